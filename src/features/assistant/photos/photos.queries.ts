import type { Reader } from '#server/db/open.ts'
import { invalid, notFound } from '#shared/errors.ts'
import { mostPhotos } from '../chat.logic.ts'
import type { TurnPhoto } from '../turn.ts'
import { photoRecords } from './photos.records.ts'

/** A message's photos for a model, in the order in which they were attached. */
export async function loadTurnPhotos(reader: Reader, ids: readonly number[]): Promise<TurnPhoto[]> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return []
  if (wanted.length > mostPhotos) {
    const message = `At most ${mostPhotos} photos can go with a message`
    throw invalid([{ field: 'photoIds', message }])
  }
  const rows = await reader
    .selectFrom('photos')
    .select(['id', 'mimeType', 'imageData', 'description'])
    .where('id', 'in', wanted)
    .execute()
  return wanted.map((id) => {
    const row = rows.find((each) => each.id === id)
    if (!row) throw notFound(photoRecords.noun)
    return { mimeType: row.mimeType, imageData: row.imageData, description: row.description }
  })
}

export async function readPicture(reader: Reader, id: number) {
  const row = await reader
    .selectFrom('photos')
    .select(['mimeType', 'imageData', 'createdAt'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound(photoRecords.noun)
  return { ...row, id }
}

export const photoIdsOf = async (reader: Reader, conversationId: number): Promise<number[]> => {
  const rows = await reader
    .selectFrom('photos')
    .select('id')
    .where('conversationId', '=', conversationId)
    .execute()
  return rows.map(({ id }) => id)
}
