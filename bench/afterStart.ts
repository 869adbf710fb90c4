import { setTimeout } from 'node:timers/promises'
import { pendingIn, reject } from '#features/proposals/proposals.factory.ts'
import { addDays } from '#shared/days.ts'
import { LiveClient } from '#test/client.ts'
import type { Environment } from '#test/household.ts'
import { Program } from '#test/process.ts'
import { type Measure, median, ratioOf, rounded } from './measure.ts'

const starts = 12
const foods = ['milk', 'bread', 'apples', 'honey', 'rice', 'cheese']
const later = foods.length - 1
/** Milliseconds from the page to the first press on something. */
const reading = 2_000

/** How much longer the first call after a start takes than the next ones, once somebody is there. */
export async function firstCalls(env: Environment): Promise<Measure[]> {
  const calls: Record<string, (app: Program, today: string, n: number) => Promise<unknown>> = {
    // Of other things each time, since what waits already is not stored once more.
    message: (app, _, n) => app.post('/api/ai/chat', { message: `put ${foods[n]} on the list` }),
    plan: (app, today) =>
      app.post('/api/menu/plan/preview', { startDate: today, endDate: addDays(today, 6) }),
    ideas: (app) => app.get('/api/cooking-ideas'),
  }
  const measures: Measure[] = []
  for (const [name, call] of Object.entries(calls)) {
    const firsts: number[] = []
    const nexts: number[] = []
    for (let run = 0; run < starts; run += 1) {
      const app = await Program.start(env)
      const socket = new LiveClient(app.url)
      await socket.opened()
      const { today } = (await app.get<{ today: string }>('/api/household')).body
      await setTimeout(reading)
      const timeOf = async (n: number) => {
        const begun = performance.now()
        await call(app, today, n)
        return performance.now() - begun
      }
      const first = await timeOf(0)
      const others: number[] = []
      for (let n = 1; n <= later; n += 1) others.push(await timeOf(n))
      firsts.push(first)
      nexts.push(median(others))
      for (const proposal of await pendingIn(app)) await reject(app, proposal)
      socket.socket.close()
      await app.end('SIGTERM')
    }
    measures.push({
      what: `The first ${name} after a start`,
      value: ratioOf(firsts, nexts),
      unit: 'times the next ones',
      goal: { atMost: 2 },
      detail: `${firsts.map(rounded).join(', ')} against ${nexts.map(rounded).join(', ')} ms`,
    })
  }
  return measures
}
