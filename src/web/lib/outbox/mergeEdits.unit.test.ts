import { expect, test, vi } from 'vitest'
import { problemOf, RequestError } from '../http/request.ts'
import { MergeConflict, sendMerged } from './mergeEdits.ts'

const base = { version: 1, name: 'Oats', quantity: '1', notes: null }

const stale = (current: typeof base) =>
  new RequestError(409, '409', { code: 'stale', message: 'Changed', current })

/** A server on which somebody else was faster. */
const serverWith = (current: typeof base) =>
  vi.fn(async (input: { version?: number }) => {
    if (input.version !== current.version) throw stale(current)
    return { ...current, ...input }
  })

test('fields that only one of two touched merge by themselves', async () => {
  const send = serverWith({ ...base, version: 2, name: 'Rolled oats' })
  expect(await sendMerged(send, { quantity: '2' }, base)).toMatchObject({
    name: 'Rolled oats',
    quantity: '2',
  })
  expect(send).toHaveBeenCalledTimes(2)
})

test('a field that both touched is for a person to decide', async () => {
  const current = { ...base, version: 2, quantity: '3' }
  const error = await sendMerged(serverWith(current), { quantity: '2', name: 'X' }, base).catch(
    (error: unknown) => error,
  )
  expect(error).toBeInstanceOf(MergeConflict)
  expect(error).toMatchObject({ fields: ['quantity'], current })
  // The toast has the server's own sentence.
  expect(problemOf(error)).toBe('Changed')
})

test('who wrote the same as somebody else has no quarrel', async () => {
  const send = serverWith({ ...base, version: 2, quantity: '2' })
  await expect(sendMerged(send, { quantity: '2' }, base)).resolves.toMatchObject({ quantity: '2' })
})

test('without a version it is sent as it is', async () => {
  const send = vi.fn(async (input: object) => input)
  expect(await sendMerged(send, { quantity: '2' }, undefined)).toEqual({ quantity: '2' })
})
