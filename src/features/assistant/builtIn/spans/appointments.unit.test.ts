import { expect, test } from 'vitest'
import { labels, read } from '../examples/said.factory.ts'

test.for([
  'Soccer practice on Friday at 4',
  "Dad's flight is on Friday at 6",
  'Dentist tomorrow at 5 pm for Junior',
])('%s: no meal is changed', (said) => {
  const made = read(said)
  expect(made.commands).toEqual([])
  expect(made.says.join()).toContain("can't add events")
  expect(labels(made)).toMatch(/^Remember: /)
})

test('practice is no food that somebody has', () => {
  const { commands } = read('Maya has soccer practice tomorrow, move dinner to 7')
  expect(commands).toMatchObject([{ items: [{ time: '19:00' }] }])
  expect(JSON.stringify(commands)).not.toContain('attendees')
})
