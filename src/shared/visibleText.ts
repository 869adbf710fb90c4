/**
 * Characters that people don't see but a model reads: tags (U+E0000 to U+E007F) and variation
 * selectors, which can hide a whole text, zero-width characters, direction marks, fillers and
 * control characters. Line breaks and tabs stay.
 */
const invisible = /[\p{Cc}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu

/** A fast test for texts without such characters, which most are. */
const plain = /^[\n\t -~\u00a0-\u00ac\u00ae-\u024f\u2010-\u2027\u2030-\u205e]*$/

const joining =
  '\\p{Script=Arabic}|\\p{Script=Devanagari}|\\p{Script=Bengali}|\\p{Script=Malayalam}'
const picture = '\\p{Extended_Pictographic}|\\p{Emoji_Modifier}'

/** A joiner or variation selector within an emoji, or within a word of a joining script. */
const belongs = new RegExp(
  `(?<=${picture}|\\uFE0F|${joining})[\\u200C\\u200D](?=${picture}|${joining})|(?<=\\p{Extended_Pictographic})\\uFE0F`,
  'u',
)

/** An emoji takes two code units. */
const isPart = (text: string, at: number) => belongs.test(text.slice(Math.max(at - 2, 0), at + 3))

const isKept = (sign: string, at: number, text: string) =>
  sign === '\n' || sign === '\t' || (/\u200C|\u200D|\uFE0F/.test(sign) && isPart(text, at))

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

export function visibleValue(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return visibleText(value)
  if (value === null || typeof value !== 'object' || depth > deepest) return value
  if (Array.isArray(value)) return value.map((each) => visibleValue(each, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [visibleText(name), visibleValue(each, depth + 1)]),
  )
}
