import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import type { Reader } from './open.ts'

/** Copies a SQLite database into one file, and compares the two. Nobody writes meanwhile. */
export async function copySqlite(reader: Reader, path: string): Promise<void> {
  await sql`vacuum into ${path}`.execute(reader)
  const copy = new DatabaseSync(path, { readOnly: true })
  try {
    const check = copy.prepare('pragma integrity_check(1)').get()?.integrity_check
    if (check !== 'ok') throw new Error(`the copy is damaged: ${check}`)
    for (const { name } of await reader.introspection.getTables()) {
      const { rows } = await sql<Counted>`select count(*) as count from ${sql.table(name)}`.execute(
        reader,
      )
      const copied = copy.prepare(`select count(*) as count from "${name}"`).get()
      if (copied?.count !== rows[0]?.count) throw new Error(`the copy has fewer ${name}`)
    }
  } finally {
    copy.close()
  }
}

type Counted = { count: number }
