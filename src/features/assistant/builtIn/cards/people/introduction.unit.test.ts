import { expect, test } from 'vitest'
import { labels, read, saysOf } from '../../examples/said.factory.ts'
import { fieldsOf } from '../../reading.ts'

const peopleOf = (said: string) =>
  read(said).commands.flatMap(({ type, items }) =>
    type === 'ADD_FAMILY_MEMBER_PREFERENCE_TEXT'
      ? items.map(fieldsOf).map(({ name, role = '', dislikes }) => `${name}|${role}|${dislikes}`)
      : [type],
  )

test('a family introduces itself, and what else it says is noted', () => {
  const said =
    "We're a family of four: me Anna, my husband Tom, our daughter Lena who is 15 and Ben who is 3. Ben is allergic to peanuts, Lena doesn't like mushrooms. Put bread on the list. Blorp."
  expect(peopleOf(said)).toEqual([
    'Anna|Adult|',
    'Tom|Adult|',
    'Lena|Daughter, age 15|Mushrooms',
    'Ben|Age 3|Peanuts (allergy)',
    'ADD_SHOPPING_ITEMS_TEXT',
  ])
  expect(saysOf(said)).toContain('“Blorp.”')
})

test('what follows those who are told of is read, too', () => {
  const said =
    'Ben is allergic to peanuts, Lily hates mushrooms, we eat dinner at 6:30 and want 2 meatless nights'
  expect(peopleOf(said)).toEqual([
    'Ben||Peanuts (allergy)',
    'Lily||Mushrooms',
    'ADD_WHOLE_FAMILY_PREFERENCE_TEXT',
  ])
  expect(JSON.stringify(read(said).commands)).toMatch(/6:30.*2 meatless/)
})

test.for([
  ['There are four of us: me (Anna), my husband Tom, our daughter Lily who is 7 and Ben, 10', 4],
  ['there are four of us: Anna, Tom, Lena and Ben', 4],
  ['we are Anna and Tom, both adults, Lena who is 15 and Ben (3)', 4],
  ['our family is Anna, Tom and Grandma', 3],
  ['we are Mom, Dad and Lena', 1],
  [
    "hi! we're the Lunds: me (Ada, 41), my husband Tor 43, Lil 15, and my mum Rosa, 74. Our lodger is Kenji, 26",
    5,
  ],
  ["hey, we're Ann and Bob. Our son is called Cy, he's 4.", 3],
  ['add family members Ada 41, Tor 43, Kenji 26', 3],
  ["we're Ann, 30, and Bob, and our kids are Cy and Di", 4],
  ['we are Priya (38) and Dev (40) with our kids Anya, 9 and Rohan, 5', 4],
  ['this is our family: Ann 40, Bob 41 and the twins Cy and Di (6)', 4],
] as const)('%s', ([said, count]) => expect(peopleOf(said)).toHaveLength(count))

test.for([
  "we're out of Milk and Eggs",
  'there are Apples and Pears on the counter',
  "we're tired and Tom is out",
  'we are a family of 4, two adults and two kids',
])('%s: nobody is introduced', (said) => {
  expect(peopleOf(said).join()).not.toMatch(/\|/)
})

test('who is known already is not added again', () => {
  expect(saysOf('We are Mom, Dad, Maya and Junior')).toMatch(/noted in the family already/)
})

test('several whom nobody knows yet', () => {
  const said = "Sam is allergic to kiwi and Kim doesn't like olives"
  expect(peopleOf(said)).toEqual(['Sam||Kiwi (allergy)', 'Kim||Olives'])
})

test('somebody is added with the age', () => {
  expect(peopleOf('add Lena to the family, she is 15')).toEqual(['Lena|Age 15|'])
})

test("a guest's children are none of the family", () => {
  const said =
    'my sister Clara and her two kids are coming Sunday, one of the kids is allergic to eggs'
  expect(saysOf(said)).toMatch(/^Without eggs/)
  expect(labels(read(said))).not.toMatch(/Maya|Junior/)
})

test("a guest's family comes along", () => {
  const said = 'my brother, his wife and their baby come for dinner tomorrow'
  expect(JSON.stringify(read(said).commands)).toContain(
    '"Mom","Dad","Maya","Junior","Brother","Brother\'s wife","Brother\'s baby"',
  )
})

test('of many sentences the first are read, and the others are named', () => {
  const goods = ['milk', 'rice', 'tea', 'ham', 'corn', 'figs', 'leeks', 'kale']
  const said = `We are Anna and Tom. ${goods.map((each) => `Put ${each} on the list.`).join(' ')}`
  expect(saysOf(said)).toContain("I didn't get “Put leeks on the list. Put kale on the list.”")
  const endless = `We are Anna and Tom. ${'Put milk on the list. '.repeat(2_000)}`
  expect(peopleOf(endless).join()).not.toContain('Anna')
})

test.for([
  [
    'my husband Ben is 44, eats everything, and our daughter Lena, 15, has a peanut allergy',
    'Lena',
  ],
  ['Our son Max is 12 and eats everything, and our daughter Mia, 9, is allergic to eggs', 'Mia'],
  ['Ben eats everything and Lena has a peanut allergy', 'Lena'],
  ['Karl eats everything but Ina is allergic to shellfish', 'Ina'],
  ["Ben has no allergies, Lena can't have peanuts", 'Lena'],
  ['Dad eats everything and Ina has a sesame allergy', 'Ina'],
] as const)('%s: it is told of %s', ([said, name]) => {
  expect(peopleOf(said)).toEqual([
    expect.stringMatching(new RegExp(`^${name}\\|.*\\((?:allergy|must avoid)\\)$`)),
  ])
})

test('what several hate is noted for each', () => {
  expect(peopleOf('Mom, Dad and Maya hate olives')).toEqual([
    'Mom||Olives',
    'Dad||Olives',
    'Maya||Olives',
  ])
})
