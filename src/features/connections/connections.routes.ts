import type { AppContext } from '#server/appContext.ts'
import { answer, answerInput, routes } from '#server/http/routes.ts'
import { done } from '#shared/endpoint.ts'
import { conflict, notFound } from '#shared/errors.ts'
import { sameName } from '#shared/order.ts'
import { NewToken } from './connections.contract.ts'
import { tokenEndpoints } from './connections.endpoints.ts'

const mostTokens = 50

export const connectionRoutes = ({ accessTokens }: AppContext) =>
  routes(
    answer(tokenEndpoints.list, () => accessTokens.list()),
    answerInput(tokenEndpoints.make, NewToken, async ({ name, scope }, c) => {
      const known = await accessTokens.list()
      if (known.length >= mostTokens) {
        throw conflict(`There are ${mostTokens} tokens already. Revoke one that is not used.`)
      }
      if (known.some((token) => sameName(token.name, name))) {
        throw conflict('There is a token with this name already.')
      }
      const { token, text } = await accessTokens.make(name, scope)
      c.status(201)
      c.header('Cache-Control', 'no-store')
      return { ...token, text }
    }),
    answer(tokenEndpoints.revoke, async (c) => {
      if (!(await accessTokens.revoke(c.req.param('id') ?? ''))) throw notFound('token')
      return done
    }),
  )
