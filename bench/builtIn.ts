import { readFileSync } from 'node:fs'
import type { Environment } from '#test/household.ts'
import { Program } from '#test/process.ts'
import { type Measure, median, rounded } from './measure.ts'

const sayings = new URL('../scripts/training/sayings/sayings.jsonl', import.meta.url)
const messages = 60

/** Messages that are spread over all that families say. */
function someSayings(): string[] {
  const all = readFileSync(sayings, 'utf8').trim().split('\n')
  const step = Math.floor(all.length / messages)
  return Array.from({ length: messages }, (_, n) => {
    const { said }: { said: string[] } = JSON.parse(all[n * step] ?? '')
    return said[0] ?? ''
  })
}

const longest = 50_000
const longTexts = [
  'eggs and ',
  'milk, ',
  '1 ',
  'no wait ',
  'what if we ',
  'tofu\n',
  '🍓',
  'Dad (',
  'a',
]

/** The built-in assistant over HTTP, in the household of 2,000 that `modelTimes` fills. */
export async function builtInTimes(env: Environment): Promise<Measure[]> {
  const app = await Program.start(env)
  const timeOf = async (message: string) => {
    const begun = performance.now()
    await app.post('/api/ai/chat', { message })
    return performance.now() - begun
  }
  try {
    const times: number[] = []
    for (const message of someSayings()) times.push(await timeOf(message))
    const [first = 0, ...later] = times
    const long: number[] = []
    for (const text of longTexts) {
      long.push(await timeOf(text.repeat(longest / text.length).slice(0, longest)))
    }
    const perSecond = (1_000 * later.length) / later.reduce((sum, time) => sum + time, 0)
    return [
      {
        what: 'The built-in assistant answers',
        value: median(later),
        unit: 'ms',
        goal: { atMost: 50 },
        detail: `${rounded(perSecond)} messages a second, at most ${rounded(Math.max(...later))}; the very first ${rounded(first)}`,
      },
      {
        what: `A message of ${longest} characters`,
        value: Math.max(...long),
        unit: 'ms',
        goal: { atMost: 500 },
        detail: `of ${long.map(rounded).join(', ')}`,
      },
    ]
  } finally {
    await app.end('SIGTERM')
  }
}
