import type { Context } from 'hono'

/** A picture never changes, so browsers may cache it; proxies may not. */
const forever = 'private, max-age=31536000, immutable'

interface StoredPicture {
  id: number
  mimeType: string
  /** In base64. */
  imageData: string
  createdAt: string
}

export function pictureAnswer(c: Context, { id, mimeType, imageData, createdAt }: StoredPicture) {
  const tag = `"${id}-${Date.parse(createdAt).toString(36)}"`
  const headers = { 'Cache-Control': forever, ETag: tag }
  if (c.req.header('If-None-Match') === tag) return c.body(null, 304, headers)
  const bytes = new Uint8Array(Buffer.from(imageData, 'base64'))
  return c.body(bytes, 200, { ...headers, 'Content-Type': mimeType })
}
