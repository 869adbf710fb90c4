import { expect, test } from 'vitest'
import { usualRules } from '#features/planning/planRules.logic.ts'
import { isVegetarian } from '#features/recipes/recipeTraits.logic.ts'
import { daysBetween } from '#shared/days.ts'
import { household } from '../examples/household.factory.ts'
import { now, today } from '../examples/householdMeals.factory.ts'
import type { Scene } from '../reading.ts'
import { textOf } from '../reading.ts'
import { hear } from '../spans/hear.ts'
import { planDays } from './planDays.ts'

const scene: Scene = { household, history: [], today, now }

const plan = (words: string, more: Partial<Scene> = {}) => {
  const { commands, says } = planDays(hear(words, { ...scene, ...more })) ?? {
    commands: [],
    says: [],
  }
  const items = commands.flatMap((command) => command.items)
  return { dishes: items.map((item) => textOf(item, 'recipeName')), items, says: says.join('\n') }
}

test('what somebody who eats must avoid is never planned', () => {
  const { dishes } = plan('plan dinners for the next 3 weeks', {
    household: { ...household, meals: [] },
  })
  expect(dishes.length).toBeGreaterThan(10)
  expect(dishes).not.toContain('Shrimp scampi')
  expect(dishes).not.toContain('Beef and broccoli')
})

test('a plan that somebody is to like is for everyone, without what they dislike', () => {
  const members = household.members.map((member) =>
    member.name === 'Maya' ? { ...member, dislikes: 'Chicken' } : member,
  )
  const more = { household: { ...household, members } }
  const { items, dishes } = plan('plan dinners for next week, Maya has to like it', more)
  expect(items.length).toBeGreaterThan(2)
  expect(items.map((item) => Object.keys(item as object))).not.toContainEqual(
    expect.arrayContaining(['attendees']),
  )
  expect(dishes.join()).not.toMatch(/chicken/i)
})

test('who alone eats is no taste of theirs', () => {
  const { items } = plan('plan dinners for next week, only Maya eats with us')
  expect(items.length).toBeGreaterThan(2)
  for (const item of items) expect(item).toMatchObject({ attendees: ['Maya'] })
})

test('no dish comes again within a week', () => {
  const { items } = plan('plan dinners for the next 3 weeks')
  const all = [
    ...household.meals.map(({ date, recipeName }) => ({ date, recipeName })),
    ...items.map((item) => ({
      date: textOf(item, 'date') ?? '',
      recipeName: textOf(item, 'recipeName'),
    })),
  ]
  for (const [n, one] of all.entries()) {
    for (const other of all.slice(n + 1)) {
      if (one.recipeName !== other.recipeName || !items.length) continue
      const isPlanned = items.some((item) => textOf(item, 'date') === other.date)
      if (isPlanned) expect(Math.abs(daysBetween(one.date, other.date))).toBeGreaterThanOrEqual(7)
    }
  }
})

test('days that have a dinner are left alone, and that is said', () => {
  const { items, says } = plan('plan dinners till Sunday')
  expect(items.map((item) => textOf(item, 'date'))).toEqual(['2026-11-21'])
  expect(says).toContain('Black bean tacos')
  expect(says).toContain('as planned')
})

test('wishes hold: quick, without, using, vegetarian', () => {
  expect(plan('something quick for Saturday').says).toMatch(
    /ready in \d+ minutes|at home|eaten soon/,
  )
  expect(plan('plan dinners for next week without tofu').dishes).not.toContain('Tofu stir fry')
  expect(plan('use up the spinach').dishes).toEqual(['Veggie lasagna'])
  const { dishes } = plan('plan vegetarian dinners for next week')
  for (const meat of ['Pulled pork', 'Turkey chili', 'Butter chicken', 'Tuna casserole'])
    expect(dishes).not.toContain(meat)
})

test('it says when nothing fits', () => {
  expect(plan('plan something with saffron for Saturday').says).toContain(
    'Nothing for Sat, Nov 21: nothing in the book is a dinner that everyone can eat.',
  )
  expect(plan('plan the week', { household: { ...household, recipes: [] } }).says).toContain(
    'no recipe in the book',
  )
})

test('it plans as the sheet on the menu does: by the household’s rules and its calendars', () => {
  const open = { ...household, meals: [] }
  const concert = { title: 'Concert', date: '2026-11-21', time: '18:00', until: '19:30' }
  const { items, says } = plan('plan dinner for Saturday', {
    household: { ...open, events: [concert] },
  })
  expect(items.map((item) => textOf(item, 'time'))).toEqual(['17:30'])
  expect(says).toMatch(/\d\d minutes: Concert at 6:00 PM/)
  const early = { ...open, planRules: { ...usualRules, dinnerTime: '17:15' } }
  expect(plan('plan dinner for Saturday', { household: early }).items).toMatchObject([
    { time: '17:15' },
  ])
  const fishy = { ...open, planRules: { ...usualRules, fishNights: 7 } }
  expect(plan('plan dinner for Saturday', { household: fishy }).dishes[0]).toMatch(/Salmon|Tuna/)
})

test('days that the rules name are kept, and one without such a dish says so', () => {
  const planRules = { ...usualRules, meatlessDays: [1, 4], fishDays: [5], meatlessNights: 2 }
  const open = { ...household, meals: [], planRules }
  const { items } = plan('plan dinners for next week', { household: open })
  const on = (date: string) => items.find((item) => textOf(item, 'date') === date)
  const titleOn = (date: string) => textOf(on(date), 'recipeName')
  const meatless = household.recipes.filter(isVegetarian).map(({ title }) => title)
  expect(meatless).toContain(titleOn('2026-11-23'))
  expect(meatless).toContain(titleOn('2026-11-26'))
  expect(titleOn('2026-11-27')).toMatch(/salmon|tuna/i)
  const recipes = household.recipes.filter((recipe) => !isVegetarian(recipe))
  const { says } = plan('plan dinner for Monday', { household: { ...open, recipes } })
  expect(says).toContain('Nothing meatless in the book is a dinner that everyone can eat.')
  const wished = plan('plan something with chicken for Monday', { household: open })
  expect(wished.dishes.join(), 'a wish of its own').toMatch(/chicken/i)
})

test('a dish is planned for as many as come, or the one that is planned then is cooked for them', () => {
  const said = 'Thanksgiving is on Thursday, Nov 26, for 10 people. Plan something'
  const { items, says } = plan(said)
  expect(items).toMatchObject([{ date: '2026-11-26', servings: 10 }])
  expect(says).toContain("That's for 10.")
  const [first] = household.meals
  const there = { ...first, id: 900, date: '2026-11-26', mealType: 'Dinner', recipeName: 'Toast' }
  const meals = [...household.meals, there as typeof first & object]
  const taken = planDays(hear(said, { ...scene, household: { ...household, meals } }))
  expect(taken?.says.join().match(/Toast/g), 'once').toHaveLength(1)
  expect(taken?.choices.map(({ commands }) => commands)).toEqual([
    [{ type: 'UPDATE_MENU_ITEM_TEXT', items: [{ id: 900, servings: 10 }] }],
  ])
})

test("a day's own food is kept, and the others are planned without it", () => {
  const { items } = plan(
    'plan dinners for next week, nothing with mushrooms, and fish on Thursday',
    {
      household: { ...household, meals: [] },
    },
  )
  const on = (date: string) => items.find((item) => textOf(item, 'date') === date)
  expect(items).toHaveLength(7)
  expect(textOf(on('2026-11-26'), 'recipeName')).toMatch(/salmon|tuna/i)
  expect(JSON.stringify(items)).not.toMatch(/mushroom|"Fish"/i)
})
