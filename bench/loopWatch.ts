import { writeFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

/** In the thread's own time: others on this machine may take the processor meanwhile. */
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
    /** The longest time for which nothing else had its turn, since the last time it was asked. */
    longest: () => {
      tick()
      const was = longest
      longest = 0
      return was
    },
    stop: () => clearInterval(timer),
  }
}

// Loaded before a program: it writes down what it is asked for by a signal.
const file = process.env.LOOP_FILE
if (file && isMainThread) {
  const watching = watchLoop()
  let asked = 0
  process.on('SIGUSR2', () => {
    asked += 1
    writeFileSync(file, `${asked} ${watching.longest()};`)
  })
}
