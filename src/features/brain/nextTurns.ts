import {
  type NextTurn,
  type NextTurnQuery,
  readNextTurn,
} from '#features/assistant/chat/nextTurn.service.ts'
import type { AppContext } from '#server/appContext.ts'
import { dayIn, timeIn } from '#shared/time.ts'

/** Both calls for a few conversations, each as it stands now and as it stood a moment ago. */
const mostKept = 12

/**
 * The next turn, worked out once as long as nothing changes: every open screen asks every few
 * seconds. The revisions of all lists are read in one go; the time of day stands in what is sent, so
 * a minute is the longest that anything is kept.
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
    // What failed is not kept: the next one who asks tries again.
    fresh.catch(() => kept.delete(key))
    for (const oldest of [...kept.keys()].slice(0, -mostKept)) kept.delete(oldest)
    return fresh
  }
}
