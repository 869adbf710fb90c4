import { z } from 'zod'
import { addressNumber, largestId } from '#shared/fields.ts'
import { entriesShown, mostEntries } from './versions.logic.ts'

/**
 * What one change did in a list: the data is a record as JSON or, of several, a list with null for
 * each that was not there.
 */
export type VersionEntry = {
  id: number
  entityType: string
  /** The first record's id. */
  entityId: number
  operation: 'create' | 'update' | 'delete' | 'bulk_delete'
  changeDescription: string
  userId: string
  timestamp: string
  previousData: string | null
  newData: string | null
  /** Whether a restore would change anything. */
  restorable: boolean
  executionId: string | null
  commandType: string | null
  /** The number of records; names and data are those of the first hundred. */
  count: number
  itemNames: string[]
  /** What else the change did: '3 shopping items'. */
  elsewhere: string[]
  /** The proposal whose approval this was. */
  proposalId: number | null
}

const limit = `Between 1 and ${mostEntries} changes can be read at once.`

export const VersionQuery = z.object({
  limit: addressNumber(limit, 1, mostEntries).default(entriesShown),
  /** Only what this person or program changed, by the name of that moment. */
  by: z.string().max(200, 'Names have at most 200 characters.').optional(),
  record: addressNumber('Record must be the id of one in the list.', 1, largestId)
    .optional()
    .describe('Only what happened to this record: an item of the list, no store or picture'),
})

export const Restoration = z.object({
  /** The person confirmed that newer data may be replaced. */
  overwrite: z.boolean('Overwrite must be true or false').default(false),
  /** Also what the change did in other lists. */
  whole: z.boolean('Whole must be true or false').default(false),
})
