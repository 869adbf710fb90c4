import { expect, test } from 'vitest'
import { isMustAvoid } from '#shared/foods/mustAvoid.ts'
import { household, member } from '../../../turn.factory.ts'
import { fieldsOf, given } from '../../reading.ts'
import { addPreference } from './addPreference.ts'
import { removePreference } from './removePreference.ts'

const members = [
  member(1, { name: 'Mom', role: 'Parent', likes: 'Salmon', dislikes: 'Cilantro' }),
  member(2, { name: 'Dad', role: 'Parent', likes: 'Steak', dislikes: 'Shellfish (allergy)' }),
  member(3, { name: 'Maya', role: 'Age 14', likes: 'Pasta', dislikes: 'Mushrooms' }),
  member(4, { name: 'Junior', role: 'Age 9', likes: 'Rice', dislikes: 'Anything spicy' }),
]
const scene = { household: household({ members }), history: [], today: '2026-11-15', now: '17:30' }

const noted = (said: string) =>
  (addPreference(said, scene)?.commands ?? [])
    .flatMap(({ items }) => items.map(fieldsOf))
    .flatMap(({ name, likes, dislikes, keyGoalsAndLimits }) =>
      `${dislikes || likes || keyGoalsAndLimits}`.split('\n').map((line) => `${name}: ${line}`),
    )

test.each([
  ['Dad swells up from kiwi', ['Dad: Kiwi (must avoid)']],
  ["my wife's throat closes up if she eats lobster", ['Mom: Lobster (must avoid)']],
  ['mum is coeliac', ['Mom: Gluten (celiac)']],
  ["milk doesn't agree with mom", ['Mom: Milk (must avoid)']],
  ['dad wont touch pork, hes muslim', ['Dad: Pork (must avoid)']],
  ['egg = vomit for junior', ['Junior: Egg (must avoid)']],
  [
    "no shellfish no nuts for maya doctor's orders",
    ['Maya: Shellfish (must avoid)', 'Maya: Nuts (must avoid)'],
  ],
  ['our new babysitter Kim is allergic to nuts', ['Kim: Nuts (allergy)']],
  [
    'junior is deathly allergic to bee pollen and honey',
    ['Junior: Bee pollen (allergy)', 'Junior: Honey (allergy)'],
  ],
])('what harms binds: %s', (said, expected) => {
  expect(noted(said)).toEqual(expected)
  expect(noted(said).every((line) => isMustAvoid(line.replace(/^.*?: /, '')))).toBe(true)
})

test('what one of several must not eat is asked about', () => {
  const { commands, choices } = addPreference('everyone except Maya can eat nuts', scene) ?? {}
  expect(commands).toEqual([])
  expect(choices?.[0]?.label).toContain('must avoid nuts')
})

test.each([
  ['dad hates olives and mom loves them', ['Dad: Olives', 'Mom: Olives']],
  ['The only vegetable junior likes is corn', ['Junior: Corn']],
  ['Dad would kill for a good brisket', ['Dad: Brisket']],
  ['Junior is not a fan of onions, especially raw', ['Junior: Onions']],
  ['we want junior to eat more vegetables', ['Junior: Eat more vegetables']],
  ['my brother Tom is vegetarian', ['Tom: Vegetarian']],
])('tastes and goals: %s', (said, expected) => {
  expect(noted(said)).toEqual(expected)
})

test.each([
  'maya isnt allergic to nuts',
  'is junior allergic to nuts?',
  'what if maya were allergic to milk',
  'Dad used to be allergic to shellfish',
])('nothing is noted: %s', (said) => {
  expect(noted(said)).toEqual([])
})

test('who speaks without a name is asked', () => {
  const { commands, choices } = addPreference("I'm lactose intolerant", scene) ?? {}
  expect(commands).toEqual([])
  expect(choices?.map(({ label }) => label)).toEqual(
    ['Mom', 'Dad', 'Maya', 'Junior'].map((name) => `Note that ${name} must avoid lactose`),
  )
})

test('a person and a food alone are asked about', () => {
  const reading = addPreference('Maya and the dumplings', scene)
  expect(reading?.choices.map(({ label }) => label)[0]).toBe('Maya must avoid dumplings')
})

test.each([
  ["Dad's shellfish allergy is gone", ['Dad: Shellfish (allergy)']],
  ['Maya is fine with mushrooms now', ['Maya: Mushrooms']],
  ['Dad still has his shellfish allergy', []],
  ['Dad can eat shrimp again', []],
])('lines are taken away: %s', (said, expected) => {
  expect(removePreference(said, scene)?.commands.flatMap(({ items }) => items) ?? []).toEqual(
    expected,
  )
})

test.each([
  ["Maya can't have nuts, milk or eggs", ['Maya: Nuts', 'Maya: Milk', 'Maya: Eggs']],
  [
    "Our daughter carries an EpiPen now. It's cashews and pistachios.",
    ['Maya: Cashews', 'Maya: Pistachios'],
  ],
  [
    'Junior must never be given honeycomb, bee pollen or royal jelly',
    ['Junior: Honeycomb', 'Junior: Bee pollen', 'Junior: Royal jelly'],
  ],
  [
    "Mom shouldn't eat raw fish, soft cheese or liver",
    ['Mom: Raw fish', 'Mom: Soft cheese', 'Mom: Liver'],
  ],
  ["Junior can't have beans, add tacos for Friday", ['Junior: Beans']],
  ['Maya is celiac and allergic to nuts', ['Maya: Gluten (celiac)', 'Maya: Nuts']],
  ['nuts, milk and eggs: Maya is allergic to all of those', ['Nuts', 'Milk', 'Eggs']],
  ["grapes, pretzels, and Maya can't have sesame", ['Maya: Sesame']],
  ["Maya's lactose intolerant, so just Mom, Dad and Junior for the lasagna", ['Maya: Lactose']],
  ['Ines comes on Friday, she is coeliac; shakshuka at 7 then', ['Ines: Gluten (celiac)']],
  ['Maya is lactose intolerant and so is Dad', ['Maya: Lactose', 'Dad: Lactose']],
  ['Mom is allergic to nuts, Maya to kiwi', ['Mom: Nuts', 'Maya: Kiwi']],
  ['we need toilet paper. Mom likes halloumi', ['Mom: Halloumi']],
])('%s: whom what harms', (said, lines) => {
  const all = noted(said)
  expect(all).toHaveLength(lines.length)
  for (const [n, line] of lines.entries()) expect(all[n]).toContain(line)
  expect(all.filter((line) => isMustAvoid(line.replace(/^\w+: /, ''))).length).toBe(
    said.includes('halloumi') ? 0 : lines.length,
  )
})

test.each([
  ['Mom hates olives but loves cheese', { name: 'Mom', dislikes: 'Olives', likes: 'Cheese' }],
  ["Dad can't stand celery but adores pizza", { dislikes: 'Celery', likes: 'Pizza' }],
])('%s: both, each where it belongs', (said, fields) => {
  const items = addPreference(said, scene)?.commands.flatMap((each) => each.items.map(fieldsOf))
  const all = Object.assign({}, ...(items ?? []).map(given))
  expect(all).toMatchObject(fields)
})

test("'grandpa' and 'Joe' are Grandpa Joe", () => {
  const joe = member(5, { name: 'Grandpa Joe', role: null, likes: 'Soup', dislikes: 'None' })
  const all = { ...scene, household: household({ members: [...members, joe] }) }
  for (const said of ["Joe can't have garlic", 'grandpa must avoid garlic'])
    expect(addPreference(said, all)?.commands).toMatchObject([{ items: [{ name: 'Grandpa Joe' }] }])
})
