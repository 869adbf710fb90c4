import { describe, expect, test } from 'vitest'
import type { ShoppingItem } from '../../shopping.contract.ts'
import { shoppingItem } from '../../shopping.factory.ts'
import { asItIsNow, askAbout, readForms } from './readForms.ts'

const stored = (given: Parameters<typeof shoppingItem>[0]): ShoppingItem => ({
  ...shoppingItem(given),
  id: 1,
  version: 1,
  createdAt: '2026-11-15T10:00:00.000Z',
  updatedAt: '2026-11-15T10:00:00.000Z',
})

const known = {
  toBuy: [
    stored({ name: 'Eggs', quantity: '12' }),
    stored({ name: 'Tea', quantity: '1 box' }),
    stored({ name: 'Cream', quantity: '1 dl' }),
    stored({ name: 'Bacon', quantity: '4 rashers' }),
  ],
  usual: [
    {
      name: 'Oat milk',
      store: 'Aldi',
      category: 'Dairy',
      priority: 'low' as const,
      bought: 3,
      boughtAt: null,
    },
    {
      name: 'Bread',
      store: null,
      category: null,
      priority: 'medium' as const,
      bought: 1,
      boughtAt: null,
    },
  ],
  store: 'Costco',
  stores: ['Corner shop'],
}

describe('what is typed becomes whole forms', () => {
  test('each name as it was the last time, else with the store that is chosen', () => {
    expect(readForms('2 oat milk, bread, limes (ripe ones)', known).forms).toEqual([
      shoppingItem({ name: 'Oat milk', quantity: '2', store: 'Aldi', priority: 'low' }),
      shoppingItem({ name: 'Bread', quantity: null, category: null }),
      shoppingItem({ name: 'Limes', quantity: null, category: null, notes: 'Ripe ones' }),
    ])
  })

  test.for([
    ['2 pints milk, tesco', [['Milk', '2 pints', 'Tesco']]],
    [
      'oat milk, bread, corner shop',
      [
        ['Oat milk', null, 'Aldi'],
        ['Bread', null, 'Corner shop'],
      ],
    ],
    [
      'oat milk (corner shop), limes',
      [
        ['Oat milk', null, 'Corner shop'],
        ['Limes', null, 'Costco'],
      ],
    ],
    [
      'limes, from aldi, mint',
      [
        ['Limes', null, 'Aldi'],
        ['Mint', null, 'Costco'],
      ],
    ],
    // Nobody's store, and a store by itself.
    [
      'limes, zork',
      [
        ['Limes', null, 'Costco'],
        ['Zork', null, 'Costco'],
      ],
    ],
    ['tesco', [['Tesco', null, 'Costco']]],
  ] as const)('%s: the store behind a comma belongs to the item before it', ([typed, items]) =>
    expect(
      readForms(typed, known).forms.map(({ name, quantity, store }) => [name, quantity, store]),
    ).toEqual(items),
  )

  test.for([
    ['12 egg', 'Eggs (12) is already on the list. Make it 24?'],
    ['a dozen eggs', 'Eggs (12) is already on the list. Make it 24?'],
    ['eggs 6', 'Eggs (12) is already on the list. Make it 18?'],
    ['eggs', 'Eggs (12) is already on the list. Add another?'],
    ['3 tea', 'Tea (1 box) is already on the list. Add another?'],
    ['tea (2 boxes)', 'Tea (1 box) is already on the list. Make it 3 boxes?'],
    ['2 dl cream', 'Cream (1 dl) is already on the list. Make it 3 dl?'],
    ['2 rashers of bacon', 'Bacon (4 rashers) is already on the list. Make it 6 rashers?'],
  ] as const)('%s is already on the list', ([text, question]) => {
    const { forms, questions } = readForms(text, known)
    expect(forms).toEqual([])
    expect(questions.map(askAbout)).toEqual([question])
  })

  test.for([
    ['bought', [{ isCompleted: true }], 'Eggs (12) is no longer to buy. Add another?'],
    ['deleted', [], undefined],
    ['changed', [{ quantity: '6' }], 'Eggs (6) is already on the list. Make it 18?'],
  ] as const)('%s by another phone before the answer', ([, now, question]) => {
    const items = now.map((changes) => stored({ name: 'Eggs', quantity: '12', ...changes }))
    const asked = readForms('a dozen eggs', known).questions.flatMap((each) =>
      asItIsNow(each, items),
    )
    expect(asked.map(askAbout)).toEqual(question ? [question] : [])
    expect(asked.map(({ sum }) => sum)).toEqual(
      items.map((item) => (item.isCompleted ? null : '18')),
    )
  })

  test('a number behind a name that the household has is its amount, unless it has both', () => {
    const usual = known.usual.map((each, n) => ({ ...each, name: ['Zub', 'Eggs 6'][n] ?? '' }))
    const read = readForms('zub 3, eggs 6, zab 3', { ...known, toBuy: [], usual })
    expect(read.forms.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Zub', '3'],
      ['Eggs 6', null],
      ['Zab 3', null],
    ])
  })

  test('what is too much is not read at all', () => {
    expect(readForms('x'.repeat(5_001), known)).toMatchObject({
      forms: [],
      problem: expect.stringContaining('too long'),
    })
  })
})
