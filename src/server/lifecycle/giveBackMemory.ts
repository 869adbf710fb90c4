import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const afterStart = 2_000
const later = 60_000

/**
 * Gives back what only the start needed: 15 MB that V8 would keep while idle. It waits while
 * somebody is there, since it takes a tenth of a second and forgets compiled code.
 */
export function giveBackMemory(isInUse: () => boolean) {
  const wait = (ms: number) => {
    setTimeout(() => {
      if (isInUse()) return wait(later)
      setFlagsFromString('--expose-gc')
      runInNewContext('gc')({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    }, ms).unref()
  }
  wait(afterStart)
}
