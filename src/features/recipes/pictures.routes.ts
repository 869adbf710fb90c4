import type { House } from '#server/house.ts'
import { actorOf, idFrom } from '#server/http/input.ts'
import { pictureAnswer } from '#server/http/pictureAnswer.ts'
import { answerInput, type Route, respond } from '#server/http/routes.ts'
import { bytesOf, createRedrawing, redraw, thumbnailOf } from '#server/pictures.ts'
import { fetchPicture } from './fetchPicture.ts'
import { pictureCalls, pictureSizes } from './pictures.calls.ts'
import { PictureUpload } from './pictures.contract.ts'
import { readRecipePicture } from './pictures.queries.ts'
import { pictureRecords } from './recipes.records.ts'

/** Ten of a picture are a third more in base64. */
export const pictureMegabytes = { [pictureCalls.upload.path]: 14 }

export function picturesRoutes(house: House): Route[] {
  const draw = createRedrawing(async (bytes) => {
    const picture = await redraw(bytes)
    return { ...picture, thumbnail: await thumbnailOf(picture) }
  })
  return [
    answerInput(pictureCalls.upload, PictureUpload, async ({ imageData, url }, c) => {
      const bytes = url ? await fetchPicture(url, house) : bytesOf(imageData ?? '')
      const picture = await draw(bytes)
      const stored = await house.change(actorOf(c), 'Added a picture', (w) =>
        w.create(pictureRecords, picture),
      )
      const { imageData: _large, thumbnail: _small, ...info } = stored
      c.status(201)
      return info
    }),
    ...pictureSizes.map((size) =>
      respond('GET', `/api/recipe-pictures/:id/${size}`, async (c) => {
        const id = idFrom(c, pictureRecords.noun)
        return pictureAnswer(c, await readRecipePicture(house.reader, id, size))
      }),
    ),
  ]
}
