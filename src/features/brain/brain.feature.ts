import type { Feature } from '#server/feature.ts'
import { brainRoutes } from './brain.routes.ts'

/** Shows the assistant's prompts; stores nothing. */
export const brain: Feature = {
  name: 'brain',
  routes: brainRoutes,
  forPeople: ['/api/system/schema', '/api/openrouter', '/api/test-conversation-context'],
}
