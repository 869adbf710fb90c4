import { send } from '#web/lib/call.ts'
import { problemOf } from '#web/lib/request.ts'
import { toast } from '#web/lib/toast.tsx'
import { photoAddress, photoCalls } from '../photos.calls.ts'

export const photoUrl = photoAddress

const timeout = 120_000
const longestSide = 1_600
const quality = 0.9

/** Answers their ids, or nothing when one of them can't be sent. */
export async function uploadPhotos(
  photos: readonly File[],
  conversationId: number | null,
): Promise<number[] | undefined> {
  try {
    return await Promise.all(photos.map((photo) => uploadPhoto(photo, conversationId)))
  } catch (error) {
    const otherwise = 'Failed to upload photos. Please try again.'
    toast.error('Upload Error', `Upload failed: ${problemOf(error, otherwise)}`)
  }
}

async function uploadPhoto(photo: File, conversationId: number | null): Promise<number> {
  const imageData = await base64Of(await smaller(photo))
  const input = {
    conversationId,
    filename: photo.name || 'photo.jpg',
    imageData,
    createdBy: 'user',
  }
  const { id } = await send(photoCalls.upload, { input }, { timeout })
  return id
}

/**
 * As JPEG, and no larger than it is kept: a phone's photo is sent in a tenth of the time, and what
 * only this browser can read (HEIC) can be read by the server, too.
 */
async function smaller(photo: File): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(photo)
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    const context = canvas.getContext('2d')
    if (!context) return photo
    // What is clear in a PNG would be black in a JPEG.
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    const drawn = await new Promise<Blob | null>((done) =>
      canvas.toBlob(done, 'image/jpeg', quality),
    )
    return drawn ?? photo
  } catch {
    // What this browser can't read, the server may, or it says why not.
    return photo
  }
}

const base64Of = (blob: Blob): Promise<string> =>
  new Promise((done, fail) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result))
    reader.onerror = () => fail(reader.error)
    reader.readAsDataURL(blob)
  })
