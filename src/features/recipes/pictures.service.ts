import type { AppContext } from '#server/appContext.ts'
import type { Reader } from '#server/db/open.ts'
import { createRedrawing, redraw, thumbnailOf } from '#server/drawPicture.ts'
import type { Actor } from '#server/records/recorder.ts'
import { oncePer } from '#shared/oncePer.ts'
import type { PictureInfo } from './pictures.contract.ts'
import { pictureRecords } from './recipes.records.ts'

const drawWithThumbnail = async (bytes: Buffer) => {
  const picture = await redraw(bytes)
  return { ...picture, thumbnail: await thumbnailOf(picture) }
}

/** Only one picture is re-encoded at a time, to bound memory. */
const drawingOf = oncePer((_: AppContext) => createRedrawing(drawWithThumbnail))

/** Re-encodes a picture and stores it; its id can then be set on a recipe. */
export async function storePicture(
  app: AppContext,
  actor: Actor,
  bytes: Buffer,
): Promise<PictureInfo> {
  const picture = await drawingOf(app)(bytes)
  const stored = await app.change(actor, 'Added a picture', (w) =>
    w.create(pictureRecords, picture),
  )
  const { imageData: _large, thumbnail: _small, ...info } = stored
  return info
}

type Known = Pick<PictureInfo, 'id' | 'createdAt'>
const atOnce = 50

/** `createdAt` is compared, because an id may have been given to another picture since. */
export async function removeUnusedPictures(app: AppContext, pictures: Known[]): Promise<void> {
  for (let n = 0; n < pictures.length; n += atOnce) {
    const some = pictures.slice(n, n + atOnce)
    await app.change({ userId: 'household' }, 'Removed unused pictures', async (w) => {
      for (const id of await unusedIn(w.reads, some)) await w.remove(pictureRecords, id)
    })
  }
}

/** One look at the recipes for all of them: they have no index by picture. */
async function unusedIn(reads: Reader, pictures: Known[]): Promise<number[]> {
  const ids = pictures.map(({ id }) => id)
  const stored = await reads
    .selectFrom('recipePictures')
    .select(['id', 'createdAt'])
    .where('id', 'in', ids)
    .execute()
  const users = await reads
    .selectFrom('recipes')
    .select('pictureId')
    .where('pictureId', 'in', ids)
    .execute()
  const used = new Set(users.map(({ pictureId }) => pictureId))
  const createdAt = new Map(pictures.map((picture) => [picture.id, picture.createdAt]))
  return stored
    .filter((picture) => createdAt.get(picture.id) === picture.createdAt && !used.has(picture.id))
    .map(({ id }) => id)
}
