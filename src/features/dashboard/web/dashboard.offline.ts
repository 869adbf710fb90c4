import { sampleEndpoints } from '#features/sample/sample.endpoints.ts'
import { settingsEndpoints } from '#features/settings/settings.endpoints.ts'
import type { OfflineList } from '#web/lib/offlineList.ts'

/** Its lists without a connection. */
export const offline: readonly OfflineList[] = [
  { topic: sampleEndpoints.topic, reads: () => [sampleEndpoints.availability.path] },
  { topic: settingsEndpoints.topic, reads: () => [settingsEndpoints.list.path] },
]
