import { expect, test } from 'vitest'
import { fieldChange } from './fieldChange.logic.ts'

const today = '2026-11-15'

test.for<[unknown, unknown, string[], string[]]>([
  ['2 cups', '1 cup', ['2 cups'], ['1 cup']],
  ['2 lemons\n1 lb potatoes', '2 lemons\n1 lb potatoes\nbroccoli', [], ['broccoli']],
  ['salt\nsalt\noil', 'salt\noil', ['salt'], []],
  [['Maya', 'Dad'], ['Dad', 'Sam'], ['Maya'], ['Sam']],
  ['• Mushrooms', '• Mushrooms\n• Sesame (allergy)', [], ['Sesame (allergy)']],
  [null, 'Freezer', [], ['Freezer']],
  ['Freezer', null, ['Freezer'], []],
  ['2026-11-19', '2026-11-16', ['Thu, Nov 19'], ['Tomorrow']],
  ['18:00', '06:30', ['6:00 PM'], ['6:30 AM']],
  [false, true, ['no'], ['yes']],
  [2, 3, ['2'], ['3']],
  ['Chop.\nFry.', 'Fry.\nChop.', ['Chop.', 'Fry.'], ['Fry.', 'Chop.']],
])('%j to %j', ([before, after, removed, added]) => {
  expect(fieldChange('notes', [before, after], today)).toMatchObject({ removed, added })
})

test.for<[string[] | null, string[] | null, string[], string[]]>([
  [null, ['Mom', 'Dad'], ['Everyone'], ['Mom, Dad']],
  [['Mom'], null, ['Mom'], ['Everyone']],
  [['Mom', 'Dad'], ['Dad', 'Maya'], ['Mom'], ['Maya']],
])('who eats, %j to %j', ([before, after, removed, added]) => {
  expect(fieldChange('attendees', [before, after], today)).toMatchObject({ removed, added })
})

test.for<[unknown, boolean]>([
  [null, true],
  ['', true],
  [[], true],
  ['1', false],
])('%j becomes 2, with nothing before: %j', ([before, wasEmpty]) => {
  expect(fieldChange('quantity', [before, '2'], today).wasEmpty).toBe(wasEmpty)
})
