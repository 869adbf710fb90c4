import type { AppContext } from '../appContext.ts'
import { log } from './log.ts'

const soon = 60_000
const sometimes = 6 * 60 * 60 * 1_000

/** Runs work in the background, one at a time; `isOver` says that the program stops. */
export function runRepeatedly(
  { health, onClose }: Pick<AppContext, 'health' | 'onClose'>,
  work: (isOver: () => boolean) => Promise<void>,
  notDone: string,
) {
  let isOver = false
  let underWay = Promise.resolve()
  const attempt = async () => {
    try {
      if (health.state === 'ok') await work(() => isOver)
    } catch (error) {
      log.warn(notDone, { error: String(error) })
    }
  }
  const run = () => {
    underWay = underWay.then(attempt)
  }
  const first = setTimeout(run, soon).unref()
  const timer = setInterval(run, sometimes).unref()
  onClose(() => {
    isOver = true
    clearTimeout(first)
    clearInterval(timer)
    return underWay
  })
}
