import type { AppContext } from '../appContext.ts'
import { log } from './log.ts'

const aMinute = 60_000
const sixHours = 6 * 60 * aMinute

export const often = { every: aMinute }
const sometimes = { every: sixHours }

/** Runs work in the background, one at a time; `stopping` aborts when the program stops. */
export function runRepeatedly(
  { health, onClose }: Pick<AppContext, 'health' | 'onClose'>,
  work: (stopping: AbortSignal) => Promise<void>,
  notDone: string,
  { every } = sometimes,
) {
  const stopping = new AbortController()
  let underWay = Promise.resolve()
  const attempt = async () => {
    try {
      if (health.state === 'ok' && !stopping.signal.aborted) await work(stopping.signal)
    } catch (error) {
      if (!stopping.signal.aborted) log.warn(notDone, { error: String(error) })
    }
  }
  const run = () => {
    underWay = underWay.then(attempt)
  }
  const first = setTimeout(run, aMinute).unref()
  const timer = setInterval(run, every).unref()
  onClose(() => {
    stopping.abort()
    clearTimeout(first)
    clearInterval(timer)
    return underWay
  })
}
