/**
 * Characters that nobody sees and a model reads all the same: tags (U+E0000 to U+E007F) and
 * variation selectors, which can carry a whole hidden text, zero-width ones, those that turn the
 * direction of writing, fillers, control characters. Line breaks and tabs are to stay.
 */
const invisible = /[\p{Cc}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu

/** Nearly every text has none of them, and is looked through by a simpler test. */
const plain = /^[\n\t -~\u00a0-\u00ac\u00ae-\u024f\u2010-\u2027\u2030-\u205e]*$/

/** A text as a person sees it, whatever else is in it. */
export const visibleText = (text: string): string =>
  plain.test(text)
    ? text
    : text
        .toWellFormed()
        .replace(/\r\n?|[\u2028\u2029]/g, '\n')
        .replace(invisible, (sign) => (sign === '\n' || sign === '\t' ? sign : ''))

const deepest = 12

/** The same for every text in a value that came as JSON. */
export function visibleValue(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return visibleText(value)
  if (value === null || typeof value !== 'object' || depth > deepest) return value
  if (Array.isArray(value)) return value.map((each) => visibleValue(each, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, visibleValue(each, depth + 1)]),
  )
}
