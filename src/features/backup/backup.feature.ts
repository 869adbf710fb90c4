import type { Feature } from '#server/feature.ts'
import { forgetUnfinished } from '#server/lifecycle/unfinishedFiles.ts'
import { backupCalls } from './backup.endpoints.ts'
import { backupRoutes } from './backup.routes.ts'
import { newestBackup } from './dataFolder.ts'

export const backup: Feature = {
  name: 'backup',
  newestBackup,
  routes: (house) => {
    void forgetUnfinished(house.config)
    return backupRoutes(house)
  },
  megabytes: { [backupCalls.restore.path]: 64, [backupCalls.preview.path]: 64 },
  takesFiles: [backupCalls.restore.path, backupCalls.preview.path],
}
