import { capitalised } from '../../normalise/plainText.ts'
import { spokenWords, type Word, wordSet } from '../../normalise/words.ts'

/** Words of asking that something is kept: 'please remember that …', '…, make it a house rule'. */
const asking = wordSet(`
  4 a add advice agreed all also always an and anybody anyone as assistant at be can change correct
  could dear decided dont down everybody everyone family file fix for forget from future fyi general
  good got have heads hello here hey hi home house household i id im in info information
  is it its jot keep kitchen know knowledge law learn let lets like list log lot make me memo mind
  must my need new note noted notes of ok okay on our own please pls plz policy preference preferences
  put record records reference rember remember remind rule rules save schedule self set so somewhere
  store stuff thank thanks that thats the thing things this thx tip to today u uh um up update us want
  we whole will with would write written you your yourself
`)
/** Those that alone make it an asking. */
const keeping = wordSet(`
  agreed anybody decided file forget future fyi heads info information jot keep know law learn log
  memo mind note noted notes policy preference preferences put record rember remember remind rule
  rules save store us write
`)
/** Those that begin one at the end of a sentence without a pause. */
const orders = wordSet('add jot keep learn log make note put record remember save set store write')
const linking = wordSet('that please pls this down is for me us up yourself')
const courtesy = wordSet('please pls hey hi hello ok okay so um uh and oh dear')

// 'we don't keep alcohol' tells something, 'don't forget' asks.
const isAsking = ({ plain }: Word, n: number, words: readonly Word[]) =>
  asking.has(plain) && (plain !== 'dont' || words[n + 1]?.plain === 'forget')
const isKeeping = ({ plain }: Word) => keeping.has(plain)

/** Where what is told begins: behind an asking at the start. */
function startOf(words: readonly Word[]): number {
  const stop = words.findIndex((...word) => !isAsking(...word))
  const verb = words.findLastIndex((word, n) => n < stop && isKeeping(word))
  if (verb < 0) return words.findIndex(({ plain }) => !courtesy.has(plain))
  // 'new rule in this house: …'
  const pause = words.findLastIndex(({ afterSign }, n) => afterSign && n > verb && n <= stop)
  return pause < 0 ? words.findIndex(({ plain }, n) => n > verb && !linking.has(plain)) : pause
}

/** Where it ends: before an asking at the end, such as 'write that down'. */
function endOf(words: readonly Word[]): number {
  const first = words.findLastIndex((...word) => !isAsking(...word)) + 1
  const verb = words.findIndex((word, n) => n >= first && isKeeping(word))
  const pause = words.findIndex(({ afterSign }, n) => afterSign && n >= first && n <= verb)
  const order = words.findIndex(({ plain }, n) => n >= first && orders.has(plain))
  const end = pause < 0 ? order : pause
  return first === 0 || verb < 0 || end < 0 ? words.length : end
}

/** What a message tells, without the asking to keep it; in the words that were used. */
export function toldText(text: string): string {
  const words = spokenWords(text)
  const told = words.slice(0, endOf(words))
  const [first, last] = [told[startOf(told)], told.at(-1)]
  if (!first || !last) return capitalised(text.trim())
  const close = /^[)!]*/.exec(text.slice(last.to))?.[0] ?? ''
  return capitalised(`${text.slice(first.from, last.to)}${close}`.replace(/\s+/g, ' '))
}

const units = 'degrees|quarts|minutes|mins?|hours?|people|persons|litres|liters|cups|am|pm|%'
const numbers = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'

/** Kinds of values that a note may hold once, and another may take the place of. */
const kinds: readonly RegExp[] = [
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/gi,
  /\b\d{1,2}(?:st|nd|rd|th)\b/gi,
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

const joining = /\b(?:on|at|for|in|the|it|is|its|it's)\b/gi

/** 'The 4th!' holds nothing but a value. */
export const isValueAlone = (text: string): boolean =>
  !/\p{L}/u.test([...kinds, joining].reduce((rest, each) => rest.replace(each, ''), text))

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
