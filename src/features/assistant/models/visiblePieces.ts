import { visibleText } from '#shared/visibleText.ts'

/**
 * What can be seen of a text that comes in pieces. A character of two halves may be cut between two
 * of them: the first half waits for the second.
 */
export function visiblePieces(): (piece: string) => string {
  let half = ''
  return (piece) => {
    const text = half + piece
    half = /[\ud800-\udbff]$/.exec(text)?.[0] ?? ''
    return visibleText(half ? text.slice(0, -1) : text)
  }
}
