import type { AppContext } from '#server/appContext.ts'
import { bytesOf, photoTooLarge } from '#server/drawPicture.ts'
import { actorOf, idFrom } from '#server/http/input.ts'
import { pictureAnswer } from '#server/http/pictureAnswer.ts'
import { answerInput, type Route, respond } from '#server/http/routes.ts'
import { fetchPicture } from './fetchPicture.ts'
import { PictureUpload } from './pictures.contract.ts'
import { pictureEndpoints, pictureSizes } from './pictures.endpoints.ts'
import { readRecipePicture } from './pictures.queries.ts'
import { storePicture } from './pictures.service.ts'
import { pictureRecords } from './recipes.records.ts'

/** A picture of 10 MB has a third more in base64. */
export const pictureLimits = {
  [pictureEndpoints.upload.path]: { megabytes: 14, message: photoTooLarge },
}

export function picturesRoutes(app: AppContext): Route[] {
  return [
    answerInput(pictureEndpoints.upload, PictureUpload, async ({ imageData, url }, c) => {
      const bytes = url ? await fetchPicture(url, app) : bytesOf(imageData ?? '')
      const stored = await storePicture(app, actorOf(c), bytes)
      c.status(201)
      return stored
    }),
    ...pictureSizes.map((size) =>
      respond('GET', `/api/recipe-pictures/:id/${size}`, 'image/*', async (c) => {
        const id = idFrom(c, pictureRecords.noun)
        return pictureAnswer(c, await readRecipePicture(app.reader, id, size))
      }),
    ),
  ]
}
