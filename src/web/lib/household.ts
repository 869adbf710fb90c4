import { householdCall } from '#shared/household.calls.ts'
import { callQuery } from './call.ts'

export const householdQuery = callQuery('household', householdCall)
