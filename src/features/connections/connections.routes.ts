import type { AppContext } from '#server/appContext.ts'
import { answer, answerInput, routes } from '#server/http/routes.ts'
import { done } from '#shared/endpoint.ts'
import { notFound } from '#shared/errors.ts'
import { NewToken } from './connections.contract.ts'
import { tokenEndpoints } from './connections.endpoints.ts'
import { newToken } from './connections.service.ts'

export const connectionRoutes = (app: AppContext) =>
  routes(
    answer(tokenEndpoints.list, () => app.accessTokens.list()),
    answerInput(tokenEndpoints.make, NewToken, ({ name, scope }, c) => {
      c.status(201)
      c.header('Cache-Control', 'no-store')
      return newToken(app, name, scope)
    }),
    answer(tokenEndpoints.revoke, async (c) => {
      if (!(await app.accessTokens.revoke(c.req.param('id') ?? ''))) throw notFound('token')
      return done
    }),
  )
