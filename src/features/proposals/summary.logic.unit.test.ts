import { describe, expect, test } from 'vitest'
import { proposal } from './proposal.factory.ts'
import type { Proposal } from './proposals.contract.ts'
import { sentenceOf, summarize } from './summary.logic.ts'

const today = '2026-11-15'

const of = (commandType: string, items: unknown[], given: Partial<Proposal> = {}) =>
  proposal({
    commandType,
    proposedChanges: items.map((item) => ({ type: 'add', item })) as Proposal['proposedChanges'],
    ...given,
  })

const said = (...given: Parameters<typeof of>) => {
  const { title, detail } = summarize(of(...given), today)
  return detail ? `${title} | ${detail}` : title
}

const item = (name: string, quantity = '1', location = 'Fridge') => ({ name, quantity, location })
const dinner = (date: string, recipeName: string) => ({
  date,
  time: '18:00',
  mealType: 'dinner',
  recipeName,
})

describe('a summary', () => {
  test.for<[string, string, unknown[]]>([
    ['Milk | 1 → Fridge', 'ADD_PANTRY_ITEMS_TEXT', [item('Milk')]],
    [
      'Milk, Rice | 1 → Fridge · 5 lb → Pantry',
      'ADD_PANTRY_ITEMS_TEXT',
      [item('Milk'), item('Rice', '5 lb', 'Pantry')],
    ],
    [
      'Milk, Rice +2 more | 1 → Fridge · 2 → Fridge · ...',
      'ADD_PANTRY_ITEMS_TEXT',
      [item('Milk'), item('Rice', '2'), item('Oats', '3'), item('Salt', '4')],
    ],
    [
      'Eggs | 12 · Costco',
      'ADD_SHOPPING_ITEMS_TEXT',
      [{ name: 'Eggs', quantity: '12', store: 'Costco' }],
    ],
    [
      'Soup | Today · Dinner 6:00 PM · Everyone',
      'CREATE_MENU_TEXT',
      [dinner('2026-11-15', 'Soup')],
    ],
    ['Soup | Tomorrow · Dinner 6:00 PM · Everyone', 'MENU', [dinner('2026-11-16', 'Soup')]],
    ['Soup | Yesterday · Dinner 6:00 PM · Everyone', 'MENU', [dinner('2026-11-14', 'Soup')]],
    ['Soup | Fri, Nov 20 · Dinner 6:00 PM · Everyone', 'MENU', [dinner('2026-11-20', 'Soup')]],
    [
      'Soup, Tacos | Today, Tomorrow · Dinner',
      'CREATE_MENU_TEXT',
      [dinner('2026-11-15', 'Soup'), dinner('2026-11-16', 'Tacos')],
    ],
    ['Milk, Eggs, Tea | From Shopping List', 'DELETE_SHOPPING_ITEMS_TEXT', ['Milk', 'Eggs', 'Tea']],
    [
      'Maya | must avoid: Sesame (allergy), Kiwi · dislikes: Olives',
      'ADD_FAMILY_MEMBER_PREFERENCE_TEXT',
      [{ name: 'Maya', dislikes: 'Sesame (allergy)\nKiwi (must avoid)\nOlives' }],
    ],
    [
      'Dad | dislikes: Olives, Anchovies',
      'ADD_FAMILY_MEMBER_PREFERENCE_TEXT',
      [{ name: 'Dad', dislikes: 'Olives\nAnchovies' }],
    ],
    [
      'Soup | 2 ingredients · serves 4',
      'ADD_RECIPE_TEXT',
      [{ title: 'Soup', ingredients: 'a\nb', servings: '4' }],
    ],
  ])('%s', ([expected, type, items]) => {
    expect(said(type, items)).toBe(expected)
  })

  test('of an update names the record and what would change', () => {
    const affectedEntities = [
      {
        action: 'update' as const,
        entityType: 'pantry',
        id: 7,
        version: 1,
        label: 'Milk',
        before: { expiryDate: null },
        after: { expiryDate: 'Soon' },
      },
    ]
    const items = [{ id: 7, expiryDate: 'Soon' }]
    expect(said('UPDATE_PANTRY_ITEMS_TEXT', items, { affectedEntities })).toBe(
      'Milk | Pantry · keeps until',
    )
  })

  test('of meals that change says which days they are on', () => {
    const meal = (id: number, date: string) => ({
      action: 'update' as const,
      entityType: 'mealEvent',
      id,
      version: 1,
      label: 'Soup',
      before: { date, mealType: 'dinner', time: '18:00' },
      after: { time: '19:00' },
    })
    const [friday, monday] = [meal(3, '2026-11-20'), meal(4, '2026-11-23')]
    const changes = (...affectedEntities: (typeof friday)[]) => {
      const items = affectedEntities.map(({ id, after }) => ({ id, ...after }))
      return said('UPDATE_MENU_ITEM_TEXT', items, { affectedEntities })
    }
    expect(changes(friday)).toBe('Soup | Menu · Fri, Nov 20 · Dinner · time')
    expect(changes(friday, monday)).toBe(
      'Soup, Soup | Menu · Fri, Nov 20 · Dinner · Mon, Nov 23 · Dinner · time',
    )
  })

  test('of a meal that moves says for whom it is, unless that changes', () => {
    const before = { date: '2026-11-20', mealType: 'Dinner', attendees: ['Anna', 'Clara'] }
    const moved = (after: object, more = {}) =>
      said('UPDATE_MENU_ITEM_TEXT', [{ id: 3, ...after }], {
        affectedEntities: [
          {
            action: 'update',
            entityType: 'mealEvent',
            id: 3,
            version: 1,
            label: 'Soup',
            before: { ...before, ...more },
            after: { ...after },
          },
        ],
      })
    const date = '2026-11-23'
    expect(moved({ date })).toBe('Soup | Menu · Fri, Nov 20 · Dinner · for Anna, Clara · date')
    expect(moved({ date }, { attendees: null })).toBe('Soup | Menu · Fri, Nov 20 · Dinner · date')
    expect(moved({ time: '19:00' })).toBe('Soup | Menu · Fri, Nov 20 · Dinner · time')
    expect(moved({ date, attendees: ['Anna'] })).toMatch(/Dinner · date, /)
  })

  test('of what is malformed falls back to its sentence, then to its command', () => {
    const broken = { proposedChanges: 7 as unknown as [] }
    expect(said('ADD_PANTRY_ITEMS_TEXT', [], { ...broken })).toBe('Milk')
    expect(said('ADD_PANTRY_ITEMS_TEXT', [{}, null, 7], { commandContent: '' })).toBe(
      'pantry items text',
    )
    expect(said('SOMETHING_NEW', ['x'], { commandContent: ' ' })).toBe('something new')
  })
})

test('a meal that would go is named by its dish', () => {
  const before = { date: '2026-11-20', mealType: 'dinner', recipeName: 'Leek soup' }
  const gone = { action: 'remove', entityType: 'menu', id: 3, version: 1, after: null } as const
  const affectedEntities = [{ ...gone, label: 'Leek soup', before }]
  const item = { date: '2026-11-20', mealType: 'Dinner' }
  expect(said('DELETE_MENU_ITEM_TEXT', [item], { affectedEntities })).toMatch(/^Leek soup \| /)
})

test('a sentence about a person begins with the name and a colon', () => {
  const told = (...given: Parameters<typeof of>) => sentenceOf(of(...given), today)
  expect(told('ADD_FAMILY_MEMBER_PREFERENCE_TEXT', [{ name: 'Dad', likes: 'Soup' }])).toBe(
    'Dad: likes: Soup',
  )
  expect(told('DELETE_FAMILY_MEMBER_PREFERENCE_TEXT', ['Dad: shellfish'])).toBe('Dad: shellfish')
  expect(told('DELETE_PANTRY_ITEMS_TEXT', ['Milk'])).toBe('Delete Milk (From Pantry)')
})
