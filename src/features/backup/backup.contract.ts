import { z } from 'zod'

const wrong = 'This is not a Food Pal backup or export.'
export const newer = 'This backup is from a newer Food Pal. Update this one first.'

const text = z.string()
const number = z.number().int()

const Entry = z.object({
  entityType: text,
  entityId: number,
  operation: z.enum(['create', 'update', 'delete']),
  changeDescription: text,
  userId: text,
  timestamp: text,
  previousData: text.nullable(),
  newData: text.nullable(),
  previousVersion: number.nullable(),
  newVersion: number.nullable(),
})

/** Everything of one household, in one file. Secrets that guard a server stay with that server. */
export const Backup = z.object({
  format: z.literal('food-pal-backup', wrong),
  formatVersion: z.literal(1, newer),
  madeAt: z.iso.datetime(),
  madeBy: text,
  timeZone: text,
  /** Applied migrations. One that this program does not know may have stored what it would lose. */
  migrations: z.array(text),
  /** The records by kind; each kind's schema checks its own. */
  records: z.record(text, z.array(z.unknown())),
  history: z.array(
    z.object({
      userId: text,
      why: text,
      commandType: text.nullable(),
      executionId: text.nullable(),
      /** The place in this list of the change that it takes back. */
      undoes: number.nullish(),
      createdAt: text,
      entries: z.array(Entry),
    }),
  ),
})
export type Backup = z.infer<typeof Backup>

/** The file that Export JSON makes. */
export const JsonExport = z.object({ timestamp: z.iso.datetime(wrong) }).catchall(z.unknown())
export type JsonExport = z.infer<typeof JsonExport>

/** A file that somebody chose, and (once they saw what it would do) the state they saw. */
export const ChosenFile = z.object({
  file: z.record(z.string(), z.unknown(), wrong),
  state: z.number().int().optional(),
})
