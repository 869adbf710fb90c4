import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { bookmarkletTo, broughtIn, unpacked } from './broughtPage.ts'

const packedOf = (html: string) => gzipSync(html).toString('base64url')

it('a page comes back as it was', async () => {
  const html = `<h1>Crème brûlée 🍮</h1>${'x'.repeat(100_000)}`
  const address = 'https://kitchen.example/a?b=1&c=2#d'
  const brought = broughtIn(`#from=${encodeURIComponent(address)}&page=${packedOf(html)}`)
  expect(brought?.address).toBe(address)
  expect(brought && (await unpacked(brought))).toBe(html)
  expect(broughtIn('')).toBeUndefined()
  expect(broughtIn('#step-2')).toBeUndefined()
})

it.each(['', '!!', 'AAAA', packedOf('soup').slice(0, 12)])('%j is no page', async (packed) => {
  await expect(unpacked({ address: '', packed })).rejects.toThrow("didn't arrive whole")
})

it('a page that unpacks without end is not unpacked', async () => {
  const packed = packedOf('x'.repeat(20_000_000))
  await expect(unpacked({ address: '', packed })).rejects.toThrow('too long')
})

it('the bookmark leads to this household, wherever it lies', () => {
  const code = decodeURIComponent(bookmarkletTo('https://home.example/food/recipes'))
  expect(code).toContain('"https://home.example/food/recipes"+way')
  expect(() => new Function(code.replace('javascript:', ''))).not.toThrow()
})
