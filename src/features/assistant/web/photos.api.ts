import { atBase } from '#web/lib/basePath.ts'
import { send } from '#web/lib/http/call.ts'
import { problemOf } from '#web/lib/http/request.ts'
import { sendable } from '#web/lib/shrinkPhoto.ts'
import { toast } from '#web/lib/toast.tsx'
import { photoAddress, photoEndpoints } from '../photos/photos.endpoints.ts'

export const photoUrl = (id: number) => atBase(photoAddress(id))

const timeout = 120_000

/** Undefined if a photo can't be sent. */
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
  const imageData = await sendable(photo)
  const input = {
    conversationId,
    filename: photo.name || 'photo.jpg',
    imageData,
    createdBy: 'user',
  }
  const { id } = await send(photoEndpoints.upload, { input }, { timeout })
  return id
}
