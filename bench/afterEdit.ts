import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import type { Environment } from '#test/household.ts'
import { Program } from '#test/process.ts'
import { type Measure, median, ratioOf, rounded } from './measure.ts'

const many = 10_000
const rounds = 150

/** As they come: `fetch` needs longer at times, whatever it fetches. */
const bytesOf = (url: string) =>
  new Promise<Buffer>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip, br' } }, (response) =>
      buffer(response).then(resolve, reject),
    ).on('error', reject)
  })

/** A large list right after one of its records has changed, against the same list unchanged. */
export async function afterEdit(env: Environment): Promise<Measure> {
  const program = await Program.start(env)
  try {
    const pantry = Array.from({ length: many }, (_, n) => pantryItem({ name: `Jar ${n}` }))
    const file = { timestamp: '2026-01-01T00:00:00.000Z', pantry }
    await program.post('/api/restore', { file })
    const [{ id }] = (await program.get<{ id: number }[]>('/api/pantry')).body as [{ id: number }]
    const timeOf = async () => {
      const begun = performance.now()
      gunzipSync(await bytesOf(`${program.url}/api/pantry`))
      return performance.now() - begun
    }
    const changed: number[] = []
    const unchanged: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      await program.put(`/api/pantry/${id}`, { notes: `Edit ${round}` })
      changed.push(await timeOf())
      // The changed list is still being compressed while the next answer is on its way.
      await timeOf()
      unchanged.push(await timeOf())
    }
    return {
      what: `The list of ${many} after an edit`,
      value: ratioOf(changed, unchanged),
      unit: 'times the unchanged one',
      goal: { atMost: 2.5 },
      detail: `${rounded(median(changed))} against ${rounded(median(unchanged))} ms`,
    }
  } finally {
    await program.end('SIGTERM')
  }
}
