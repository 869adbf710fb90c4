import type { Feature } from '#server/feature.ts'
import { backupCalls } from './backup.calls.ts'
import { backupRoutes } from './backup.routes.ts'

export const backup: Feature = {
  name: 'backup',
  routes: backupRoutes,
  megabytes: { [backupCalls.restore.path]: 64, [backupCalls.preview.path]: 64 },
}
