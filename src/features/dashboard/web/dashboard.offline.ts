import { sampleEndpoints } from '#features/sample/sample.endpoints.ts'
import { settingsEndpoints } from '#features/settings/settings.endpoints.ts'
import type { OfflineList } from '#web/lib/offlineList.ts'

export const offline: readonly OfflineList[] = [
  { topic: sampleEndpoints.topic, reads: () => [sampleEndpoints.availability.path] },
  { topic: settingsEndpoints.topic, reads: () => [settingsEndpoints.list.path] },
]
