import type { Feature } from '#server/feature.ts'
import { forgetUnfinished } from '#server/lifecycle/unfinishedFiles.ts'
import { backupEndpoints } from './backup.endpoints.ts'
import { backupRoutes } from './backup.routes.ts'
import { newestBackup } from './dataFolder.ts'

export const backup: Feature = {
  name: 'backup',
  newestBackup,
  routes: (app) => {
    void forgetUnfinished(app.config)
    return backupRoutes(app)
  },
  bodyLimits: { [backupEndpoints.restore.path]: 64, [backupEndpoints.preview.path]: 64 },
  takesFiles: [backupEndpoints.restore.path, backupEndpoints.preview.path],
}
