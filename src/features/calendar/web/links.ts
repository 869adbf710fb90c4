export type Piece = { at: number; words: string; href?: string }

/** A text cut into what can be followed (http and https alone) and what can't. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = []
  let at = 0
  for (const match of text.matchAll(/\bhttps?:\/\/[^\s<>"]+/gi)) {
    // What ends a sentence, or a bracket around it, is not part of the address.
    const words = match[0].replace(/[.,;:!?)\]}'’”]+$/, '')
    if (!URL.canParse(words)) continue
    if (match.index > at) found.push({ at, words: text.slice(at, match.index) })
    found.push({ at: match.index, words, href: words })
    at = match.index + words.length
  }
  if (at < text.length) found.push({ at, words: text.slice(at) })
  return found
}
