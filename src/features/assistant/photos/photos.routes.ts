import type { AppContext } from '#server/appContext.ts'
import { findRecord } from '#server/db/records.ts'
import { bytesOf, createRedrawing, photoTooLarge, redraw } from '#server/drawPicture.ts'
import { actorOf, idFrom } from '#server/http/input.ts'
import { pictureAnswer } from '#server/http/pictureAnswer.ts'
import { answerInput, type Route, respond } from '#server/http/routes.ts'
import { notFound } from '#shared/errors.ts'
import { conversationRecords } from '../conversations/conversations.records.ts'
import { PhotoUpload } from './photos.contract.ts'
import { photoEndpoints } from './photos.endpoints.ts'
import { readPicture } from './photos.queries.ts'
import { photoRecords } from './photos.records.ts'

/** A photo of 10 MB has a third more in base64; the rest is for the other fields. */
export const photoLimits = {
  [photoEndpoints.upload.path]: { megabytes: 14, message: photoTooLarge },
}

export function photosRoutes(app: AppContext): Route[] {
  const draw = createRedrawing(redraw)
  return [
    answerInput(photoEndpoints.upload, PhotoUpload, async ({ imageData, ...upload }, c) => {
      const picture = await draw(bytesOf(imageData))
      const stored = await app.change(actorOf(c), 'Added a photo', async (w) => {
        const { conversationId } = upload
        if (conversationId && !(await findRecord(w.reads, conversationRecords, conversationId))) {
          throw notFound(conversationRecords.noun)
        }
        return w.create(photoRecords, { ...upload, ...picture })
      })
      const { imageData: _picture, ...info } = stored
      c.status(201)
      return info
    }),
    respond('GET', '/api/photos/:id', 'image/*', async (c) => {
      const id = idFrom(c, photoRecords.noun)
      return pictureAnswer(c, await readPicture(app.reader, id))
    }),
  ]
}
