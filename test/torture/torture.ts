import { setTimeout } from 'node:timers/promises'
import { Client } from '../client.ts'
import { dice } from '../dice.ts'
import type { Environment } from '../household.ts'
import { Patient } from './faults.ts'
import { SureClient } from './sureClient.ts'
import { findDamage } from './verdict.ts'
import { Writer } from './writer.ts'

const writers = 4

export type Outcome = {
  requests: number
  retries: number
  faults: Record<string, number>
  /** Acknowledged, and not there or not as acknowledged. */
  lost: string[]
  /** There, and more often than acknowledged. */
  doubled: string[]
  /** Where history and rows differ. */
  untold: string[]
}

/** Writes without a pause while everything goes wrong, then compares what is there. */
export async function torture(
  env: Environment,
  { seconds, seed }: { seconds: number; seed: number },
): Promise<Outcome> {
  const patient = await Patient.admit(env)
  const roll = dice(seed)
  const client = new SureClient(patient.url)
  const faults: Record<string, number> = {}
  try {
    const people = await Promise.all(
      Array.from({ length: writers }, (_, n) => Writer.begin(client, `P${n}`, dice(seed + n + 1))),
    )
    let over = false
    const working = people.map(async (person) => {
      while (!over) await person.act()
    })
    // Whoever gives up ends the run at once, not at its end.
    const failed = Promise.all(working)
    const until = performance.now() + seconds * 1_000
    while (performance.now() < until) {
      await Promise.race([setTimeout(100 + roll(900)), failed])
      const known = Object.entries(patient.faults)
      const [name, act] = known[roll(known.length)] ?? known[0] ?? []
      if (!name || !act) break
      await Promise.race([act(roll), failed])
      faults[name] = (faults[name] ?? 0) + 1
    }
    over = true
    await failed
    const damage = await findDamage(
      new Client(patient.url),
      env,
      people.map(({ known }) => known),
    )
    return { requests: client.answered, retries: client.retries, faults, ...damage }
  } finally {
    await patient.discharge()
  }
}
