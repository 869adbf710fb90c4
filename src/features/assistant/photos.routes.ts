import { findRecord } from '#server/db/records.ts'
import type { House } from '#server/house.ts'
import { actorOf, idFrom } from '#server/http/input.ts'
import { answerInput, type Route, respond } from '#server/http/routes.ts'
import { notFound } from '#shared/errors.ts'
import { conversationRecords } from './conversations.records.ts'
import { photoCalls } from './photos.calls.ts'
import { PhotoUpload } from './photos.contract.ts'
import { readPicture } from './photos.queries.ts'
import { photoRecords } from './photos.records.ts'
import { bytesOf, createRedrawing } from './photos.redraw.ts'

/** Ten of a photo are a third more in base64; the rest is what is said of it. */
export const photoMegabytes = { [photoCalls.upload.path]: 14 }

/** A photo never changes, so a browser need not ask twice. Nobody in between may keep it. */
const forever = 'private, max-age=31536000, immutable'

export function photosRoutes(house: House): Route[] {
  const redraw = createRedrawing()
  return [
    answerInput(photoCalls.upload, PhotoUpload, async ({ imageData, ...upload }, c) => {
      const picture = await redraw(bytesOf(imageData))
      const stored = await house.change(actorOf(c), 'Added a photo', async (w) => {
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
    respond('GET', '/api/photos/:id', async (c) => {
      const id = idFrom(c, photoRecords.noun)
      const { mimeType, createdAt, bytes } = await readPicture(house.reader, id)
      const tag = `"${id}-${Date.parse(createdAt).toString(36)}"`
      const headers = { 'Cache-Control': forever, ETag: tag }
      if (c.req.header('If-None-Match') === tag) return c.body(null, 304, headers)
      return c.body(new Uint8Array(bytes), 200, { ...headers, 'Content-Type': mimeType })
    }),
  ]
}
