import { z } from 'zod'
import { addressNumber } from '#shared/fields.ts'
import { entriesShown, mostEntries } from './versions.logic.ts'

/**
 * What one change did to one record, or the same thing to several of one list. The data of one is a
 * record as JSON, that of several a list of them.
 */
export type VersionEntry = {
  id: number
  entityType: string
  /** The first one, where there are several. */
  entityId: number
  operation: 'create' | 'update' | 'delete' | 'bulk_delete'
  changeDescription: string
  userId: string
  timestamp: string
  previousData: string | null
  newData: string | null
  /** Whether anything would become different. */
  restorable: boolean
  executionId: string | null
  commandType: string | null
  /** Of how many records; the names and the data are those of the first hundred. */
  count: number
  itemNames: string[]
  /** The one whose approval this was. */
  proposalId: number | null
}

const limit = `Between 1 and ${mostEntries} changes can be read at once.`

export const VersionQuery = z.object({
  limit: addressNumber(limit, 1, mostEntries).default(entriesShown),
})

export const Restoration = z.object({
  /** Somebody was told what is newer, and wants it replaced. */
  overwrite: z.boolean('Overwrite is true or false').default(false),
})
