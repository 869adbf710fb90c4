import {
  type NextTurn,
  type NextTurnQuery,
  readNextTurn,
} from '#features/assistant/chat/promptPreview.service.ts'
import type { AppContext } from '#server/appContext.ts'
import { dayIn, timeIn } from '#shared/time.ts'

/** Both calls for a few conversations, with some older versions. */
const mostKept = 12

/**
 * Caches the next turn while no list changes, since open screens ask every few seconds. The prompt
 * contains the time of day, so an entry is valid for a minute at most.
 */
export function createNextTurns(app: AppContext, read = readNextTurn) {
  const kept = new Map<string, Promise<NextTurn>>()
  return async (query: NextTurnQuery): Promise<NextTurn> => {
    const revisions = await app.reader.selectFrom('revisions').selectAll().execute()
    const zone = await app.timeZone()
    const lists = revisions.map(({ topic, revision }) => `${topic} ${revision}`).sort()
    const key = JSON.stringify([query.role, query.conversationId, dayIn(zone), timeIn(zone), lists])
    const known = kept.get(key)
    if (known) return known
    const fresh = read(app, query)
    kept.set(key, fresh)
    // Failures are not cached: the next request tries again.
    fresh.catch(() => kept.delete(key))
    for (const oldest of [...kept.keys()].slice(0, -mostKept)) kept.delete(oldest)
    return fresh
  }
}
