/**
 * Characters that nobody sees and a model reads all the same: tags (U+E0000 to U+E007F) and
 * variation selectors, which can carry a whole hidden text, zero-width ones, those that turn the
 * direction of writing, fillers, control characters. Line breaks and tabs are to stay.
 */
const invisible = /[\p{Cc}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu

/** Nearly every text has none of them, and is looked through by a simpler test. */
const plain = /^[\n\t -~\u00a0-\u00ac\u00ae-\u024f\u2010-\u2027\u2030-\u205e]*$/

/** Scripts whose words need joiners to be read. */
const joining =
  '\\p{Script=Arabic}|\\p{Script=Devanagari}|\\p{Script=Bengali}|\\p{Script=Malayalam}'
const picture = '\\p{Extended_Pictographic}|\\p{Emoji_Modifier}'

/** What belongs to the sign before it: within an emoji, and within such words. One, never a row. */
const belongs = new RegExp(
  `(?<=${picture}|\\uFE0F|${joining})[\\u200C\\u200D](?=${picture}|${joining})|(?<=\\p{Extended_Pictographic})\\uFE0F`,
  'u',
)

/** An emoji takes two code units. */
const isPart = (text: string, at: number) => belongs.test(text.slice(Math.max(at - 2, 0), at + 3))

const isKept = (sign: string, at: number, text: string) =>
  sign === '\n' || sign === '\t' || (/\u200C|\u200D|\uFE0F/.test(sign) && isPart(text, at))

/** A text as a person sees it, whatever else is in it. */
export const visibleText = (text: string): string =>
  plain.test(text)
    ? text
    : text
        .toWellFormed()
        .replace(/\r\n?|[\u2028\u2029]/g, '\n')
        .replace(invisible, (sign, at: number, whole: string) =>
          isKept(sign, at, whole) ? sign : '',
        )

const deepest = 12

/** The same for every text in a value that came as JSON. */
export function visibleValue(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return visibleText(value)
  if (value === null || typeof value !== 'object' || depth > deepest) return value
  if (Array.isArray(value)) return value.map((each) => visibleValue(each, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [visibleText(name), visibleValue(each, depth + 1)]),
  )
}
