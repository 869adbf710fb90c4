import { setImmediate as letOthers } from 'node:timers/promises'
import type { Household } from '../../household.queries.ts'
import { indexOf } from '../budget/relevance.ts'
import { type ListName, listNames } from './promptLists.ts'
import { lineOf } from './recordLines.ts'

/** Records at a time: what is worked out about so many takes a few milliseconds. */
const atATime = 200

/**
 * Works out what a prompt needs to know of each record, little by little, and nothing that is known
 * already: of a large household that would hold up everybody else.
 */
export async function prepare(household: Household): Promise<void> {
  for (const name of listNames) await prepareList(name, household)
}

/** Lists are kept until they change. */
const prepared = new WeakSet<object>()

async function prepareList(name: ListName, household: Household) {
  const records = household[name]
  if (prepared.has(records)) return
  prepared.add(records)
  for (let at = 0; at < records.length; at += atATime) {
    for (const record of records.slice(at, at + atATime)) lineOf(name, record, 'brief')
    await letOthers()
  }
  indexOf(name, records)
  await letOthers()
}
