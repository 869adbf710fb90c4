import type { Context } from 'hono'
import { importingOf } from '#features/recipes/recipes.service.ts'
import type { AppContext } from '#server/appContext.ts'
import { isFileBody } from '#server/http/fileBody.ts'
import { actorOf } from '#server/http/input.ts'
import { receiveFile } from '#server/http/receiveFile.ts'
import { answer, answerInput, routes } from '#server/http/routes.ts'
import type { Actor } from '#server/records/recorder.ts'
import { done } from '#shared/endpoint.ts'
import { unreadable } from '#shared/errors.ts'
import { movesOf } from './moves.ts'
import { MovedLists, ServerSource } from './moving.contract.ts'
import { movingEndpoints } from './moving.endpoints.ts'
import { serverAddress } from './servers/askServer.ts'
import { readServer } from './servers/readServer.ts'

/** Megabytes: a household of some thousand recipes with their pictures. */
const largestFile = 1_000

export function movingRoutes(app: AppContext) {
  const moves = movesOf(app)
  return routes(
    answer(movingEndpoints.list, () => moves.list()),
    answer(movingEndpoints.readFile, async (c) => {
      if (!isFileBody(c)) throw unreadable('This call needs a file.')
      const name = (c.req.query('name') ?? '').slice(0, 200)
      const { path, discard } = await receiveFile(c, app.config, { megabytes: largestFile })
      try {
        return await moves.read(name, (signal) =>
          importingOf(app).household({ path, name }, signal).finally(discard),
        )
      } catch (error) {
        await discard()
        throw error
      }
    }),
    answerInput(movingEndpoints.readServer, ServerSource, ({ program, address, key }) => {
      const url = serverAddress(address)
      return moves.read(url.host, (signal, doing) =>
        readServer(app, { program, url, key }, signal, doing),
      )
    }),
    answerInput(movingEndpoints.save, MovedLists, ({ lists }, c) =>
      moves.save(idOf(c), lists, backgroundActor(c)),
    ),
    answer(movingEndpoints.stop, (c) => moves.stop(idOf(c))),
    answer(movingEndpoints.undo, (c) => moves.undo(idOf(c), backgroundActor(c))),
    answer(movingEndpoints.forget, async (c) => {
      await moves.forget(idOf(c))
      return done
    }),
  )
}

const idOf = (c: Context) => c.req.param('id') ?? ''

/**
 * What is written after the answer has neither its idempotency key nor its headers, and every page
 * is told of it: the one that asked has no answer to read the lists again for.
 */
const backgroundActor = (c: Context): Actor => {
  const { userId, by } = actorOf(c)
  return { userId, by }
}
