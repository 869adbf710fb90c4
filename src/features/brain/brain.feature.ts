import type { Feature } from '#server/feature.ts'
import { brainRoutes } from './brain.routes.ts'

/** Windows onto what the assistant is told: nothing is stored here. */
export const brain: Feature = { name: 'brain', routes: brainRoutes }
