import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { declaredCalls } from '../scripts/api-schemas.ts'

test("the reference's types are those of the declarations (npm run api-schemas)", async () => {
  const kept = new URL('../src/server/http/reference/declaredCalls.json', import.meta.url)
  expect((await declaredCalls()) === readFileSync(kept, 'utf8')).toBe(true)
})
