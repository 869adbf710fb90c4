import { expect, test } from 'vitest'
import { household } from '../examples/household.factory.ts'
import { now, today } from '../examples/householdMeals.factory.ts'
import { readMessage } from '../readMessage.ts'

function read(...said: string[]) {
  const history = said
    .slice(0, -1)
    .map((content) => ({ role: 'user' as const, content, proposals: [] }))
  return readMessage({ message: said.at(-1) ?? '', history, photos: [], household, today, now })
}

const labels = (...said: string[]) => read(...said).choices.map(({ label }) => label)

test('what a message leaves unsaid may stand in the one before', () => {
  expect(labels('i stuck it in the freezer', 'the chicken breast')).toContainEqual(
    expect.stringMatching(/chicken.*Freezer/i),
  )
})

test('halves of two sentences take nothing out of the pantry that nobody wants gone', () => {
  expect(read('and salsa left, please add it to the list').commands).not.toMatchObject([
    {},
    { type: 'DELETE_PANTRY_ITEMS_TEXT' },
  ])
})

test('there are two to four buttons, no two alike', () => {
  for (const said of ['gochujang, sesame seeds, and cancel the tacos', 'the milk and friday']) {
    const all = labels(said)
    expect(all.length).toBeLessThanOrEqual(4)
    expect(new Set(all).size).toBe(all.length)
  }
})
