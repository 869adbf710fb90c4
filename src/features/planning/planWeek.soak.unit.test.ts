import { expect, test } from 'vitest'
import { ingredientsOf } from '#features/recipes/recipes.logic.ts'
import { daysFrom } from '#shared/days.ts'
import { avoidances } from '#shared/foods/mustAvoid.ts'
import { dice } from '#test/dice.ts'
import { playRounds, roundsTimeout } from '#test/rounds.ts'
import { dinner, dish, eater, item, planInput } from './planInput.factory.ts'
import { planWeek } from './planWeek.logic.ts'

const foods = [
  'shrimp',
  'beef',
  'chicken',
  'mushrooms',
  'milk',
  'peanuts',
  'rice',
  'spinach',
  'cod',
]
const start = '2026-11-16'

test(
  'nobody gets what they must avoid, no dinner is overwritten, locked ones stay',
  {
    timeout: roundsTimeout,
  },
  () =>
    playRounds(150, (seed) => {
      const below = dice(seed)
      const food = () => foods[below(foods.length)] ?? ''
      const recipes = Array.from({ length: 4 + below(25) }, (_, n) =>
        dish(n + 1, `${food()} dish ${n}`, {
          ingredients: [food(), food(), food()].join('\n'),
          cookTime: `${5 + below(90)} min`,
          isFavorite: below(3) === 0,
          cuisine: ['thai', 'italian', null][below(3)] ?? null,
        }),
      )
      const members = Array.from({ length: below(4) }, (_, n) =>
        eater(n + 1, `Person ${n}`, { dislikes: `${food()} (allergy)\n${food()}` }),
      )
      const days = daysFrom(start, 1 + below(14))
      const any = () => days[below(days.length)] ?? start
      const meals = Array.from({ length: below(5) }, () =>
        dinner(any(), recipes[below(recipes.length)] ?? 'Leftovers'),
      )
      const locked = new Map(
        Array.from({ length: below(3) }, () => [any(), 1 + below(recipes.length)]),
      )
      const plan = planWeek({
        input: planInput({ recipes, members, meals, pantry: [item(1, food(), '2026-11-18')] }),
        today: start,
        mealType: 'Dinner',
        days,
        locked,
        events: [{ title: 'Choir', date: any(), time: '18:00', until: '19:00' }],
        shuffled: { [any()]: [1, 2, 3].slice(below(4)) },
        rules: {
          meatlessNights: below(8),
          fishNights: below(8),
          meatlessDays: below(2) ? [below(7), below(7)] : null,
          fishDays: below(3) ? [] : [below(7)],
          weeknightMinutes: below(2) ? 30 : null,
          repeatAfterDays: 1 + below(10),
          useExpiring: true,
          favoritesFirst: true,
          mindCalendar: true,
        },
      }).days

      const filled = new Set(meals.map(({ date }) => date))
      const free = days.filter((day) => !filled.has(day))
      expect(plan.map(({ date }) => date)).toEqual(free)
      for (const { date, recipe, why } of plan) {
        if (!recipe) expect(why[0]).toMatch(/\.$/)
        else {
          const eaten = { name: recipe.title, ingredients: ingredientsOf(recipe.ingredients) }
          expect(avoidances({ ...eaten, members, attendees: null }), recipe.title).toEqual([])
        }
        const stays = recipes.find(({ id }) => id === locked.get(date))
        const dishes = stays && {
          name: stays.title,
          ingredients: ingredientsOf(stays.ingredients),
        }
        if (dishes && avoidances({ ...dishes, members, attendees: null }).length === 0) {
          expect(recipe).toBe(stays)
        }
      }
    }),
)
