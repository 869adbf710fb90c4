import { expect } from 'vitest'
import { testOnOneEngine } from '#test/harness.ts'

const readsOf = (page: string) => /data-reads="([^"]*)"/.exec(page)?.[1]?.split(' ')

testOnOneEngine('the page asks for its lists and files beside its scripts', async ({ start }) => {
  const app = await start()
  const { body: shopping } = await app.get<string>('/shopping')
  expect(readsOf(shopping)).toEqual(['/api/household', '/api/shopping', '/api/stores'])
  for (const path of readsOf(shopping) ?? []) expect((await app.get(path)).status).toBe(200)
  const files = [...shopping.matchAll(/<link rel="modulepreload" crossorigin href="([^"]+)">/g)]
  expect(files.length).toBeGreaterThan(0)
  for (const [, path = ''] of files) expect((await app.get(path)).status).toBe(200)
  expect(readsOf((await app.get<string>('/nowhere')).body)).toEqual([''])
})

testOnOneEngine('who is not signed in reads nothing', async ({ start }) => {
  const app = await start({ HOUSEHOLD_PASSCODE: 'soup is good' })
  const { body } = await app.get<string>('/shopping')
  expect(readsOf(body)).toEqual([''])
  expect(body).not.toContain('ShoppingScreen')
})
