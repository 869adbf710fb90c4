import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { recipe } from '#features/recipes/recipes.factory.ts'
import { addDays } from '#shared/days.ts'
import type { Environment } from '#test/household.ts'
import { Program } from '#test/process.ts'
import { type Measure, median, rounded } from './measure.ts'

const many = 2_000
const side = 20
const foods =
  'chicken thighs|rice|spinach|ground beef|salmon fillets|black beans|penne|carrots|onions|garlic|olive oil|soy sauce|tomatoes|cheddar|potatoes|tofu|mushrooms|lemons|eggs|butter'.split(
    '|',
  )
const food = (n: number) => foods[n % foods.length] ?? ''

const dish = (n: number) =>
  recipe({
    title: `${food(n)} ${n}`,
    ingredients: Array.from({ length: 12 }, (_, m) => `${m + 1} cups ${food(n * 7 + m * 3)}`).join(
      '\n',
    ),
    cookTime: `${10 + (n % 50)} minutes`,
  })

const item = (n: number) =>
  pantryItem({ name: `${food(n)} ${n % 90}`, expiryDate: n % 4 === 0 ? '3 days' : null })

export async function planningTime(env: Environment): Promise<Measure> {
  const program = await Program.start(env)
  try {
    for (let n = 0; n < many; n += side) {
      await Promise.all(
        Array.from({ length: side }, (_, m) => [
          program.post('/api/recipes', dish(n + m)),
          program.post('/api/pantry', item(n + m)),
        ]).flat(),
      )
    }
    const { today } = (await program.get<{ today: string }>('/api/household')).body
    const days = { startDate: today, endDate: addDays(today, 6) }
    const times: number[] = []
    for (let run = 0; run < 8; run += 1) {
      const before = performance.now()
      await program.post('/api/menu/plan/preview', days)
      times.push(performance.now() - before)
    }
    const [first = 0, ...later] = times
    return {
      what: `Plan a week from ${many} recipes`,
      value: median(later),
      unit: 'ms',
      goal: { atMost: 100 },
      detail: `of ${later.map(rounded).join(', ')}; ${rounded(first)} the first time`,
    }
  } finally {
    await program.end('SIGTERM')
  }
}
