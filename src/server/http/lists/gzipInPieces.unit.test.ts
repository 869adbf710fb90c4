import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { dice } from '#test/dice.ts'
import { type Gzipped, gzipInPieces } from './gzipInPieces.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const unpacked = ({ file }: Gzipped) => gunzipSync(file).toString()
const long = Array.from({ length: 30_000 }, (_, n) => `Jar ${n}`).join()

describe('gzip in pieces', () => {
  test('takes over every piece but the changed one', async () => {
    const before = await gzipInPieces(bytesOf(long))
    const after = await gzipInPieces(bytesOf(long.replace('Jar 15000', 'Cup 15000 of it')), before)
    expect(after.pieces.filter((piece) => !before.pieces.includes(piece))).toHaveLength(1)
    expect(after.pieces).toHaveLength(before.pieces.length)
  })

  test.for([1, 2, 3, 4, 5, 6, 7, 8])('unpacks to the text after any edits (%i)', async (seed) => {
    const roll = dice(seed)
    let text = long
    let gzipped = await gzipInPieces(bytesOf(text))
    for (let edit = 0; edit < 6; edit += 1) {
      const at = roll(text.length + 1)
      text = `${text.slice(0, at)}Edit ${edit}${text.slice(at + roll(100_000))}`
      gzipped = await gzipInPieces(bytesOf(text), gzipped)
      expect(unpacked(gzipped)).toBe(text)
    }
  })

  test('has an empty text, too, and repeated pieces', async () => {
    const empty = await gzipInPieces(bytesOf(''))
    expect(unpacked(empty)).toBe('')
    const dots = await gzipInPieces(bytesOf('.'.repeat(300_000)), empty)
    const fewer = await gzipInPieces(bytesOf('.'.repeat(200_000)), dots)
    expect(unpacked(fewer)).toBe('.'.repeat(200_000))
    expect(unpacked(await gzipInPieces(bytesOf('.'.repeat(400_000)), fewer))).toBe(
      '.'.repeat(400_000),
    )
  })
})
