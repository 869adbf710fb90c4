import type { Context } from 'hono'

/** Content types of files that the call's handler reads as a stream. */
const fileTypes = /^application\/(gzip|x-ndjson|octet-stream)\b/

export const isFileBody = (c: Context): boolean =>
  fileTypes.test(c.req.header('Content-Type') ?? '')
