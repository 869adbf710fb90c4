import { hash } from 'node:crypto'

export type Bytes = Uint8Array<ArrayBuffer>

/** A part of an answer that stays the same while its records do. */
export type Piece = {
  records: readonly object[]
  bytes: Bytes
  digest: string
  deflated?: Promise<Bytes>
}

/** Bytes of a piece, about: small enough to be made anew quickly, large enough to compress well. */
const pieceBytes = 64 * 1024

const open = pieceOf('[')
const comma = pieceOf(',')
const close = pieceOf(']')

/**
 * An answer as JSON in pieces. A list is cut between its records; the pieces in which no record has
 * changed since the answer before are taken from there.
 */
export function createPieces(): (answer: unknown) => Piece[] {
  let known = new Map<object | undefined, Piece>()

  const keptAt = (records: readonly object[], at: number) => {
    const piece = known.get(records[at])
    return piece?.records.every((record, n) => record === records[at + n]) ? piece : undefined
  }

  function newAt(records: readonly object[], at: number): Piece {
    const texts: string[] = []
    let length = 0
    for (let next = at; next < records.length && length < pieceBytes; next += 1) {
      if (next > at && keptAt(records, next)) break
      const text = JSON.stringify(records[next])
      texts.push(text)
      length += text.length
    }
    return pieceOf(texts.join(), records.slice(at, at + texts.length))
  }

  return (answer) => {
    if (!Array.isArray(answer)) return [pieceOf(JSON.stringify(answer))]
    const pieces: Piece[] = []
    for (let at = 0; at < answer.length; at += pieces.at(-1)?.records.length ?? 0)
      pieces.push(keptAt(answer, at) ?? newAt(answer, at))
    known = new Map(pieces.map((piece) => [piece.records[0], piece]))
    return [open, ...pieces.flatMap((piece, n) => (n ? [comma, piece] : [piece])), close]
  }
}

function pieceOf(text: string, records: readonly object[] = []): Piece {
  const bytes = new TextEncoder().encode(text)
  return { records, bytes, digest: hash('sha256', bytes) }
}

export const joined = (parts: Bytes[]): Bytes => Buffer.concat(parts)
