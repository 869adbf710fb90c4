/** Names as people say them: without case, and 'tomatoes' is as good as 'tomato'. */

/** One word in the singular, by the rules that food names follow. */
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

/** Two names with one key are the same name. */
export const nameKey = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[’']/g, '')
    .split(/[^\p{L}\p{N}%]+/u)
    .filter((word) => word !== '')
    .map(singular)
    .join(' ')

/** Those that a name means: the one that is written so, else whatever differs in case or number. */
export function named<T>(list: readonly T[], name: string, nameOf: (each: T) => string): T[] {
  const exact = list.filter((each) => nameOf(each) === name.trim())
  if (exact.length > 0) return exact
  const key = nameKey(name)
  return key === '' ? [] : list.filter((each) => nameKey(nameOf(each)) === key)
}
