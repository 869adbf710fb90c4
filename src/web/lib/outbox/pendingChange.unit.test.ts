import { expect, test } from 'vitest'
import { mergePending, type PendingChange } from './pendingChange.ts'

type Meal = { id: number; version: number; name: string; date: string }

const where = { topic: 'meals', list: '/api/meals', at: '2026-11-14T12:00:00.000Z', order: 1 }
const tacos: Meal = { id: 7, version: 1, name: 'Tacos', date: '2026-11-14' }
const added: PendingChange = {
  ...where,
  kind: 'add',
  key: 'a',
  ids: [-1],
  forms: [{ name: 'Soup', date: '2026-11-15' }],
}
const moved: PendingChange = {
  ...where,
  kind: 'update',
  key: 'b',
  id: 7,
  fields: { date: '2026-11-20' },
  base: tacos,
}
const asIs = (id: number) => id

test('a list that nothing waits for is the very same', () => {
  const list = [tacos]
  expect(mergePending(list, [], asIs)).toBe(list)
})

test('once the list has what was added, it shows it as the server has it', () => {
  expect(mergePending<Meal>([], [added], asIs)).toMatchObject([
    { id: -1, name: 'Soup', version: 1 },
  ])
  const list = [{ ...tacos, id: 8, name: 'Salted soup' }]
  expect(mergePending(list, [added], () => 8)).toEqual(list)
})

test('in a part of a list, what is moved leaves the one part and stands in the other', () => {
  const on = (date: string) => ({ belongs: (meal: Meal) => meal.date === date })
  expect(mergePending([tacos], [added, moved], asIs, on('2026-11-14'))).toEqual([])
  expect(mergePending<Meal>([], [added, moved], asIs, on('2026-11-15'))).toMatchObject([{ id: -1 }])
  expect(mergePending<Meal>([], [added, moved], asIs, on('2026-11-20'))).toEqual([
    { ...tacos, date: '2026-11-20' },
  ])
})

test('in a whole list, an edit brings nothing back that somebody deleted', () => {
  expect(mergePending<Meal>([], [moved], asIs)).toEqual([])
})

test('what was taken back, or waits for a decision, is not shown', () => {
  const refused = { ...moved, problem: { status: 409, body: {} } }
  expect(mergePending([tacos], [{ ...added, isTakenBack: true }, refused], asIs)).toEqual([tacos])
})
