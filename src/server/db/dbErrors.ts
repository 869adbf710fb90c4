import { isPostgresUnavailable } from './postgres.ts'
import type { Engine } from './tables.ts'

/** The database's reason to refuse a valid query. */
export type DbError = 'away' | 'full' | 'readOnly' | 'damaged' | 'numbersUsedUp'

type Facts = { code?: unknown; errcode?: number; message?: string }

/** SQLite's result codes: 13 full, 8 read-only, 11 and 26 damaged, the others busy or gone. */
const sqliteTroubles = new Map<number, DbError>([
  [13, 'full'],
  [8, 'readOnly'],
  [11, 'damaged'],
  [26, 'damaged'],
  [5, 'away'],
  [6, 'away'],
  [10, 'away'],
  [14, 'away'],
])

/** I/O errors (code 10) of writing or enlarging a file: a quota, or a limit on file sizes. */
const unwritten = new Set([10 | (3 << 8), 10 | (19 << 8)])

/** Node's message for an integer beyond JavaScript's safe range. */
const beyondNumbers = 'too large to be represented as a JavaScript number'

function sqliteTrouble({ message, errcode = 0 }: Facts): DbError | undefined {
  if (message?.includes(beyondNumbers)) return 'numbersUsedUp'
  return unwritten.has(errcode) ? 'full' : sqliteTroubles.get(errcode & 0xff)
}

const postgresTroubles: Record<string, DbError> = {
  '53100': 'full',
  '25006': 'readOnly',
  XX001: 'damaged',
  XX002: 'damaged',
  '2200H': 'numbersUsedUp',
}

/** A full disk under the data folder. */
const isDiskFull = ({ code }: Facts) => ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(String(code))

export function dbErrorOf(engine: Engine, error: unknown): DbError | undefined {
  if (error instanceof DamagedDatabase) return 'damaged'
  const facts: Facts = error instanceof Error ? error : {}
  if (isDiskFull(facts)) return 'full'
  if (engine === 'sqlite') return sqliteTrouble(facts)
  return postgresTroubles[String(facts.code)] ?? (isPostgresUnavailable(error) ? 'away' : undefined)
}

/** Thrown instead of writing into a damaged database. */
export class DamagedDatabase extends Error {
  override name = 'DamagedDatabase'
}
