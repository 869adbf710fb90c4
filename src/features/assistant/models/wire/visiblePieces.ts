import { visibleText } from '#shared/visibleText.ts'

/** Visible text of a stream in pieces: half of a surrogate pair waits for the other half. */
export function visiblePieces(): (piece: string) => string {
  let half = ''
  return (piece) => {
    const text = half + piece
    half = /[\ud800-\udbff]$/.exec(text)?.[0] ?? ''
    return visibleText(half ? text.slice(0, -1) : text)
  }
}
