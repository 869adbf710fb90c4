import { millis } from '#shared/time.ts'

/** Characters of a token, about. */
const tokenLength = 4
/** Milliseconds until the speed can be told, and between two tellings. */
const between = 1_500

/** Tells how fast characters come, now and then. */
export function speedometer(tell: (tokensPerSecond: number) => void, clock = millis) {
  let [characters, begun, told] = [0, 0, 0]
  return (more: number) => {
    const now = clock()
    // The first ones came out of nothing, so they say nothing about the speed.
    if (begun === 0) [begun, told] = [now, now]
    else characters += more
    if (now - told < between) return
    told = now
    tell(Math.max(1, Math.round((characters * 1_000) / tokenLength / (now - begun))))
  }
}
