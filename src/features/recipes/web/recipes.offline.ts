import type { OfflineList } from '#web/lib/offlineList.ts'
import { recipesEndpoints } from '../recipes.endpoints.ts'

export const offline: readonly OfflineList[] = [
  {
    topic: recipesEndpoints.topic,
    reads: () => [recipesEndpoints.list.path],
    form: async () => (await import('./RecipeDialog.tsx')).RecipeDialog,
  },
]
