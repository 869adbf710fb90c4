import type { Feature } from '#server/feature.ts'
import { routes } from '#server/http/routes.ts'
import { systemRoutes } from './system.routes.ts'

export const system: Feature = { name: 'system', routes: (app) => routes(systemRoutes(app)) }
