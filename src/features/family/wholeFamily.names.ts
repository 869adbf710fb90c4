import type { Writing } from '#server/change.ts'
import { invalid } from '#shared/errors.ts'
import { listWholeFamily } from './family.queries.ts'

/** 'Dinner time' and 'dinner time' are one rule: nobody could tell which of the two holds. */
export async function refuseTakenName({ name }: { name?: string }, w: Writing, id?: number) {
  if (name === undefined) return
  const same = (other: string) => other.toLowerCase() === name.toLowerCase()
  const rules = await listWholeFamily(w.reads)
  const taken = rules.find((rule) => rule.id !== id && same(rule.name))
  if (!taken) return
  throw invalid([{ field: 'name', message: `There is already a rule called “${taken.name}”` }])
}
