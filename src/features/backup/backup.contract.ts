import { z } from 'zod'
import { addressNumber, moment, recordFields, recordId, recordVersion } from '#shared/fields.ts'
import { isNestedDeeper } from '#shared/nesting.ts'

export const wrong = "This isn't a Food Pal backup or export."
export const newer = 'This backup is from a newer version of Food Pal. Update this one first.'

/** The answer of a restore, sent back to undo it. */
export const KeptBackup = z.object({
  keptAs: z.string().max(300),
  state: z.number().int().nonnegative(),
})

/** A night's backup, which one of several programs takes on. */
export const BackupRun = z.object({
  /** The moment for which it is made. */
  dueAt: moment,
  tries: z.number().int(),
  /** Null until it is made. */
  madeAt: moment.nullable(),
  bytes: z.number().int().nullable(),
  ...recordFields,
})
export type BackupRun = z.infer<typeof BackupRun>

/** PostgreSQL can't store NUL. */
const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => !value.includes('\0'), "has a character that isn't allowed")

const name = text(200)
const sentence = text(100_000)

/** A record as JSON, as history stores it. */
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

/** An undo trusts these data: each must be a record with the entry's id. */
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

const notKept = "what it keeps of a record isn't one"

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
  /** Applied migrations. An unknown one may have stored data that this program would lose. */
  migrations: z.array(name).max(10_000),
}

/**
 * The first line of a backup. The file has one JSON value a line: head, changes, entries of
 * history, records and foot. Secrets of a server are not in it.
 */
export const BackupHead = z.object({
  ...headerFields,
  formatVersion: z.literal(2, newer),
  /** The record types of which the file has all records. */
  lists: z.array(name).max(1_000),
})
export type BackupHead = z.infer<typeof BackupHead>

export const ChangeLine = z.object({
  change: z.object({ id: recordId, undoes: recordId.nullable(), ...changeFields }),
})
export const EntryLine = z.object({
  entry: z.object({ changeId: recordId, ...entryFields }).refine(keepsRecords, notKept),
})
/** The record is validated by its type's schema. */
export const RecordLine = z.object({ kind: name, record: z.unknown() })

/** The number of lines before it and their checksum: a truncated file has no foot. */
export const BackupFoot = z.object({ lines: z.number().int(), sha256: z.string() })

/** The format of earlier versions: one JSON object. */
export const EarlierBackup = z.object({
  ...headerFields,
  formatVersion: z.literal(1, newer),
  records: z.record(name, z.array(z.unknown())),
  history: z.array(
    z.object({
      ...changeFields,
      /** The index of the change that this one undoes. */
      undoes: z.number().int().nullish(),
      entries: z.array(z.object(entryFields).refine(keepsRecords, notKept)),
    }),
  ),
})
export type EarlierBackup = z.infer<typeof EarlierBackup>

/** The file of Export JSON. */
export const JsonExport = z.object({ timestamp: z.iso.datetime(wrong) }).catchall(z.unknown())
export type JsonExport = z.infer<typeof JsonExport>

const state = z.number().int()

/**
 * The chosen file or the name of a kept one, and the `state` of its preview once the person has
 * seen that.
 */
export const ChosenFile = z
  .object({
    file: z.record(z.string(), z.unknown(), wrong).optional(),
    kept: z.string().max(300).optional(),
    state: state.optional(),
  })
  .refine(({ file, kept }) => file ?? kept, { error: wrong, path: ['file'] })

/** The state in the query, if the file itself is the request's body. */
export const ChosenState = z.object({
  state: addressNumber('The state must be a number', 0, Number.MAX_SAFE_INTEGER).optional(),
})
