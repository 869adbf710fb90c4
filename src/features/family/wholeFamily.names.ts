import type { Writing } from '#server/records/change.ts'
import { invalid } from '#shared/errors.ts'
import type { WholeFamilyPreference } from './family.contract.ts'
import { listWholeFamily } from './family.queries.ts'

/** Ignores case: with 'Dinner time' and 'dinner time' it would be unclear which one holds. */
export function takenName(
  name: string,
  rules: readonly WholeFamilyPreference[],
  id?: number,
): string | undefined {
  const same = (other: string) => other.toLowerCase() === name.toLowerCase()
  const taken = rules.find((rule) => rule.id !== id && same(rule.name))
  return taken && `There's already a rule called “${taken.name}”`
}

export async function refuseTakenName({ name }: { name?: string }, w: Writing, id?: number) {
  if (name === undefined) return
  const message = takenName(name, await listWholeFamily(w.reads), id)
  if (message) throw invalid([{ field: 'name', message }])
}
