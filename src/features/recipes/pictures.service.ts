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
    await app.change({ userId: 'household' }, 'Removed unused pictures', async (w) => {
      for (const picture of pictures.slice(n, n + atOnce)) {
        if (await isUnused(w.reads, picture)) await w.remove(pictureRecords, picture.id)
      }
    })
  }
}

async function isUnused(reads: Reader, { id, createdAt }: Known): Promise<boolean> {
  const stored = reads.selectFrom('recipePictures').select('createdAt').where('id', '=', id)
  if ((await stored.executeTakeFirst())?.createdAt !== createdAt) return false
  const user = reads.selectFrom('recipes').select('id').where('pictureId', '=', id).limit(1)
  return (await user.executeTakeFirst()) === undefined
}
