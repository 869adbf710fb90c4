import type { Context } from 'hono'
import type { AppContext, HistoryList } from '#server/appContext.ts'
import { actorOf, idFrom, readInputIfAny } from '#server/http/input.ts'
import { answer, answerInput } from '#server/http/routes.ts'
import { done } from '#shared/endpoint.ts'
import { Refusal } from '#shared/errors.ts'
import { listPeople } from './historyEntries.queries.ts'
import { Restoration, VersionQuery } from './versions.contract.ts'
import { versionEndpoints } from './versions.endpoints.ts'
import { listVersions } from './versions.queries.ts'
import { restoreDeleted, restoreVersion } from './versions.restoring.ts'

export function versionRoutes(app: AppContext) {
  const { historyLists, recordTypes: everyType } = app
  return [
    answerInput(versionEndpoints.list, VersionQuery, (query, c) => {
      const { recordTypes } = listFrom(c, historyLists)
      // A list's own records come first among its kinds.
      const meant = query.record === undefined ? recordTypes : recordTypes.slice(0, 1)
      return listVersions(app.reader, everyType, meant, query)
    }),
    answer(versionEndpoints.people, (c) =>
      listPeople(app.reader, listFrom(c, historyLists).recordTypes),
    ),
    answer(versionEndpoints.restore, async (c) => {
      const chosen = await readInputIfAny(c, Restoration)
      const id = idFrom(c, 'change')
      const restored = await restoreVersion(app, id, { actor: actorOf(c), ...chosen })
      return { ...done, ...restored }
    }),
    answer(versionEndpoints.revertPantry, async (c) => {
      const pantry = everyType.find(({ name }) => name === 'pantry')
      if (!pantry) throw new Error('There is no pantry')
      return { ...done, ...(await restoreDeleted(app, pantry, actorOf(c))) }
    }),
  ]
}

function listFrom(c: Context, historyLists: readonly HistoryList[]) {
  const entity = c.req.param('entity')
  const list = historyLists.find((each) => each.entity === entity)
  if (list) return list
  const known = historyLists.map((each) => each.entity).join(', ')
  throw new Refusal({
    code: 'unknown',
    message: `There's no such version history. Choose one of: ${known}.`,
  })
}
