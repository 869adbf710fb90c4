import type { OfflineList } from '#web/lib/offlineList.ts'
import { pantryEndpoints } from '../pantry.endpoints.ts'

export const offline: readonly OfflineList[] = [
  {
    topic: pantryEndpoints.topic,
    reads: () => [pantryEndpoints.list.path, pantryEndpoints.metadata.path],
    form: async () => (await import('./PantryItemDialog.tsx')).PantryItemDialog,
  },
]
