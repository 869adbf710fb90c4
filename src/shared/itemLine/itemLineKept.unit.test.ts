import { expect, test } from 'vitest'
import { readItemLine } from './itemLine.ts'

test.for([
  ['frozen peas in the freezer', { name: 'Frozen peas', location: 'Freezer' }],
  ['ham in the fridge until Friday', { name: 'Ham', location: 'Fridge', expiryDate: 'Friday' }],
  ['ham until Friday in the fridge', { name: 'Ham', location: 'Fridge', expiryDate: 'Friday' }],
  ['750g beef mince, freezer', { name: 'Beef mince', location: 'Freezer' }],
  ['ham, in the fridge until Friday', { name: 'Ham', location: 'Fridge', expiryDate: 'Friday' }],
  ['2 salmon fillets, frozen', { name: 'Salmon fillets', quantity: '2', location: 'Freezer' }],
  ['500g turkey mince (freezer)', { name: 'Turkey mince', notes: null, location: 'Freezer' }],
  ['limes (ripe ones)', { name: 'Limes', notes: 'Ripe ones' }],
  ['trout best before 21.11.', { name: 'Trout', expiryDate: '21.11.' }],
] as const)("%s: a pantry's line says where and until when", ([typed, item]) =>
  expect(readItemLine(typed, { today: '2026-11-19' }).items).toMatchObject([item]),
)

test('a place belongs to the item before it alone', () =>
  expect(readItemLine('milk, peas, freezer, jam', { today: '2026-11-19' }).items).toMatchObject([
    { name: 'Milk' },
    { name: 'Peas', location: 'Freezer' },
    { name: 'Jam' },
  ]))

test("'frozen' is a note of the item before it on a shopping list", () =>
  expect(readItemLine('2 salmon fillets (wild), frozen, jam').items).toMatchObject([
    { name: 'Salmon fillets', quantity: '2', notes: 'Wild, frozen' },
    { name: 'Jam', notes: null },
  ]))

test("a shopping list's line keeps it as the name", () =>
  expect(readItemLine('peas in the freezer').items).toMatchObject([
    { name: 'Peas in the freezer' },
  ]))
