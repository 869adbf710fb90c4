import type { Reader } from '#server/db/open.ts'
import { invalid, notFound } from '#shared/errors.ts'
import type { PictureSize } from './pictures.endpoints.ts'
import { pictureRecords } from './recipes.records.ts'

const columns = { small: 'thumbnail', large: 'imageData' } as const

export async function readRecipePicture(reader: Reader, id: number, size: PictureSize) {
  const row = await reader
    .selectFrom('recipePictures')
    .select(['mimeType', 'createdAt', `${columns[size]} as imageData`])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound(pictureRecords.noun)
  return { ...row, id }
}

/** Refuses a recipe whose picture does not exist. */
export async function checkPicture(reader: Reader, id: number | null | undefined) {
  if (id == null) return
  const row = await reader
    .selectFrom('recipePictures')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row)
    throw invalid([
      { field: 'pictureId', message: "That picture isn't there anymore. Choose it again." },
    ])
}
