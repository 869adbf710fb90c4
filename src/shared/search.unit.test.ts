import { expect, test } from 'vitest'
import { foodWords } from './foods/foodWords.ts'
import { plainSearch } from './plainSearch.ts'
import { searchFor } from './search.ts'

type Item = { name: string; notes?: string | null }

const textsOf = ({ name, notes = null }: Item) => [name, notes]

const found = (names: readonly string[], search: string) =>
  searchFor(search, foodWords)
    .bestFirst(
      names.map((name) => ({ name })),
      textsOf,
    )
    .map(({ name }) => name)

test.for([
  ['', true],
  ['  ', true],
  ['oat', true],
  ['MILK oat', true],
  ['milk dairy', true],
  ['oat milk barista', false],
  ['null', false],
] as const)('%j', ([search, isFound]) => {
  const oatMilk = { name: 'Oat milk', notes: 'Dairy' }
  const others = [oatMilk, { name: 'Salt', notes: null }]
  expect(searchFor(search).matches(others, textsOf).includes(oatMilk)).toBe(isFound)
})

test.for([
  ['accents', 'creme fraiche', 'Crème fraîche'],
  ['accents the other way', 'jalapeño', 'Jalapeno'],
  ['the plural', 'tomatoes', 'Tomato'],
  ['the singular', 'berry', 'Mixed berries'],
  ['a wrong letter', 'spinech', 'Baby spinach'],
  ['a missing letter', 'brocoli', 'Broccoli'],
  ['an extra letter', 'parmessan', 'Parmesan'],
  ['swapped letters', 'mlik', 'Milk'],
  ['a wrong letter in a word half typed', 'zuchi', 'Zucchini'],
  ['another name', 'courgette', 'Zucchini'],
  ['another name in the plural', 'courgettes', '2 zucchini'],
  ['the beginning of another name', 'courg', 'Zucchini'],
  ['another name of two words', 'spring onion', 'Scallions'],
  ['another name beside a word', 'grilled aubergine', 'Eggplant, grilled'],
] as const)('forgives %s', ([_what, search, name]) => {
  expect(found([name, 'Rice', 'Paper towels'], search)).toEqual([name])
})

test.for([
  ['a food with nearly that name', 'beef', 'Beets'],
  ['two wrong letters', 'brokkoli', 'Broccoli'],
  ['a wrong letter in a short word', 'oit', 'Oat milk'],
  ['another number', 'thing 7', 'Thing 3'],
] as const)('does not find %s', ([_what, search, name]) => {
  expect(found([name], search)).toEqual([])
})

test('shows the best match first, and a wrong letter only where nothing else matches', () => {
  expect(found(['Oat milk', 'Milkshake', 'Buttermilk', 'Milk'], 'milk')).toEqual([
    'Milk',
    'Oat milk',
    'Milkshake',
    'Buttermilk',
  ])
  expect(found(['Beans', 'Bears', 'Bead soup'], 'beans')).toEqual(['Beans'])
  const list = [{ name: 'Dal', notes: 'with rice' }, { name: 'Rice' }]
  expect(
    searchFor('rice')
      .bestFirst(list, textsOf)
      .map(({ name }) => name),
  ).toEqual(['Rice', 'Dal'])
})

test('before all of it is loaded, finds what is written alike', () => {
  const list = [{ name: 'Oat milk' }, { name: 'Rice', notes: 'for MILK rice' }, { name: 'Salt' }]
  const names = (text: string) =>
    plainSearch(text)
      .bestFirst(list, textsOf)
      .map(({ name }) => name)
  expect(names(' milk')).toEqual(['Oat milk', 'Rice'])
  expect(names('milk oat')).toEqual(['Oat milk'])
  expect(names('  ')).toEqual(['Oat milk', 'Rice', 'Salt'])
})
