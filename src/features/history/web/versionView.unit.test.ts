import { describe, expect, test } from 'vitest'
import { searchFor } from '#shared/search.ts'
import type { VersionEntry } from '../versions.contract.ts'
import {
  changedFields,
  fieldChanges,
  nameOf,
  recordsOf,
  restorationOf,
  sayValue,
  textsOf,
  whoOf,
} from './versionView.ts'

const entry = (fields: Partial<VersionEntry> = {}): VersionEntry => ({
  id: 1,
  entityType: 'pantry',
  entityId: 7,
  operation: 'update',
  changeDescription: 'Changed pantry item “Oat milk”',
  userId: 'household',
  timestamp: '2026-11-15T10:00:00.000Z',
  previousData: JSON.stringify({ id: 7, version: 1, name: 'Oat milk', quantity: '1', notes: null }),
  newData: JSON.stringify({ id: 7, version: 2, name: 'Oat milk', quantity: '2', notes: '' }),
  restorable: true,
  executionId: null,
  commandType: null,
  count: 1,
  itemNames: ['Oat milk'],
  elsewhere: [],
  proposalId: null,
  ...fields,
})

test('an entry is named after its first item, and says how many others there are', () => {
  expect(nameOf(entry())).toBe('Oat milk')
  expect(nameOf(entry({ count: 6 }))).toBe('Oat milk and 5 more')
  const both = entry({ itemNames: ['Eggs', 'Oat milk'], count: 6 })
  expect(nameOf(both, 'milk'), 'what is searched for comes first').toBe('Oat milk and 5 more')
  expect(nameOf(entry({ count: 2, itemNames: ['Eggs', 'Milk'] }))).toBe('Eggs and Milk')
})

test.for([
  [{}, 'quantity'],
  [{ operation: 'create', previousData: null }, ''],
  [{ count: 2 }, ''],
] satisfies [Partial<VersionEntry>, string][])(
  'of %j it names what changed: %s',
  ([given, said]) => {
    expect(changedFields(entry(given))).toBe(said)
  },
)

test('it says who did it, and by which proposal', () => {
  expect(whoOf(entry())).toBe('household')
  expect(whoOf(entry({ userId: 'user', proposalId: 41 }))).toBe('user, approved proposal 41')
})

test.for([
  ['time', '18:00', '6:00 PM'],
  ['date', '2026-11-20', 'Fri, Nov 20, 2026'],
  ['expiryDate', '2026-11-20', 'Fri, Nov 20, 2026'],
  ['expiryDate', '2 weeks', '2 weeks'],
  ['notes', '18:00', '18:00'],
  ['name', '2026-11-20', '2026-11-20'],
  ['attendees', ['Maya'], ['Maya']],
] as const)('a %s of %s is said as %s', ([field, value, said]) => {
  expect(sayValue(field, value)).toEqual(said)
})

describe('a difference', () => {
  const differenceOf = (fields: Partial<VersionEntry> = {}) =>
    recordsOf(entry(fields)).map((record) => fieldChanges(record))

  test('has the fields that differ, without what the program keeps for itself', () => {
    expect(differenceOf()).toEqual([
      { changes: [{ field: 'quantity', before: '1', after: '2' }], others: 2 },
    ])
  })

  test('of what was added or deleted has whatever is filled in', () => {
    expect(differenceOf({ previousData: null })).toEqual([
      {
        changes: [
          { field: 'name', before: undefined, after: 'Oat milk' },
          { field: 'quantity', before: undefined, after: '2' },
        ],
        others: 1,
      },
    ])
    expect(differenceOf({ newData: null })[0]?.changes.map(({ after }) => after)).toEqual([
      undefined,
      undefined,
    ])
  })

  test('of several keeps each with its own', () => {
    const before = [
      { name: 'A', quantity: '1' },
      { name: 'B', quantity: '1' },
    ]
    const after = [
      { name: 'A', quantity: '2' },
      { name: 'B', quantity: '3' },
    ]
    const found = differenceOf({
      count: 2,
      itemNames: ['A', 'B'],
      previousData: JSON.stringify(before),
      newData: JSON.stringify(after),
    })
    expect(found.map(({ changes }) => changes.map((change) => change.after))).toEqual([
      ['2'],
      ['3'],
    ])
  })
})

const found = (entry: VersionEntry, search: string) =>
  searchFor(search).matches([entry], textsOf).length === 1

test('a search looks at names and description, of several at all names', () => {
  expect(found(entry(), 'oat')).toBe(true)
  expect(found(entry(), 'changed PANTRY')).toBe(true)
  expect(found(entry({ count: 2, itemNames: ['Milk', 'Eggs'] }), 'eggs')).toBe(true)
  expect(found(entry(), 'caviar')).toBe(false)
})

test('the question says what will be', () => {
  expect(restorationOf(entry({ operation: 'create' }))).toBe(
    '“Oat milk” will be removed again, like before this change.',
  )
  expect(restorationOf(entry())).toBe(
    '“Oat milk” will go back to the way things were before this change.',
  )
  expect(restorationOf(entry({ operation: 'bulk_delete', count: 6 }))).toBe(
    '6 items will come back, just like before this change.',
  )
})
