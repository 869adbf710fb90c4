import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { dice } from '#test/dice.ts'
import { gzip } from './gzip.ts'
import { createPieces, joined, type Piece } from './pieces.ts'

const jars = Array.from({ length: 10_000 }, (_, n) => ({ id: n, name: `Jar ${n}`, notes: '' }))
const textOf = (pieces: Piece[]) => joined(pieces.map(({ bytes }) => bytes)).toString()

describe('an answer in pieces', () => {
  test('takes over every piece but the changed one', () => {
    const inPieces = createPieces()
    const before = new Set(inPieces(jars))
    const after = inPieces(jars.with(5000, { id: 5000, name: 'Cup', notes: 'of it' }))
    expect(after.filter((piece) => !before.has(piece))).toHaveLength(1)
    expect(before.size).toBeGreaterThan(5)
  })

  test.for([1, 2, 3, 4, 5, 6, 7, 8])(
    'is the list after any edits, gzipped too (%i)',
    async (seed) => {
      const roll = dice(seed)
      const inPieces = createPieces()
      let list = jars
      for (let edit = 0; edit < 6; edit += 1) {
        const fresh = Array.from({ length: roll(3) }, () => ({ id: edit, name: 'Ü', notes: 'new' }))
        list = list.toSpliced(roll(list.length + 1), roll(3) * roll(2_000), ...fresh)
        const pieces = inPieces(list)
        expect(textOf(pieces)).toBe(JSON.stringify(list))
        expect(gunzipSync(await gzip(pieces)).toString()).toBe(JSON.stringify(list))
      }
    },
  )

  test.for([[], ['Fridge', 'Fridge'], { categories: ['Jars'] }, jars.slice(0, 1)])(
    'is %j as JSON would have it',
    async (answer) => {
      const pieces = createPieces()(answer)
      expect(textOf(pieces)).toBe(JSON.stringify(answer))
      expect(gunzipSync(await gzip(pieces)).toString()).toBe(JSON.stringify(answer))
    },
  )

  test('has one tag for one content', () => {
    const digests = (answer: unknown) => createPieces()(answer).map(({ digest }) => digest)
    expect(digests(jars)).toEqual(digests(structuredClone(jars)))
    expect(digests(jars)).not.toEqual(digests(jars.toReversed()))
  })
})
