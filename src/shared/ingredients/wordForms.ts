import { nameKey } from '../names.ts'

export const fractionSigns: readonly (readonly [string, number])[] = [
  ['½', 1 / 2],
  ['¼', 1 / 4],
  ['¾', 3 / 4],
  ['⅓', 1 / 3],
  ['⅔', 2 / 3],
  ['⅛', 1 / 8],
  ['⅙', 1 / 6],
  ['⅜', 3 / 8],
  ['⅝', 5 / 8],
  ['⅞', 7 / 8],
]

export const isPlural = (word: string) => word !== '' && nameKey(word) !== word.toLowerCase()

const shortened = /(?:^|[ -])(?:oz|tbsp|tsp|gal|pkg|pkt|dozen|doz|tbs|tbl|inch)$/i

/** Abbreviations such as 'lb' and 'kg' have no plural. */
export function inPlural(word: string): string {
  if (word.length < 3 || isPlural(word) || shortened.test(word)) return word
  if (/(?:lo|le)af$/i.test(word)) return word.replace(/f$/i, 'ves')
  if (/^chill?i$/i.test(word)) return `${word}es`
  if (/[^aeiou]y$/i.test(word)) return word.replace(/y$/i, 'ies')
  return /(?:s|x|ch|sh|ato)$/i.test(word) ? `${word}es` : `${word}s`
}
