import { meal } from '#features/menu/menu.factory.ts'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { recipe } from '#features/recipes/recipes.factory.ts'
import { shoppingItem } from '#features/shopping/shopping.factory.ts'
import { addDays } from '#shared/days.ts'
import type { Environment } from '#test/household.ts'
import { Program } from '#test/process.ts'
import { type Measure, median, rounded } from './measure.ts'

const recipes = 2_000
const items = 2_000
const days = 31
const rounds = 15

const kinds = ['red', 'green', 'dried', 'smoked', 'sweet', 'wild', 'baby', 'white']
const foods = [
  'onions',
  'carrots',
  'lentils',
  'beans',
  'tomatoes',
  'apples',
  'noodles',
  'mushrooms',
]
const amounts = ['2', '1 lb', '300 g', '1½ cups', '2 x 400g tins', '3 tbsp']

const line = (n: number) =>
  `${amounts[n % amounts.length]} ${kinds[n % 7] ?? ''} ${foods[n % foods.length]}, chopped`

const ingredients = (n: number) =>
  Array.from({ length: 12 }, (_, m) => line(n * 5 + m * m)).join('\n')

/** The time to work out the shopping for a month of three meals a day. */
export async function shoppingTime(env: Environment): Promise<Measure> {
  const program = await Program.start(env)
  try {
    const { today } = (await program.get<{ today: string }>('/api/household')).body
    await fill(program, '/api/recipes', recipes, (n) =>
      recipe({ title: `Dish ${n}`, ingredients: ingredients(n) }),
    )
    await fill(program, '/api/pantry', items, (n) =>
      pantryItem({ name: `${kinds[n % 8]} ${foods[n % 7]} ${n % 40}`, quantity: '2 lb' }),
    )
    await fill(program, '/api/shopping', 100, (n) => shoppingItem({ name: `Thing ${n}` }))
    await fill(program, '/api/meal-events', days * 3, (n) =>
      meal({
        date: addDays(today, n % days),
        recipeName: `Dish ${n}`,
        recipeId: n * 20 + 1,
        servings: 1 + (n % 9),
      }),
    )
    for (const food of foods) {
      await program.post('/api/food-matches', { food, name: `${food} 3`, isSame: true })
    }
    const query = { startDate: today, endDate: addDays(today, days - 1) }
    const times: number[] = []
    let lines = 0
    for (let round = 0; round <= rounds; round += 1) {
      const before = performance.now()
      const { status, body } = await program.post('/api/shopping/days/preview', query)
      if (status !== 200) throw new Error(`shop for these days: ${status}`)
      lines = body.lines.length
      // The first round is a warm-up.
      if (round > 0) times.push(performance.now() - before)
    }
    return {
      what: `Shop for ${days} days, of ${recipes} recipes and ${items} in the pantry`,
      value: median(times),
      unit: 'ms to the answer',
      goal: { atMost: 100 },
      detail: `of ${times.map(rounded).join(', ')}; ${lines} lines`,
    }
  } finally {
    await program.end('SIGTERM')
  }
}

async function fill(program: Program, path: string, many: number, make: (n: number) => object) {
  const side = 20
  for (let n = 0; n < many; n += side) {
    await Promise.all(
      Array.from({ length: Math.min(side, many - n) }, (_, m) => program.post(path, make(n + m))),
    )
  }
}
