import type { Feature } from '#server/feature.ts'
import { forgetUnfinished } from '#server/lifecycle/unfinishedFiles.ts'
import { backupEndpoints } from './backup.endpoints.ts'
import { backupRoutes } from './backup.routes.ts'
import { backUpFromShell, restoreFromShell } from './backup.shell.ts'
import { copyForUpgrade } from './copyForUpgrade.ts'
import { backupMigrations, backupRuns } from './kept/backupRuns.records.ts'
import { findNewest } from './kept/kept.queries.ts'
import { newestBackup } from './kept/keptFiles.ts'
import { keepBackingUp } from './kept/nightlyBackup.ts'

export const backup: Feature = {
  name: 'backup',
  recordTypes: [backupRuns],
  migrations: backupMigrations,
  newestBackup,
  copyForUpgrade,
  lastBackup: async (app) => (await findNewest(app, app.reader))?.madeAt,
  shell: { backup: backUpFromShell, restore: restoreFromShell },
  routes: (app) => {
    void forgetUnfinished(app.config)
    keepBackingUp(app)
    return backupRoutes(app)
  },
  bodyLimits: { [backupEndpoints.restore.path]: 64, [backupEndpoints.preview.path]: 64 },
  forPeople: [backupEndpoints.restore.path],
  takesFiles: [backupEndpoints.restore.path, backupEndpoints.preview.path],
}
