import { visibleText } from '#shared/visibleText.ts'

/** Nearly every text: nothing in it is invisible, or could end a line, a field or the data. */
const plain = /^[ -;=?-{}~\u00a1-\u00ac\u00ae-\u024f\u2010-\u2027]*$/

/**
 * A text as it stands in the data: what is visible, in one line, without the signs that the data is
 * divided by. So no text can end its field, its line or the data, whatever it says.
 */
export function dataText(text: string | null | undefined, longest: number): string {
  if (!text) return ''
  const part = text.length > longest * 2 ? text.slice(0, longest * 2) : text
  const line = plain.test(part) ? part.trim() : inOneLine(visibleText(part))
  return line.length > longest ? `${line.slice(0, longest).toWellFormed().trimEnd()}…` : line
}

const inOneLine = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('; ')
    .replace(/\s+/g, ' ')
    .replaceAll('|', '/')
    .replaceAll('<', '‹')
    .replaceAll('>', '›')
