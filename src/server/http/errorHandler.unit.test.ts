import type { Context } from 'hono'
import { describe, expect, test, vi } from 'vitest'
import { DbHealth } from '../db/dbHealth.ts'
import type { Engine } from '../db/tables.ts'
import { errorBodyOf } from './errorHandler.ts'

const failing = (facts: object, message = 'as it was') => Object.assign(new Error(message), facts)

/** What is answered to an error, and what the log says. */
function told(engine: Engine, error: Error) {
  const said: string[] = []
  const console = vi
    .spyOn(globalThis.console, 'error')
    .mockImplementation((line) => said.push(line))
  const health = new DbHealth(engine, async () => '')
  const context = { get: () => 'id' } as unknown as Context
  const body = errorBodyOf({ health, dbErrorOf: health.note }, error, context, '/api/pantry')
  console.mockRestore()
  return { ...body, log: JSON.parse(said[0] ?? '{}') }
}

describe('a full disk', () => {
  test.for([
    ['sqlite', 'SQLITE_FULL', failing({ code: 'ERR_SQLITE_ERROR', errcode: 13 })],
    ['sqlite', 'a limit on files', failing({ code: 'ERR_SQLITE_ERROR', errcode: 778 })],
    ['sqlite', 'ENOSPC', failing({ code: 'ENOSPC' })],
    ['postgres', '53100', failing({ code: '53100' })],
    ['postgres', 'EDQUOT in the data folder', failing({ code: 'EDQUOT' })],
  ] as [Engine, string, Error & { code: string }][])('on %s by %s', ([engine, , error]) => {
    const { code, message, log } = told(engine, error)
    expect({ code, message }).toEqual({
      code: 'unavailable',
      message:
        "The disk is full or can't be written to. Nothing was changed. Make room, then try again.",
    })
    expect(log).toMatchObject({ level: 'error', event: 'disk full' })
    expect(log.error).toContain(error.code)
    expect(log.error).toContain('as it was')
  })
})

test('other mistakes of the program are not taken for a state of the database', () => {
  for (const error of [
    failing({ code: 'ERR_OUT_OF_RANGE' }),
    failing({}),
    failing({ code: '42P01' }),
  ]) {
    expect(told('sqlite', error).code).toBe('internal')
    expect(told('postgres', error).code).toBe('internal')
  }
})
