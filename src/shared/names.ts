import { memoized } from './memoized.ts'

/** Lower case without accents: 'crème fraîche' becomes 'creme fraiche'. */
export const withoutAccents = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}|[’']/gu, '')

/** The singular of one word, by the rules of food names. */
export function singular(word: string): string {
  if (word.length < 4) return /^[^s]{2}s$/.test(word) && word !== 'gas' ? word.slice(0, -1) : word
  if (/^(?:kiwi|chil+i|zucchini|panini)e?s$/.test(word)) return word.replace(/e?s$/, '')
  if (/(?:ss|us|is)$/.test(word)) return word
  if (/^(?:cook|brown|smooth|vegg|sweet|calor|p)ies$/.test(word)) return word.slice(0, -1)
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`
  if (/(?:lea|loa|hal|cal)ves$/.test(word)) return `${word.slice(0, -3)}f`
  if (/(?:sh|ch|x|ss|zz|[^aeiou]o)es$/.test(word)) return word.slice(0, -2)
  return word.replace(/s$/, '')
}

/** Equal for names that differ only in case, signs or number: 'Tomatoes' and 'tomato'. */
export const nameKey = memoized(
  (name): string =>
    name
      .toLowerCase()
      .normalize('NFKC')
      .replace(/[’']/g, '')
      .split(/[^\p{L}\p{N}%]+/u)
      .filter((word) => word !== '')
      .map(singular)
      .join(' '),
  20_000,
)

/** The entries with exactly this name, else those with the same `nameKey`. */
export function named<T>(list: readonly T[], name: string, nameOf: (each: T) => string): T[] {
  const exact = list.filter((each) => nameOf(each) === name.trim())
  if (exact.length > 0) return exact
  const key = nameKey(name)
  return key === '' ? [] : list.filter((each) => nameKey(nameOf(each)) === key)
}
