export type Piece = { at: number; words: string; href?: string }

/** Splits a text into links (http and https only) and plain pieces. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = []
  let at = 0
  for (const match of text.matchAll(/\bhttps?:\/\/[^\s<>"]+/gi)) {
    // Punctuation or a bracket at the end is not part of the address.
    const words = match[0].replace(/[.,;:!?)\]}'’”]+$/, '')
    if (!URL.canParse(words)) continue
    if (match.index > at) found.push({ at, words: text.slice(at, match.index) })
    found.push({ at: match.index, words, href: words })
    at = match.index + words.length
  }
  if (at < text.length) found.push({ at, words: text.slice(at) })
  return found
}
