import { setImmediate as letOthers } from 'node:timers/promises'
import type { PromptList } from '#server/prompts/promptList.ts'
import { type Household, recordsIn } from '../../household.queries.ts'
import { indexOf } from '../budget/relevance.ts'
import { lineOf } from './recordLines.ts'

/** Records between two pauses, which takes a few milliseconds. */
const atATime = 200

/** Computes and caches each record's line in slices: a large household would block the server. */
export async function prepare(household: Household): Promise<void> {
  for (const list of household.promptLists ?? []) await prepareList(list, household)
}

/** Lists are cached until they change, and so is this work. */
const prepared = new WeakSet<object>()

async function prepareList(list: PromptList, household: Household) {
  const records = recordsIn(household, list)
  if (prepared.has(records)) return
  prepared.add(records)
  for (let at = 0; at < records.length; at += atATime) {
    for (const record of records.slice(at, at + atATime)) lineOf(list, record, 'brief')
    await letOthers()
  }
  indexOf(list, records)
  await letOthers()
}
