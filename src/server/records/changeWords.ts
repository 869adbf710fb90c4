import type { RecordFields } from '#shared/fields.ts'
import type { Tables } from '../db/tables.ts'
import type { AnyRecordType } from './recordType.ts'

const undone = 'Took back: '
const redone = 'Did again: '

/** Reasons of the changes that load and clear the sample household, of which nothing is remembered. */
export const sampleLoaded = 'Loaded the sample household'
export const sampleCleared = 'Cleared the sample household'

/** The reason of an undo; undoing an undo is a redo, and so on. */
export function takenBack(why: string): string {
  if (why.startsWith(undone)) return redone + why.slice(undone.length)
  return undone + (why.startsWith(redone) ? why.slice(redone.length) : why)
}

export type Verbs = Record<Tables['history']['operation'], string>

export const usualVerbs: Verbs = { create: 'Added', update: 'Changed', delete: 'Deleted' }

/** Words for an undo: it re-creates deleted records and deletes added ones. */
export const takenBackVerbs: Verbs = {
  create: 'Brought back',
  update: 'Changed back',
  delete: 'Removed',
}

export const describe = (recordType: AnyRecordType, verb: string, record: RecordFields) =>
  `${verb} ${recordType.noun} “${recordType.label(record)}”`
