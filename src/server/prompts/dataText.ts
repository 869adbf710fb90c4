import { visibleText } from '#shared/visibleText.ts'

/** Matches nearly every text: nothing invisible, and no delimiter of a line, field or the data. */
const plain = /^[ -;=?-{}~\u00a1-\u00ac\u00ae-\u024f\u2010-\u2027]*$/

/**
 * A text for the data block: visible characters in one line, without delimiters, so that no text
 * can end its field, its line or the data.
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

/** The text with its label; empty if there is no text. */
export function labelled(label: string, text: string | null | undefined, longest: number): string {
  const shown = dataText(text, longest)
  return shown === '' ? '' : `${label} ${shown}`
}
