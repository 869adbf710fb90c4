import { expect, test } from 'vitest'
import type { DayPart } from '#features/calendar/days.logic.ts'
import { familyMember } from '#features/family/family.factory.ts'
import { meal } from '#features/menu/menu.factory.ts'
import { newRecipe } from '#features/recipes/recipes.contract.ts'
import { recipe } from '#features/recipes/recipes.factory.ts'
import { suggestedRecipes } from '../meal/suggestedRecipes.ts'
import { avoidChips, clashChips } from './warningChips.ts'

const stored = { id: 1, version: 1, createdAt: '', updatedAt: '' }
const planned = (given: Parameters<typeof meal>[0] = {}) => ({
  ...meal(given),
  seriesId: null,
  ...stored,
})
const person = (name: string, dislikes: string) => ({
  ...familyMember({ name, dislikes }),
  role: null,
  ...stored,
  isActive: true,
  sortOrder: 0,
})
const maya = person('Maya', 'Mushrooms (allergy)')
const dad = person('Dad', 'Mushrooms')
const dish = (id: number, given: Parameters<typeof recipe>[0]) => ({
  ...newRecipe(recipe(given)),
  ...stored,
  id,
})
const risotto = dish(7, { title: 'Risotto', ingredients: '2 cups rice\n8 oz porcini' })
const soup = dish(8, { title: 'Lentil soup', ingredients: 'Lentils\nno mushrooms' })
const tacos = dish(9, { title: 'Tacos', ingredients: 'Beef' })

test('a meal says who of those that eat must avoid it', () => {
  const chips = (given: Parameters<typeof meal>[0]) =>
    avoidChips(planned(given), [dad, maya], [risotto, soup])
  expect(chips({ recipeId: 7 })).toEqual(["Maya can't eat mushrooms (porcini)"])
  expect(chips({ recipeId: 7, attendees: ['Dad'] })).toEqual([])
  expect(chips({ recipeId: 8 })).toEqual([])
  expect(chips({ recipeName: 'Mushroom toast' })).toEqual(["Maya can't eat mushrooms"])
})

test('a guest counts at the meal where they are named, and at no other', () => {
  const tom = { ...person('Tom', 'Fish (allergy)'), isActive: false }
  const chips = (attendees: string[] | null) =>
    avoidChips(planned({ recipeName: 'Salmon', attendees }), [dad, tom], [])
  expect(chips(['Dad', 'tom'])).toEqual(["Tom can't eat fish"])
  expect(chips(null)).toEqual([])
  expect(chips(['Dad'])).toEqual([])
  const salmon = dish(10, { title: 'Salmon', ingredients: 'Salmon' })
  const suggested = (attendees: string[]) =>
    suggestedRecipes(
      { date: '2026-11-20', mealType: 'Dinner', attendees },
      { recipes: [salmon, soup], members: [dad, tom], meals: [] },
    ).recipes.map(({ title }) => title)
  expect(suggested([])).toEqual(['Salmon', 'Lentil soup'])
  expect(suggested(['Tom'])).toEqual(['Lentil soup'])
})

const part = (summary: string, from: number, to: number, wholeDay = false): DayPart => ({
  event: {
    id: summary,
    sourceId: 1,
    calendar: 'Family',
    summary,
    description: null,
    location: null,
    color: '#112233',
    allDay: wholeDay,
    start: { dateTime: '' },
    end: { dateTime: '' },
  },
  wholeDay,
  from,
  to,
})

test('a meal says what is on at its time', () => {
  const [six, seven] = [18 * 60, 19 * 60]
  const events = [
    part('Holiday', 0, 1440, true),
    part('Before', six - 60, six),
    part('After', seven, seven + 60),
    part('Swim', six + 30, seven + 30),
    part('A moment', six, six),
    part('Camp', 0, six + 15),
  ]
  expect(clashChips(planned(), events)).toEqual([
    'Swim at 6:30',
    'A moment at 6:00',
    'Camp until 6:15',
  ])
  expect(clashChips(planned({ mealType: 'Snack', time: '19:30' }), events)).toEqual([
    'After at 7:00',
  ])
})

test('suggestions: what is often eaten first, what is planned this week last, nothing to avoid', () => {
  const asked = { date: '2026-11-14', mealType: 'Dinner', attendees: [] }
  const recipes = [risotto, soup, tacos]
  const meals = [
    planned({ date: '2026-10-20', recipeId: 9 }),
    planned({ date: '2026-10-21', recipeId: 8, mealType: 'Lunch' }),
  ]
  const titles = (given: Partial<Parameters<typeof suggestedRecipes>[1]>) =>
    suggestedRecipes(asked, { recipes, members: [], meals, ...given }).recipes.map(
      ({ title }) => title,
    )
  expect(titles({})).toEqual(['Tacos', 'Risotto', 'Lentil soup'])
  expect(titles({ members: [maya] })).toEqual(['Tacos', 'Lentil soup'])
  expect(suggestedRecipes(asked, { recipes, members: [maya], meals })).toMatchObject({
    leftOut: [{ title: 'Risotto' }],
    because: ['Maya'],
  })
  const near = planned({ date: '2026-11-08', recipeId: 9 })
  expect(titles({ meals: [near] })).toEqual(['Risotto', 'Lentil soup', 'Tacos'])
  const crumble = { ...soup, id: 11, title: 'Apple crumble' }
  expect(titles({ recipes: [crumble, soup] }), 'no cake for dinner').toEqual([
    'Lentil soup',
    'Apple crumble',
  ])
  const stew = { ...soup, id: 12, title: 'Beef stew', prepTime: '30 min', cookTime: '3 hours' }
  const on = (date: string, mealType = 'Dinner') =>
    suggestedRecipes(
      { ...asked, date, mealType },
      { recipes: [stew, soup], members: [], meals: [] },
    ).recipes
  expect(on('2026-11-14')[0], 'time enough on Saturday').toBe(stew)
  expect(on('2026-11-18').at(-1), 'too long for a Wednesday').toBe(stew)
  expect(on('2026-11-20').at(-1), 'nor for a Friday').toBe(stew)
  expect(on('2026-11-18', 'Lunch').at(-1), 'nor before its lunch').toBe(stew)
})

test('suggestions: what one of the eaters dislikes comes last, with the reason', () => {
  const asked = { date: '2026-11-14', mealType: 'Dinner', attendees: [] }
  const members = [{ ...maya, dislikes: 'Lentils' }]
  const given = { recipes: [soup, tacos], members, meals: [] }
  const { recipes, against } = suggestedRecipes(asked, given)
  expect(recipes.map(({ title }) => title)).toEqual(['Tacos', 'Lentil soup'])
  expect([...against.values()]).toEqual([`${maya.name} dislikes lentils`])
  expect(suggestedRecipes({ ...asked, attendees: ['Dad'] }, given).against.size).toBe(0)
})
