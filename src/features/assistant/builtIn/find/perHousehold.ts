import type { Household } from '../../household.queries.ts'

/** Worked out once for a household as it was read: a turn asks for the same many times. */
export function perHousehold<T>(work: (household: Household) => T): (household: Household) => T {
  const known = new WeakMap<Household, T>()
  return (household) => {
    const before = known.get(household)
    if (before !== undefined) return before
    const result = work(household)
    known.set(household, result)
    return result
  }
}
