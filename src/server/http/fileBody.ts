import type { Context } from 'hono'

/** What a file is sent as that is read as a stream: by whoever answers the call, and limited there. */
const fileTypes = /^application\/(gzip|x-ndjson|octet-stream)\b/

export const isFileBody = (c: Context): boolean =>
  fileTypes.test(c.req.header('Content-Type') ?? '')
