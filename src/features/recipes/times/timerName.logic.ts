import { capitalised } from '#shared/capitalised.ts'
import { nameKey } from '#shared/names.ts'
import type { StepPart } from './stepTimes.logic.ts'

const edge = /[.;,:!?()]\s*|\b(?:and|then)\s+/i
/** Words that say nothing of what is done meanwhile. */
const empty = /^(?:for|about|another|more|again|\W)*$/i

const words = (part: StepPart | undefined) => (typeof part === 'string' ? part : '')
const before = (part: StepPart | undefined) => words(part).split(edge).at(-1)?.trimStart() ?? ''
const behind = (part: StepPart | undefined) => words(part).split(edge)[0]?.trimEnd() ?? ''

/**
 * The name of a timer: its step, or, of one with several times, the words around this one
 * ('Simmer 20 min'), which tell it from the others.
 */
export function timerName(step: string, shown: readonly StepPart[], at: number): string {
  const places = shown.flatMap((part, n) => (typeof part === 'string' ? [] : [n]))
  if (places.length < 2) return step
  const names = places.map((n) => nameAt(shown, n, false))
  const own = places.indexOf(at)
  const isAmong = (all: readonly string[]) =>
    all.some((name, n) => n !== own && nameKey(name) === nameKey(all[own] ?? ''))
  if (!isAmong(names)) return names[own] ?? step
  const long = places.map((n) => nameAt(shown, n, true))
  return isAmong(long) ? `${long[own]} (${own + 1})` : (long[own] ?? step)
}

function nameAt(parts: readonly StepPart[], at: number, isLong: boolean): string {
  const part = parts[at]
  const time = typeof part === 'object' ? part.text : ''
  const first = before(parts[at - 1])
  const rest = isLong || empty.test(first) ? behind(parts[at + 1]) : ''
  return capitalised(`${first}${time}${rest}`.trim())
}
