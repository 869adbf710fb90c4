import { oncePer } from '#shared/oncePer.ts'
import type { Household } from '../../household.queries.ts'

/** Worked out once for a household as it was read: a turn asks for the same many times. */
export const perHousehold: <T>(work: (household: Household) => T) => (household: Household) => T =
  oncePer
