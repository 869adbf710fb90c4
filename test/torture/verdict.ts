import { listRecords } from '#server/db/records.ts'
import { features } from '#server/features.ts'
import type { RecordFields } from '#shared/fields.ts'
import type { Client } from '../client.ts'
import type { Environment } from '../household.ts'
import { look } from '../look.ts'
import type { Acknowledged } from './writer.ts'

type Damage = { lost: string[]; doubled: string[]; untold: string[] }

/** Compares the data with the acknowledged writes and with history. */
export async function findDamage(
  app: Client,
  env: Environment,
  known: readonly Acknowledged[],
): Promise<Damage> {
  const damage: Damage = { lost: [], doubled: [], untold: await findUntold(env) }
  const merged = <T>(of: (each: Acknowledged) => Map<number, T>) =>
    new Map(known.flatMap((each) => [...of(each)]))
  const { body: pantry } = await app.get('/api/pantry')
  const { body: shopping } = await app.get('/api/shopping')
  compare(
    damage,
    'pantry',
    pantry,
    merged((each) => each.pantry),
  )
  compare(
    damage,
    'shopping',
    shopping,
    merged((each) => each.shopping),
  )
  for (const { conversationId, messages } of known) {
    const stored = await look(env, (reader) =>
      reader
        .selectFrom('messages')
        .select('content')
        .where('conversationId', '=', conversationId)
        .execute(),
    )
    const counts = Map.groupBy(stored, ({ content }) => content)
    for (const content of messages) if (!counts.has(content)) damage.lost.push(content)
    for (const [content, { length }] of counts) {
      if (length > 1 || !messages.includes(content)) damage.doubled.push(content)
    }
  }
  const photos = await look(env, (reader) =>
    reader.selectFrom('photos').select('filename').execute(),
  )
  const stored = new Set(photos.map(({ filename }) => filename))
  if (stored.size < photos.length) damage.doubled.push(`${photos.length - stored.size} photos`)
  const taken = new Set(known.flatMap((each) => [...each.photos]))
  for (const name of taken) if (!stored.has(name)) damage.lost.push(`photo ${name}`)
  for (const name of stored) if (!taken.has(name)) damage.doubled.push(`photo ${name}`)
  return damage
}

function compare(
  damage: Damage,
  list: string,
  rows: readonly (RecordFields & Record<string, unknown>)[],
  known: ReadonlyMap<number, object>,
) {
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (const [id, fields] of known) {
    const row = byId.get(id)
    const same = row && Object.entries(fields).every(([name, value]) => row[name] === value)
    if (!same) damage.lost.push(`${list} ${id}: ${JSON.stringify(fields)}`)
  }
  for (const row of rows) {
    if (!known.has(row.id)) damage.doubled.push(`${list} ${row.id}: ${row.name}`)
  }
}

/** Replays history from the start, which must lead to exactly the current rows. */
const findUntold = (env: Environment): Promise<string[]> =>
  look(env, async (reader) => {
    const entries = await reader.selectFrom('history').selectAll().orderBy('id').execute()
    const untold: string[] = []
    for (const recordType of features.flatMap((feature) => feature.recordTypes ?? [])) {
      if (recordType.unrecorded || recordType.setup) continue
      const retold = new Map<number, string>()
      for (const { entityType, entityId, previousData, newData } of entries) {
        if (entityType !== recordType.name) continue
        if ((retold.get(entityId) ?? null) !== previousData)
          untold.push(`${recordType.name} ${entityId}`)
        if (newData) retold.set(entityId, newData)
        else retold.delete(entityId)
      }
      const rows: RecordFields[] = await listRecords(reader, recordType)
      for (const row of rows) {
        if (retold.get(row.id) !== JSON.stringify(row)) untold.push(`${recordType.name} ${row.id}`)
        retold.delete(row.id)
      }
      for (const id of retold.keys()) untold.push(`${recordType.name} ${id} is gone`)
    }
    return untold
  })
