import { Client } from '../client.ts'
import { dice } from '../dice.ts'
import type { Environment } from '../household.ts'
import { Patient } from './faults.ts'
import { SureClient } from './sureClient.ts'
import { findDamage } from './verdict.ts'
import { Writer } from './writer.ts'

const writers = 4

const restarts = ['killed', 'stopped']
/** In rounds, so that a leak has some time to show. */
const restartEvery = 5

export type Outcome = {
  requests: number
  retries: number
  faults: Record<string, number>
  /** Acknowledged writes that are missing or different. */
  lost: string[]
  /** Records that exist without an acknowledgement. */
  doubled: string[]
  /** Records whose history and row differ. */
  untold: string[]
  /** Open files and connections at the end. */
  open: { files: string[]; handles: number; connections: number }
}

/** Writes without a pause while each fault happens once a round, then checks the data. */
export async function torture(
  env: Environment,
  { rounds, seed }: { rounds: Iterable<unknown>; seed: number },
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
    // A failed writer ends the run at once.
    const failed = Promise.all(working)
    let round = 0
    for (const _ of rounds) {
      const left = Object.entries(patient.faults).filter(
        ([name]) => round % restartEvery === 0 || !restarts.includes(name),
      )
      round += 1
      while (left.length > 0) {
        await Promise.race([client.answers(5 + roll(40)), failed])
        for (const [name, act] of left.splice(roll(left.length), 1)) {
          await Promise.race([act(roll), failed])
          faults[name] = (faults[name] ?? 0) + 1
        }
      }
    }
    over = true
    await failed
    const damage = await findDamage(
      new Client(patient.url),
      env,
      people.map(({ known }) => known),
    )
    const { answered: requests, retries } = client
    return { requests, retries, faults, ...damage, open: patient.open }
  } finally {
    await patient.discharge()
  }
}
