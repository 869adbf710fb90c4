/**
 * What nobody sees, but a model reads or a card would hide: tag characters, zero-width and
 * direction marks, and whatever else is only there for the layout of text.
 */
const invisible =
  /\p{Cf}|[\u115F\u1160\u17B4\u17B5\u3164\uFFA0]|\u034F|[\uFE00-\uFE0E]|[\u{E0100}-\u{E01EF}]/gu

/** Joiners that belong to a sign: within an emoji, and within words of scripts that need them. */
const sign =
  '\\p{Extended_Pictographic}|\\p{Emoji_Modifier}|\\uFE0F|\\p{Script=Arabic}|\\p{Script=Devanagari}|\\p{Script=Bengali}|\\p{Script=Malayalam}'
const joined = new RegExp(`(?<=${sign})[\\u200C\\u200D](?=${sign})`, 'u')

/** Text without what can't be seen. */
export const visibleText = (text: string): string =>
  text.replace(invisible, (mark, at: number) => (isJoiner(mark) && joins(text, at) ? mark : ''))

const isJoiner = (mark: string) => mark === '\u200C' || mark === '\u200D'

/** An emoji takes two code units. */
const joins = (text: string, at: number) => joined.test(text.slice(Math.max(at - 2, 0), at + 3))

/** The same for every text within a value from outside, and for the names of its fields. */
export function visibleValue(value: unknown): unknown {
  if (typeof value === 'string') return visibleText(value)
  if (Array.isArray(value)) return value.map(visibleValue)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [visibleText(name), visibleValue(each)]),
  )
}
