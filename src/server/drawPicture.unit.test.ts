import { expect, test } from 'vitest'
import { createRedrawing, type Picture } from './drawPicture.ts'

const drawn: Picture = { mimeType: 'image/jpeg', imageData: '', width: 1, height: 1, size: 1 }

test('one picture at a time, in their order, whatever becomes of one', async () => {
  const events: string[] = []
  const redraw = createRedrawing(async (bytes) => {
    events.push(`begin ${bytes}`)
    await Promise.resolve()
    events.push(`end ${bytes}`)
    if (String(bytes) === 'b') throw new Error('broken')
    return drawn
  })
  const all = ['a', 'b', 'c'].map((name) => redraw(Buffer.from(name)))
  const results = await Promise.allSettled(all)
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(events).toEqual(['begin a', 'end a', 'begin b', 'end b', 'begin c', 'end c'])
})

test('those who would wait too long are told so at once', async () => {
  const { promise, resolve } = Promise.withResolvers<Picture>()
  const redraw = createRedrawing(() => promise)
  const waiting = Array.from({ length: 30 }, () => redraw(Buffer.from('x')))
  await expect(redraw(Buffer.from('x'))).rejects.toThrow('Too many photos at once.')
  resolve(drawn)
  await Promise.all(waiting)
  expect(await redraw(Buffer.from('x'))).toBe(drawn)
})
