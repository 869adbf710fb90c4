import { describe, expect, test } from 'vitest'
import type { DayLinesInput } from './coverDays.logic.ts'
import { linesFor } from './dayLines.logic.ts'
import { needsOfMeals } from './dayNeeds.logic.ts'

// A Wednesday.
const today = '2026-11-18'

const meal = (date: string, ingredients: string, title = 'Rice bowl') => {
  const mealId = Number(date.slice(-2)) + title.length
  const recipe = { id: mealId, ingredients }
  return needsOfMeals([{ mealId, date, title, factor: 1, recipe }])?.needs ?? []
}

const thu = (ingredients: string) => meal('2026-11-19', ingredients)
const tue = (ingredients: string) => meal('2026-11-24', ingredients)

const listed = (quantity: string | null, notes: string | null, id = 1) => ({
  id,
  name: 'Rice',
  quantity,
  notes,
  isCompleted: false,
})

const said = (needs: ReturnType<typeof meal>, kitchen: Partial<DayLinesInput>) =>
  linesFor(needs, { today, pantry: [], shopping: [], usual: [], ...kitchen }).map(
    ({ name, quantity, isStocked }) =>
      isStocked ? `(${name} ${quantity})` : `${name} ${quantity}`,
  )

const rice = '500 g rice'

describe('meals before the days', () => {
  test('take their part of the pantry, and are not shown', () => {
    const pantry = [
      { id: 1, name: 'Tomatoes', quantity: '5', location: 'Fridge', expiresOn: null },
      { id: 2, name: 'Leeks', quantity: '2', location: 'Fridge', expiresOn: null },
    ]
    const earlier = thu('4 tomatoes\n1 apple')
    expect(said(tue('4 tomatoes\n2 leeks'), { pantry, earlier })).toEqual([
      '(Leeks 2)',
      'Tomatoes 3',
    ])
  })

  test.for([
    ['without a note', '500 g', null, 'Rice 500 g'],
    ['for Thursday', '500 g', 'For Rice bowl (Thu)', 'Rice 500 g'],
    ['for Thursday, and more than it needs', '700 g', 'For Rice bowl (Thu)', 'Rice 300 g'],
    ['for Thursday, in packs', '1 pack', 'For Rice bowl (Thu)', 'Rice 500 g'],
    ['for both, in packs', '2 packs', 'For Rice bowl (Thu) and Rice bowl (Tue)', '(Rice 500 g)'],
    ['for Tuesday', '500 g', 'For Rice bowl (Tue)', '(Rice 500 g)'],
    ['for Tuesday by its date', '500 g', 'For Rice bowl (Nov 24)', '(Rice 500 g)'],
    ['for the assistant’s Tuesday', '500 g', 'For Rice bowl (Tue, Nov 24)', '(Rice 500 g)'],
    ['for others too, in packs', '1 pack', 'For Rice bowl (Thu), A, B, and 2 more', '(Rice 500 g)'],
    ['in somebody’s words', '1 pack', 'For Grandma', '(Rice 500 g)'],
  ] as const)('take what is on the list %s', ([, quantity, notes, expected]) => {
    const shopping = [listed(quantity, notes)]
    expect(said(tue(rice), { shopping, earlier: thu(rice) })).toEqual([expected])
  })

  test('a dish whose name ends like another one is another one', () => {
    const shopping = [listed('500 g', 'For Fried Rice bowl (Tue)')]
    const earlier = meal('2026-11-24', rice, 'Fried Rice bowl')
    expect(said(tue(rice), { shopping, earlier })).toEqual(['Rice 500 g'])
  })
})

test('what is on the list for a later meal is left to it', () => {
  const shopping = [listed('500 g', 'For Rice bowl (Tue)')]
  expect(said(thu(rice), { shopping, later: tue(rice) })).toEqual(['Rice 500 g'])
  expect(said(thu(rice), { shopping, later: tue('200 g rice') })).toEqual(['Rice 200 g'])
  const anyones = [listed('500 g', null)]
  expect(said(thu(rice), { shopping: anyones, later: tue(rice) })).toEqual(['(Rice 500 g)'])
})

describe('what is to be eaten soon', () => {
  const spinach = { id: 1, name: 'Spinach', quantity: '500 g', location: 'Fridge', expiresOn: null }
  const pantry = [{ ...spinach, expiryDate: 'Soon' }]
  const lineFor = (needs: ReturnType<typeof meal>, kitchen: Partial<DayLinesInput> = { pantry }) =>
    linesFor(needs, { today, pantry: [], shopping: [], usual: [], ...kitchen })

  test('is there for the next two days', () => {
    expect(lineFor(meal('2026-11-20', '500 g spinach'))).toMatchObject([
      { isStocked: true, isMaybe: false, mayBeOver: false },
    ])
  })

  test('is only maybe there after that', () => {
    expect(lineFor(tue('500 g spinach'))).toMatchObject([
      { isMaybe: true, mayBeOver: true, quantity: '500 g', minus: [{ id: 1, quantity: null }] },
    ])
  })

  test('is bought where an earlier meal eats it', () => {
    const kitchen = { pantry, earlier: thu('500 g spinach') }
    expect(lineFor(tue('500 g spinach'), kitchen)).toMatchObject([
      { isStocked: false, isMaybe: false, mayBeOver: false, minus: [] },
    ])
  })

  test('waits for what keeps longer', () => {
    const frozen = { ...spinach, id: 2, quantity: '1 kg', location: 'Freezer' }
    expect(lineFor(tue('500 g spinach'), { pantry: [...pantry, frozen] })).toMatchObject([
      { isStocked: true, mayBeOver: false, minus: [{ id: 2 }] },
    ])
  })
})
