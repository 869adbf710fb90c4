import { setImmediate as letOthers } from 'node:timers/promises'
import type { AppContext } from '../appContext.ts'

/** Caches lists by revision: an unchanged list costs one small read, and keeps its records. */
export const createCachedLists =
  ({ revisionOf }: Pick<AppContext, 'revisionOf'>) =>
  <T>(topics: readonly string[], read: (today: string) => Promise<T>, daily = false) => {
    /** Lets other requests run first, since a list may be long and callers need several. */
    const readAlone = async (today: string) => {
      await letOthers()
      return read(today)
    }
    let known: { key: string; list: Promise<T> } | undefined
    return async (today: string): Promise<T> => {
      const revisions = await Promise.all(topics.map((topic) => revisionOf(topic)))
      const key = `${revisions.join()} ${daily ? today : ''}`
      if (known?.key === key) return known.list
      const list = readAlone(today)
      const fresh = { key, list }
      known = fresh
      // A failed read is not cached.
      list.catch(() => {
        if (known === fresh) known = undefined
      })
      return list
    }
  }
