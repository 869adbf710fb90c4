import { capitalised } from '../../normalise/plainText.ts'

const units = 'degrees|quarts|minutes|mins?|hours?|people|persons|litres|liters|cups|am|pm|%'
const numbers = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'

/** Kinds of values that a note may hold once, and another may take the place of. */
const kinds: readonly RegExp[] = [
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/gi,
  new RegExp(`(?<=for )(?:${numbers}|\\d{1,2})(?! (?:${units}))\\b`, 'gi'),
  /\b\d{1,2}(?::\d\d)?(?: ?[ap]m\b)|\b\d{1,2}:\d\d\b/gi,
  /\b\d{1,3}(?= ?(?:degrees|quarts|minutes|mins?|litres|liters|cups))/gi,
  /\b(?:mild|medium|hot|spicy)\b/gi,
]

/** What is said to hold no longer: 'not 6', 'instead of Friday'. */
const dismissed = /\b(?:not|instead of|rather than|no longer|isn't|wasn't)\s+(?:on |at )?[\w:]+/gi

const valuesIn = (text: string, kind: RegExp) => [...new Set(text.match(kind))]

/** 'on sunday' takes the capital of 'Saturday', and '6:30' the PM of '6 PM'. */
function written(fresh: string, old: string): string {
  const half = /[ap]m$/i.test(fresh) ? '' : (/ ?[AP]M$/i.exec(old)?.[0] ?? '')
  return /^[A-Z]/.test(old) ? capitalised(fresh + half) : fresh + half
}

/** A text with new values in the place of the old ones, where both texts have as many of a kind. */
export function withNewValue(before: string, said: string): string | undefined {
  const told = said.replace(dismissed, ' ')
  for (const kind of kinds) {
    const [old, fresh] = [valuesIn(before, kind), valuesIn(told, kind)]
    if (old.length === 0 || old.length !== fresh.length) continue
    const after = old.reduce(
      (text, value, n) => text.replace(value, written(fresh[n] ?? value, value)),
      before,
    )
    if (after.toLowerCase() !== before.toLowerCase()) return after
  }
  return undefined
}
