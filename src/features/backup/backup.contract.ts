import { z } from 'zod'
import { addressNumber, moment, recordId, recordVersion } from '#shared/fields.ts'
import { isNestedDeeper } from '#shared/nesting.ts'

export const wrong = 'This is not a Food Pal backup or export.'
export const newer = 'This backup is from a newer Food Pal. Update this one first.'

/** What a restore answered, for whoever takes it back. */
export const KeptBackup = z.object({
  keptAs: z.string().max(300),
  state: z.number().int().nonnegative(),
})

/** PostgreSQL keeps no NUL, and nobody means one. */
const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => !value.includes('\0'), 'has a character that no text has')

const name = text(200)
const sentence = text(100_000)

/** A record as history keeps it: as JSON. */
const recordText = text(16_000_000).nullable()

const entryFields = {
  entityType: name,
  entityId: recordId,
  operation: z.enum(['create', 'update', 'delete']),
  changeDescription: sentence,
  userId: name,
  timestamp: moment,
  previousData: recordText,
  newData: recordText,
  previousVersion: recordVersion.nullable(),
  newVersion: recordVersion.nullable(),
}

type Kept = { entityId: number; previousData: string | null; newData: string | null }

/** Whoever takes a change back trusts what it says: it must be a record, and that very one. */
const keepsRecords = ({ entityId, previousData, newData }: Kept) =>
  [previousData, newData].every((kept) => kept === null || isRecord(kept, entityId))

function isRecord(json: string, id: number): boolean {
  try {
    const value: unknown = JSON.parse(json)
    if (value === null || typeof value !== 'object' || isNestedDeeper(value)) return false
    return 'id' in value && value.id === id
  } catch {
    return false
  }
}

const notKept = 'what it keeps of a record is no record'

const changeFields = {
  userId: name,
  why: sentence,
  commandType: name.nullable(),
  executionId: name.nullable(),
  createdAt: moment,
}

const headerFields = {
  format: z.literal('food-pal-backup', wrong),
  madeAt: z.iso.datetime(),
  madeBy: name,
  timeZone: name,
  /** Applied migrations. One that this program does not know may have stored what it would lose. */
  migrations: z.array(name).max(10_000),
}

/**
 * Everything of one household, in one file: JSON, one line each for the head, every change, every
 * entry of history, every record and the foot. Secrets that guard a server stay with that server.
 */
export const BackupHead = z.object({
  ...headerFields,
  formatVersion: z.literal(2, newer),
  /** The kinds of which it has all the records. */
  lists: z.array(name).max(1_000),
})
export type BackupHead = z.infer<typeof BackupHead>

export const ChangeLine = z.object({
  change: z.object({ id: recordId, undoes: recordId.nullable(), ...changeFields }),
})
export const EntryLine = z.object({
  entry: z.object({ changeId: recordId, ...entryFields }).refine(keepsRecords, notKept),
})
/** Each kind's schema checks its own records. */
export const RecordLine = z.object({ kind: name, record: z.unknown() })

/** How many lines stand before it, and their checksum: a file that was cut off has none. */
export const BackupFoot = z.object({ lines: z.number().int(), sha256: z.string() })

/** The file that earlier programs made: all of it as one JSON object. */
export const EarlierBackup = z.object({
  ...headerFields,
  formatVersion: z.literal(1, newer),
  records: z.record(name, z.array(z.unknown())),
  history: z.array(
    z.object({
      ...changeFields,
      /** The place in this list of the change that it takes back. */
      undoes: z.number().int().nullish(),
      entries: z.array(z.object(entryFields).refine(keepsRecords, notKept)),
    }),
  ),
})
export type EarlierBackup = z.infer<typeof EarlierBackup>

/** The file that Export JSON makes. */
export const JsonExport = z.object({ timestamp: z.iso.datetime(wrong) }).catchall(z.unknown())
export type JsonExport = z.infer<typeof JsonExport>

const state = z.number().int()

/** A file that somebody chose, and (once they saw what it would do) the state they saw. */
export const ChosenFile = z.object({
  file: z.record(z.string(), z.unknown(), wrong),
  state: state.optional(),
})

/** The same where the file itself is the body: the state stands in the address. */
export const ChosenState = z.object({
  state: addressNumber('The state takes a number', 0, Number.MAX_SAFE_INTEGER).optional(),
})
