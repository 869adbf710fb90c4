import { counted } from '#shared/counted.ts'
import { Refusal } from '#shared/errors.ts'
import { millis } from '#shared/time.ts'

const minute = 60_000

/** Limits calls per minute: a stuck browser or script must not run up costs, or bury the household. */
export function createLimiter(perMinute: number) {
  let calls: number[] = []
  return () => {
    const now = millis()
    calls = calls.filter((at) => at > now - minute)
    const [oldest] = calls
    if (oldest !== undefined && calls.length >= perMinute) {
      const seconds = Math.max(1, Math.ceil((oldest + minute - now) / 1_000))
      throw new Refusal({
        code: 'tooMany',
        message: `That was a lot at once. Try again in ${counted(seconds, 'second')}.`,
      })
    }
    calls.push(now)
  }
}
