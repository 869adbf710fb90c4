import { setImmediate as letOthers } from 'node:timers/promises'
import type { AppContext } from '../appContext.ts'

/**
 * Lists as they were last read. One is read again only when its revision says that it changed: so
 * asking costs a tiny read, and what was worked out about the records still holds.
 */
export const createCachedLists =
  ({ revisionOf }: Pick<AppContext, 'revisionOf'>) =>
  <T>(topics: readonly string[], read: (today: string) => Promise<T>, daily = false) => {
    /** A list may be long, and whoever needs one needs several: others come in between. */
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
      // A failed read is not kept: the next one tries again.
      list.catch(() => {
        if (known === fresh) known = undefined
      })
      return list
    }
  }
