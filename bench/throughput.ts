import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import type { Environment } from '#test/household.ts'
import { Program } from '#test/process.ts'
import { type Measure, rounded } from './measure.ts'

const items = 1_000
const rounds = 15

/** GET /api/pantry compared with a bare Hono route that answers the same bytes, in turns. */
export async function listRatio(env: Environment, encoding: 'gzip' | 'identity'): Promise<Measure> {
  const program = await Program.start(env)
  await fill(program)
  const headers = { 'accept-encoding': encoding }
  const response = await fetch(`${program.url}/api/pantry`, { headers })
  await response.arrayBuffer()
  const bare = await startBare(`${program.url}/api/pantry`, encoding)

  const ours: number[] = []
  const theirs: number[] = []
  try {
    for (let round = 0; round <= rounds; round += 1) {
      const pair = [await load(`${program.url}/api/pantry`, headers), await load(bare.url, headers)]
      // The first round is a warm-up.
      if (round === 0) continue
      ours.push(pair[0] ?? 0)
      theirs.push(pair[1] ?? 0)
    }
  } finally {
    bare.stop()
    await program.end('SIGTERM')
  }
  // Of all rounds: the best second of one of them says more about that second than about it.
  const [own, bares] = [mean(ours), mean(theirs)]
  return {
    what: `GET /api/pantry, ${items} items, ${encoding}`,
    value: own / bares,
    unit: 'of a bare route',
    goal: { atLeast: 0.8 },
    detail: `${rounded(own)} against ${rounded(bares)} requests a second, ${bare.bytes} bytes each`,
  }
}

const mean = (values: number[]) => values.reduce((sum, each) => sum + each, 0) / values.length

async function fill(program: Program) {
  const { body } = await program.get<unknown[]>('/api/pantry')
  for (let n = body.length; n < items; n += 1) {
    await program.post('/api/pantry', pantryItem({ name: `Jar ${n}`, notes: 'From the market' }))
  }
}

async function load(url: string, headers: Record<string, string>): Promise<number> {
  const { requests, errors, non2xx } = await autocannon({
    url,
    headers,
    connections: 8,
    duration: 1,
  })
  if (errors + non2xx > 0) throw new Error(`${errors + non2xx} requests to ${url} failed`)
  return requests.average
}

async function startBare(source: string, encoding: string) {
  const child = fork(fileURLToPath(new URL('bareServer.ts', import.meta.url)), [source, encoding])
  const [{ url, bytes }] = (await once(child, 'message')) as [{ url: string; bytes: number }]
  return { url, bytes, stop: () => child.kill() }
}
