import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'
import { type Bytes, joined, type Piece } from './pieces.ts'

/** Gzip of pieces that know nothing of each other, so that each is compressed once (RFC 1952). */
export async function gzip(pieces: Piece[]): Promise<Bytes> {
  const trailer = new DataView(new ArrayBuffer(8))
  trailer.setUint32(
    0,
    pieces.reduce((sum, { bytes }) => crc32(bytes, sum), 0),
    true,
  )
  trailer.setUint32(4, lengthOf(pieces), true)
  return joined([
    Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff),
    ...(await Promise.all(pieces.map(deflated))),
    Uint8Array.of(3, 0),
    new Uint8Array(trailer.buffer),
  ])
}

function deflated(piece: Piece): Promise<Bytes> {
  piece.deflated ??= promisify(deflateRaw)(piece.bytes, {
    level: 6,
    finishFlush: constants.Z_FULL_FLUSH,
  })
  return piece.deflated
}

export const lengthOf = (pieces: Piece[]) =>
  pieces.reduce((sum, { bytes }) => sum + bytes.length, 0)
