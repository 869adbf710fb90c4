import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'

type Bytes = Uint8Array<ArrayBuffer>
type Piece = { length: number; deflated: Bytes }

/** A gzip file and what it was made of, so that the next one can take over what is the same. */
export type Gzipped = { plain: Bytes; pieces: Piece[]; file: Bytes }

const pieceBytes = 64 * 1024

/**
 * Gzip of a long text that changes a little at a time. It consists of pieces that know nothing of
 * each other: those that are the same at the front and at the back of the one before are taken from
 * there, and only what lies between is compressed.
 */
export async function gzipInPieces(plain: Bytes, before?: Gzipped): Promise<Gzipped> {
  const front = before ? sameInFront(plain, before) : []
  const begin = lengthOf(front)
  const back = before ? sameAtBack(plain.subarray(begin), before, front.length) : []
  const pieces = [
    ...front,
    ...(await deflated(plain.subarray(begin, plain.length - lengthOf(back)))),
    ...back,
  ]
  return { plain, pieces, file: fileOf(plain, pieces) }
}

function sameInFront(plain: Bytes, { plain: old, pieces }: Gzipped): Piece[] {
  let at = 0
  const differs = pieces.findIndex(({ length }) => {
    const same = equal(plain.subarray(at, at + length), old.subarray(at, at + length))
    if (same) at += length
    return !same
  })
  return differs < 0 ? pieces : pieces.slice(0, differs)
}

function sameAtBack(rest: Bytes, { plain: old, pieces }: Gzipped, taken: number): Piece[] {
  let [end, oldEnd] = [rest.length, old.length]
  const last = pieces.slice(taken).findLastIndex(({ length }) => {
    const same =
      length <= end &&
      equal(rest.subarray(end - length, end), old.subarray(oldEnd - length, oldEnd))
    if (same) {
      end -= length
      oldEnd -= length
    }
    return !same
  })
  return pieces.slice(taken + last + 1)
}

/** What lies between, in pieces of the same length. */
async function deflated(bytes: Bytes): Promise<Piece[]> {
  const count = Math.max(1, Math.round(bytes.length / pieceBytes))
  const length = Math.ceil(bytes.length / count)
  return Promise.all(
    Array.from({ length: bytes.length ? count : 0 }, async (_, n) => {
      const part = bytes.subarray(n * length, (n + 1) * length)
      const options = { level: 6, finishFlush: constants.Z_FULL_FLUSH }
      return {
        length: part.length,
        deflated: new Uint8Array(await promisify(deflateRaw)(part, options)),
      }
    }),
  )
}

/** Header, pieces, an empty last block, and the sum and length of the whole (RFC 1952). */
function fileOf(plain: Bytes, pieces: Piece[]): Bytes {
  const header = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]
  const trailer = new DataView(new ArrayBuffer(8))
  trailer.setUint32(0, crc32(plain), true)
  trailer.setUint32(4, plain.length, true)
  const parts = [
    Uint8Array.from(header),
    ...pieces.map(({ deflated }) => deflated),
    Uint8Array.of(3, 0),
    new Uint8Array(trailer.buffer),
  ]
  return new Uint8Array(Buffer.concat(parts))
}

const lengthOf = (pieces: Piece[]) => pieces.reduce((sum, { length }) => sum + length, 0)

const equal = (a: Uint8Array, b: Uint8Array) => Buffer.compare(a, b) === 0
