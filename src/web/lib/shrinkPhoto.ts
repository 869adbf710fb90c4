const longestSide = 1_600
const quality = 0.9

/** A photo in base64, as it is sent. */
export const sendable = async (photo: File): Promise<string> => base64Of(await smaller(photo))

/**
 * Scales a photo down and encodes it as JPEG: a phone's photo is sent in a tenth of the time, and
 * the server can read formats that only the browser decodes (HEIC).
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
    // Transparent parts of a PNG would turn black in a JPEG.
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    const drawn = await new Promise<Blob | null>((done) =>
      canvas.toBlob(done, 'image/jpeg', quality),
    )
    return drawn ?? photo
  } catch {
    // The server may read a format that this browser can't, or says why not.
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
