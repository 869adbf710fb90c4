import { readFileSync } from 'node:fs'
import type { Environment } from '#test/household.ts'
import { Program } from '#test/process.ts'
import { type Measure, median, quickest, rounded } from './measure.ts'

/** The time from the command to the first answer, for an existing household. */
export async function startTime(env: Environment): Promise<Measure> {
  const seconds: number[] = []
  for (let run = 0; run < 11; run += 1) {
    const before = performance.now()
    const program = await Program.start(env)
    await program.get('/api/health')
    seconds.push((performance.now() - before) / 1000)
    await program.end('SIGTERM')
  }
  // The first start also creates the database.
  const starts = seconds.slice(1)
  return {
    what: 'Start',
    value: quickest(starts),
    unit: 's',
    goal: { atMost: 0.5 },
    detail: `median ${rounded(median(starts))} of ${starts.map(rounded).join(', ')}`,
  }
}

/** Resident memory some seconds after a few requests, when what the start needed is given back. */
export async function idleMemory(env: Environment): Promise<Measure> {
  const program = await Program.start(env)
  for (const path of ['/api/health', '/api/pantry', '/api/pantry/metadata']) await program.get(path)
  await new Promise((rested) => setTimeout(rested, 4_000))
  const resident = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${program.pid}/status`, 'utf8'))
  await program.end('SIGTERM')
  return {
    what: 'Idle memory',
    value: Number(resident?.[1]) / 1024,
    unit: 'MB resident',
    goal: { atMost: 100 },
  }
}
