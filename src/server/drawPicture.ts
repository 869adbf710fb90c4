import { Refusal, unreadable } from '#shared/errors.ts'

export const photoTooLarge = 'This photo is too large: at most 10 MB.'

/** A photo redrawn by this program. */
export type Picture = {
  mimeType: 'image/jpeg'
  /** In base64. */
  imageData: string
  width: number
  height: number
  size: number
}

const largest = 10 * 1_024 * 1_024
/** More than a phone's camera has; a small file can claim far more. */
const mostPixels = 100_000_000
const longestSide = 1_600
const quality = 85
const secondsAllowed = 20

const wrongKind = "This photo can't be read. Use a JPEG, PNG or WebP."

/** The bytes of a base64 image, with or without `data:image/jpeg;base64,` in front. */
export function bytesOf(imageData: string): Buffer {
  const comma = imageData.startsWith('data:') ? imageData.indexOf(',') + 1 : 0
  const encoded = comma > 0 ? imageData.slice(comma) : imageData
  if (encoded.length > (largest * 4) / 3 + 4) {
    throw new Refusal({ code: 'tooLarge', message: photoTooLarge })
  }
  return pictureIn(Buffer.from(encoded, 'base64'))
}

export function pictureIn(bytes: Buffer): Buffer {
  if (!isPicture(bytes)) throw unreadable(wrongKind)
  return bytes
}

/** By the first bytes, since a file's name and content type prove nothing. */
function isPicture(bytes: Buffer): boolean {
  const begins = (at: number, ...expected: number[]) =>
    expected.every((byte, n) => bytes[at + n] === byte)
  const isJpeg = begins(0, 0xff, 0xd8, 0xff)
  const isPng = begins(0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
  const isWebp =
    bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'
  return isJpeg || isPng || isWebp
}

/** Draws the photo anew, upright and no larger than a model needs, without metadata. */
export async function redraw(bytes: Buffer): Promise<Picture> {
  // Loaded with the first photo, because sharp takes more memory than the idle program.
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .timeout({ seconds: secondsAllowed })
      .autoOrient()
      .resize({
        width: longestSide,
        height: longestSide,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality })
      .toBuffer({ resolveWithObject: true })
    const imageData = data.toString('base64')
    return {
      mimeType: 'image/jpeg',
      imageData,
      width: info.width,
      height: info.height,
      size: info.size,
    }
  } catch {
    throw unreadable(wrongKind)
  }
}

/** Twice a card's width, for high-resolution screens. */
const thumbnailSide = 640

export async function thumbnailOf({ imageData }: Picture): Promise<string> {
  const { default: sharp } = await import('sharp')
  const small = await sharp(Buffer.from(imageData, 'base64'))
    .resize({
      width: thumbnailSide,
      height: thumbnailSide,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .jpeg({ quality: 78 })
    .toBuffer()
  return small.toString('base64')
}

const mostWaiting = 30

type Drawing<Drawn> = (bytes: Buffer) => Promise<Drawn>

/** Redraws one picture at a time: several at once would take all memory and cores. */
export function createRedrawing<Drawn>(draw: Drawing<Drawn>): Drawing<Drawn> {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return (bytes) => {
    if (waiting >= mostWaiting) {
      return Promise.reject(
        new Refusal({
          code: 'tooMany',
          message: 'Too many photos at once. Try again in a moment.',
        }),
      )
    }
    waiting += 1
    const drawn = last
      .then(() => draw(bytes))
      .finally(() => {
        waiting -= 1
      })
    last = drawn.catch(() => {})
    return drawn
  }
}
