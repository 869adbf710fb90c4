import { writeFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

/** Measured in the thread's own CPU time, since other processes may use the processor. */
export function watchLoop() {
  const spent = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1_000
  }
  let [last, longest] = [spent(), 0]
  const tick = () => {
    const now = spent()
    longest = Math.max(longest, now - last)
    last = now
  }
  const timer = setInterval(tick, 1).unref()
  return {
    /** Milliseconds of the longest block since the last call. */
    longest: () => {
      tick()
      const was = longest
      longest = 0
      return was
    },
    stop: () => clearInterval(timer),
  }
}

// Preloaded into a program (`--import`): writes its longest block to a file on SIGUSR2.
const file = process.env.LOOP_FILE
if (file && isMainThread) {
  const watching = watchLoop()
  let asked = 0
  process.on('SIGUSR2', () => {
    asked += 1
    writeFileSync(file, `${asked} ${watching.longest()};`)
  })
}
