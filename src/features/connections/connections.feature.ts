import type { Feature } from '#server/feature.ts'
import { connectionRoutes } from './connections.routes.ts'
import { makeToken } from './connections.service.ts'

/** Ways in for other programs. */
export const connections: Feature = {
  name: 'connections',
  routes: connectionRoutes,
  forPeople: ['/api/tokens'],
  otherPaths: (app) => ({
    '/mcp': async (c) => {
      const { mcpOf } = await import('./mcp.ts')
      return mcpOf(app)(c)
    },
  }),
  proposes: ['/mcp'],
  shell: { token: makeToken },
}
