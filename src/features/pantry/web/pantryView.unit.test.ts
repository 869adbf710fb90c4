import { describe, expect, test } from 'vitest'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { searchFor } from '#shared/search.ts'
import type { PantryItem } from '../pantry.contract.ts'
import { filterPantry, groupPantry, inTwoColumns, type PantryFilter } from './pantryView.ts'

const item = (given: Partial<PantryItem>): PantryItem => ({
  ...pantryItem(),
  id: 1,
  version: 1,
  createdAt: '',
  updatedAt: '',
  ...given,
})

const everything = { search: '', location: null, category: null }

const shown = (items: PantryItem[], filter: PantryFilter) =>
  filterPantry(items, filter, searchFor(filter.search))

describe('the grouped pantry', () => {
  const items = [
    item({ name: 'Basil', location: 'Balcony', category: 'Vegetable' }),
    item({ name: 'Bread', location: 'Counter', category: 'Grain' }),
    item({ name: 'Cheese', location: 'Fridge', category: 'Dairy' }),
    item({ name: 'Spinach', location: 'Fridge', category: 'Vegetable' }),
    item({ name: 'Rice', location: 'Pantry', category: 'Grain' }),
    item({ name: 'Beans', location: 'Cellar', category: 'Grain' }),
    item({ name: 'Peas', location: 'Freezer', category: 'Vegetable' }),
  ]

  test('has the known locations first, the others by name', () => {
    expect(groupPantry(items).map((group) => group.location)).toEqual([
      'Fridge',
      'Pantry',
      'Freezer',
      'Counter',
      'Balcony',
      'Cellar',
    ])
  })

  test('reads down the first of two columns, then down the second', () => {
    const columns = (filter: PantryFilter) =>
      inTwoColumns(groupPantry(shown(items, filter))).map((groups) =>
        groups.map((group) => group.location),
      )
    expect(columns(everything)).toEqual([
      ['Fridge', 'Pantry', 'Freezer'],
      ['Counter', 'Balcony', 'Cellar'],
    ])
    expect(columns({ ...everything, location: 'Counter' })).toEqual([['Counter'], []])
  })

  test('hides places and categories without a hit while searching', () => {
    const found = groupPantry(shown(items, { ...everything, search: 'chee' }))
    expect(found).toMatchObject([{ location: 'Fridge', count: 1 }])
    expect(found[0]?.categories).toMatchObject([{ category: 'Dairy', items: [{ name: 'Cheese' }] }])
  })

  test('leaves out what the filters leave out', () => {
    const groups = groupPantry(shown(items, { search: '', location: 'Fridge', category: 'Dairy' }))
    expect(groups).toHaveLength(1)
    expect(groups[0]?.categories.map((group) => group.category)).toEqual(['Dairy'])
  })
})

test('search looks at name and category, whatever the case', () => {
  const milk = item({ name: 'Oat Milk', category: 'Dairy', notes: 'barista', location: 'Fridge' })
  const found = (search: string) => shown([milk], { ...everything, search })
  for (const word of ['oat', ' MILK ', 'dair']) expect(found(word), word).toEqual([milk])
  for (const word of ['barista', 'fridge']) expect(found(word), word).toEqual([])
})
