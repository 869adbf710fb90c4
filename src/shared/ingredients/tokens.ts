/** A word, number or sign of a line, with its place. */
export type Token = {
  text: string
  /** In lower case, with '-' for every dash; empty for a number. */
  word: string
  isNumber: boolean
  isSpaced: boolean
  from: number
  to: number
}

/** Characters; longer texts are no recipe lines, and the rest is not read. */
const longestRead = 2_000

const piece =
  /&(?:[a-z]{2,8}\d{0,2}|#\d{2,5});|\d(?:[\d.,]*\d)?|\.\d+|[¼½¾⅐-⅞]|d['’](?=\p{L})|q\.b\.?|\p{L}[\p{L}\p{M}'’-]*|[^\s\u200b\ufeff]/giu

/** HTML entities that imported pages leave in their text. */
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&frac12;': '½',
  '&frac14;': '¼',
  '&frac34;': '¾',
  '&#189;': '½',
  '&#188;': '¼',
  '&#190;': '¾',
  '&#8211;': '-',
  '&ndash;': '-',
  '&mdash;': '-',
  '&#39;': "'",
  '&rsquo;': '’',
  '&#8217;': '’',
  '&deg;': '°',
  '&quot;': '"',
  '&nbsp;': '',
  '&#160;': '',
}

const dash = /^[‐‑‒–—−]$/
const isNumber = /^(?:[\d¼½¾⅐-⅞]|\.\d)/

export function tokensOf(line: string): Token[] {
  const tokens: Token[] = []
  let end = 0
  let isAfterSpace = true
  for (const { 0: written, index } of line.slice(0, longestRead).matchAll(piece)) {
    const text = entities[written.toLowerCase()] ?? written
    if (index > end) isAfterSpace = true
    end = index + written.length
    if (text === '') {
      isAfterSpace = true
      continue
    }
    const numeric = isNumber.test(text)
    tokens.push({
      text,
      word: numeric ? '' : dash.test(text) ? '-' : text.toLowerCase().replaceAll('’', "'"),
      isNumber: numeric,
      isSpaced: isAfterSpace,
      from: index,
      to: end,
    })
    isAfterSpace = false
  }
  return tokens
}

export const textOf = (tokens: readonly Token[]): string =>
  tokens.map(({ text, isSpaced }, n) => (isSpaced && n > 0 ? ` ${text}` : text)).join('')
