import { performance } from 'node:perf_hooks'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { recipe } from '#features/recipes/recipes.factory.ts'
import { lexicon } from '#shared/foods/lexicon/lexicon.ts'
import type { Environment } from '#test/household.ts'
import { Program } from '#test/process.ts'
import { type Measure, median, rounded } from './measure.ts'

const many = 2_000
const sorts = ['Organic', 'Fresh', 'Frozen', 'Large', 'Our']
const units = ['1 lb', '2 cups', '3', '400 g', '1 can', '2 tbsp', '½ tsp', '2-3 large']

export async function ideasTime(env: Environment): Promise<Measure> {
  const program = await Program.start(env)
  try {
    const names = lexicon.flatMap((food) => food.names)
    const nameAt = (n: number) => names[(n * 7_919) % names.length] ?? 'salt'
    for (let n = 0; n < many; n += 20) {
      await Promise.all(
        Array.from({ length: 20 }, async (_, m) => {
          const at = n + m
          const lines = Array.from(
            { length: 10 },
            (_line, k) => `${units[(at + k) % units.length]} ${nameAt(at * 10 + k)}`,
          )
          await program.post(
            '/api/recipes',
            recipe({ title: `Dish ${at}`, ingredients: lines.join('\n') }),
          )
          await program.post(
            '/api/pantry',
            pantryItem({ name: `${sorts[at % sorts.length]} ${nameAt(at)}`, quantity: '2 lb' }),
          )
        }),
      )
    }
    const times: number[] = []
    for (let n = 0; n < 6; n += 1) {
      const start = performance.now()
      await program.get('/api/cooking-ideas')
      times.push(performance.now() - start)
    }
    const [first = 0, ...rest] = times
    return {
      what: `What can we cook, ${many} recipes and pantry items`,
      value: median(rest),
      unit: 'ms',
      goal: { atMost: 100 },
      detail: `of ${rest.map(rounded).join(', ')}; ${rounded(first)} the first time`,
    }
  } finally {
    await program.end('SIGTERM')
  }
}
