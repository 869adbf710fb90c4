import { describe, expect, test } from 'vitest'
import { household } from '../examples/household.factory.ts'
import { now, today } from '../examples/householdMeals.factory.ts'
import { readMessage } from '../readMessage.ts'

/** Mom must avoid nuts and Dad milk; the book has dishes with names longer than what one says. */
const [mom, dad, ...rest] = household.members
const [first, ...recipes] = household.recipes
const book = {
  ...household,
  members: [
    ...(mom ? [{ ...mom, dislikes: 'Nuts (allergy)' }] : []),
    ...(dad ? [{ ...dad, dislikes: 'Lactose (intolerance)' }] : []),
    ...rest,
  ],
  recipes: [
    ...(first
      ? [
          { ...first, id: 901, title: 'Brownies – Auntie Jo', ingredients: '3 eggs\n100g walnuts' },
          { ...first, id: 902, title: "Gran's chicken pot pie", ingredients: '150ml double cream' },
        ]
      : []),
    ...recipes,
  ],
}

function answersTo(...said: string[]) {
  let history: Parameters<typeof readMessage>[0]['history'] = []
  let answer = ''
  for (const message of said) {
    const reading = readMessage({ photos: [], household: book, today, now, message, history })
    expect(reading.commands).toEqual([])
    answer = reading.says.join('\n')
    history = [
      ...history,
      { role: 'user', content: message, proposals: [] },
      { role: 'assistant', content: answer, proposals: [] },
    ]
  }
  return answer
}

describe('a dish called by a part of its name', () => {
  test.for([
    ['can Mom have the brownies', /^No: \*\*Mom\*\* must avoid nuts/],
    ['are the brownies safe for mom', /^No: \*\*Mom\*\* must avoid nuts/],
    ['can dad have pot pie', /^No: \*\*Dad\*\* must avoid lactose/],
    ['are there nuts in the brownies', /walnuts/],
  ] as const)('%s', ([said, answer]) => expect(answersTo(said)).toMatch(answer))
})

test('what somebody may not eat is looked for in the whole book', () => {
  const answer = answersTo('what can mom not eat from our recipes')
  expect(answer).toMatch(/\*\*Brownies – Auntie Jo\*\*: nuts/)
  expect(answer).not.toMatch(/pot pie/)
  expect(answersTo('which recipes can Mom and Dad not eat')).toMatch(/pot pie\*\*: lactose \(Dad\)/)
})

test('what may be eaten is a question, whatever was talked of', () => {
  expect(answersTo('can Dad have cheddar')).toMatch(/^No: \*\*Dad\*\* must avoid lactose/)
  expect(answersTo('is marzipan safe for mom', 'can dad have cheddar')).toMatch(/cheddar/)
})

test('what was just told is meant by that', () => {
  expect(answersTo("what's for dinner tonight", 'can Mom eat that?')).toMatch(/Lemon chicken/)
  expect(answersTo('can we all eat tonights dinner')).toMatch(/Lemon chicken/)
})

test('this week is no word for what was said before', () => {
  expect(answersTo('did we buy eggs', "what's on this week")).toMatch(/Black bean tacos/)
})

test('what is at home under another name is told to who must avoid it', () => {
  expect(answersTo('do we have any nuts in the house')).toMatch(/Peanut butter/i)
  expect(answersTo('have we got any shrimp')).toMatch(/^No \*\*shrimp/)
})

test.for(['what could we all eat?', 'which recipes can mom and dad both eat'])(
  'what all may eat is looked for in the whole book: %s',
  (said) => {
    const answer = answersTo(said)
    expect(answer).toMatch(/\d+ recipes/)
    expect(answer).not.toMatch(/Brownies|pot pie/)
  },
)

test('who is not known is not taken for a food', () => {
  expect(answersTo('what can zoe eat from our recipes')).toContain("I don't know **Zoe** yet")
})

test('nothing with a food is without it', () => {
  expect(answersTo('what can I make without meat and nothing with nuts')).toMatch(
    /^Without meat, nuts/,
  )
})

test.for([
  ["who can't eat the brownies", /^\*\*Mom\*\* \(nuts \(walnuts\)\)/],
  ['who cant have cheddar', /^\*\*Dad\*\* \(lactose\) must not have \*\*Cheddar\*\*/],
  ['can mom eat chickpeas', /^(?!No:)/],
  ['could mom and maya both have the brownies', /No: \*\*Mom\*\* must avoid nuts.*Brownies/],
  ["who can't have rice", /^Nothing noted for anyone rules out/],
  ["is there anything in the fridge dad can't have", /\n- .*Dad/],
  ['the pot pie has no lactose in it, its oat cream', /150ml double cream.*change its recipe/],
  ['what can i use instead of coconut milk', /Careful: Dad must avoid lactose/],
] as const)('%s', ([said, answer]) => expect(answersTo(said)).toMatch(answer))

test('what is no food is not looked for in a dish', () => {
  expect(answersTo("the pot pie isn't nice")).not.toMatch(/nice/)
})

test('a guest who is not there every day is told of, too', () => {
  const [, guest] = book.members
  const away = { ...book, members: guest ? [{ ...guest, isActive: false }] : [] }
  const message = 'who cant have cheddar'
  const reading = readMessage({ photos: [], household: away, today, now, message, history: [] })
  expect(reading.says.join()).toMatch(/^\*\*Dad\*\*/)
})

test('what stands in for butter does not for peanut butter', () => {
  expect(answersTo('what can i use instead of peanut butter')).not.toMatch(/margarine|oil/)
})

test('a recipe that is asked for is shown, whatever was said of an allergy before', () => {
  expect(answersTo('Mom is still allergic to nuts', 'give me the pot pie recipe')).toMatch(
    /^\*\*Gran's chicken pot pie\*\*\n- 150ml double cream/,
  )
})
