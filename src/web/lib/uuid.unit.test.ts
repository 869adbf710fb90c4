import { expect, test } from 'vitest'
import { z } from 'zod'
import { newUuid } from './uuid.ts'

test('is what the server takes for one, and never the same', () => {
  const many = Array.from({ length: 1_000 }, newUuid)
  for (const uuid of many) expect(z.uuidv4().safeParse(uuid).success, uuid).toBe(true)
  expect(new Set(many).size).toBe(1_000)
})
