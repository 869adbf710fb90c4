import { setImmediate as letOthers } from 'node:timers/promises'
import type { Household } from '../../household.queries.ts'
import { indexOf } from '../budget/relevance.ts'
import { type ListName, listNames } from './promptLists.ts'
import { lineOf } from './recordLines.ts'

/** Records between two pauses, which takes a few milliseconds. */
const atATime = 200

/** Computes and caches each record's line in slices: a large household would block the server. */
export async function prepare(household: Household): Promise<void> {
  for (const name of listNames) await prepareList(name, household)
}

/** Lists are cached until they change, and so is this work. */
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
