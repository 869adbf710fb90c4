import { familyMember } from '#features/family/family.factory.ts'
import { recipe } from '#features/recipes/recipes.factory.ts'
import { addDays } from '#shared/days.ts'
import type { Environment } from '#test/household.ts'
import { type Measure, rounded } from './measure.ts'
import { watchedProgram } from './watched.ts'

const foods = 'leek rice oats salt kale beef lime corn tofu milk'.split(' ')
const lines = (n: number, longest: number) =>
  Array.from({ length: longest / 5 }, (_, m) => foods[(n + m) % foods.length]).join('\n')

const largest = (n: number) =>
  recipe({
    title: `Dish ${n}`,
    ingredients: lines(n, 20_000),
    instructions: lines(n, 50_000),
  })

const soup = { text: 'Soup\nIngredients\n1 leek\nMethod\nCook it.' }
const hostile = { text: `<div>${'<div>['.repeat(160_000)}` }

/** The longest blocks of the event loop by the largest inputs that are allowed. */
export async function largeBlocks(env: Environment): Promise<Measure[]> {
  const { app, during, end } = await watchedProgram(env)
  try {
    for (let n = 0; n < 100; n += 1) await app.post('/api/recipes', largest(n))
    const member = familyMember({
      name: 'Maya',
      dislikes: 'Allergic to peanuts\nAllergic to shrimp',
    })
    await app.post('/api/family-member-preferences', member)
    const { today } = (await app.get<{ today: string }>('/api/household')).body
    const week = { startDate: today, endDate: addDays(today, 6) }
    const plan = () => during(() => app.post('/api/menu/plan/preview', week))
    const [first, second] = [await plan(), await plan()]
    let waited = 0
    const reading = await during(async () => {
      const pages = Array.from({ length: 10 }, (_, n) =>
        app.with({ 'X-Page-Id': `p${n}` }).post('/api/recipes/import/preview', hostile),
      )
      const begun = performance.now()
      await app.post('/api/recipes/import/preview', soup)
      waited = performance.now() - begun
      await Promise.all(pages)
    })
    return [
      {
        what: 'Longest block by a plan from a hundred recipes of the largest size',
        value: Math.max(first, second),
        unit: 'ms',
        goal: { atMost: 100 },
        detail: `${rounded(first)} the first time, ${rounded(second)} the second`,
      },
      {
        what: 'Longest block by ten hostile imports',
        value: reading,
        unit: 'ms',
        goal: { atMost: 100 },
        detail: `a plain one beside them took ${rounded(waited)}`,
      },
    ]
  } finally {
    await end()
  }
}
