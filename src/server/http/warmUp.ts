import type { AppContext } from '../appContext.ts'
import type { Feature } from '../feature.ts'
import { inWays } from '../householdWays.ts'
import { log } from '../lifecycle/log.ts'

/** Milliseconds in which the page that was just opened reads its own lists. */
const afterPage = 200
/** The first fills caches; the others let V8 compile what they run. */
const rounds = 3

/** V8 compiles for the whole process, in which tests serve many households. */
let isWarm = false

/**
 * Warms features up when the first page is open: a program that nobody uses stays small, and whoever
 * opens it needs longer than that to press something.
 */
export function warmUpOnce(app: AppContext, features: readonly Feature[]): () => void {
  let isClosed = false
  return () => {
    if (isWarm) return
    isWarm = true
    const timer = setTimeout(async () => {
      const warm = async ({ name, warmUp }: Feature) => {
        try {
          if (!isClosed && warmUp) await inWays(await app.ways(), () => warmUp(app))
        } catch (error) {
          log.debug('not warmed up', { feature: name, error: String(error) })
        }
      }
      for (let round = 0; round < rounds; round += 1)
        for (const feature of features) await warm(feature)
    }, afterPage)
    timer.unref()
    app.onClose(async () => {
      isClosed = true
      clearTimeout(timer)
    })
  }
}
