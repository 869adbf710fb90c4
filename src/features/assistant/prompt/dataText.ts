import { visibleText } from '#shared/visibleText.ts'

/** What could end a line, a field or the block of data. */
const unsafe = /[\n\t|<>]|\s{2}/

/**
 * A text as it stands in the data: what is visible, in one line, without the signs that the data is
 * divided by. So no text can end its field, its line or the data, whatever it says.
 */
export function dataText(text: string | null | undefined, longest: number): string {
  if (!text) return ''
  const shown = visibleText(text.length > longest * 2 ? text.slice(0, longest * 2) : text)
  const line = unsafe.test(shown) ? inOneLine(shown) : shown.trim()
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
