const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/** Descriptions as plain text: Google sends HTML, whose tags become line breaks or are removed. */
export function plainText(raw: string, longest: number): string | null {
  // Limits the text that is searched for tags.
  const text = raw.slice(0, longest * 4)
  const bare = /<\/?[a-z][^<>]*>/i.test(text) ? withoutTags(text) : text
  const clean = bare
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  if (clean.length <= longest) return clean || null
  return `${clean.slice(0, longest).toWellFormed()}…`
}

/** The patterns exclude `<` inside tags, so that matching takes linear time. */
function withoutTags(html: string): string {
  return html
    .replace(/<a\b([^<>]*)>([^<]*)<\/a>/gi, (_, given: string, words: string) => {
      const [, href = ''] = /\bhref="([^"]*)"/i.exec(given) ?? []
      if (words.trim() === '' || href.includes(words.trim())) return href
      return href ? `${words} (${href})` : words
    })
    .replace(/<li\b[^<>]*>/gi, '\n• ')
    .replace(/<(br|\/p|\/div|\/h\d|\/tr|\/ul|\/ol)\b[^<>]*>/gi, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (all, decimal, hex, name: string) => {
      const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
      if (name) return named[name.toLowerCase()] ?? all
      return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
    })
}
