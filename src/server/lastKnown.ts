import type { Database, Reader } from './db/open.ts'

/** Reads each time, since another program may have changed it; what was read last while the database is away. */
export function lastKnown<Value>(
  { reader, dbErrorOf }: Pick<Database, 'reader' | 'dbErrorOf'>,
  read: (reader: Reader) => Promise<Value>,
  first: Value,
): () => Promise<Value> {
  let last = first
  return async () => {
    try {
      last = await read(reader)
    } catch (error) {
      if (!dbErrorOf(error)) throw error
    }
    return last
  }
}
