import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

const [source = '', encoding = ''] = process.argv.slice(2)

/** The raw bytes, which `fetch` would decompress. */
const body = await new Promise<Buffer<ArrayBuffer>>((resolve, reject) => {
  get(source, { headers: { 'accept-encoding': encoding } }, (response) =>
    buffer(response).then((bytes) => resolve(Buffer.from(bytes)), reject),
  ).on('error', reject)
})

const headers = {
  'Content-Type': 'application/json; charset=UTF-8',
  'Content-Length': String(body.byteLength),
  ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
}
const app = new Hono().get('/', (c) => c.body(body, 200, headers))

serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  process.send?.({ url: `http://127.0.0.1:${port}/`, bytes: body.byteLength }),
)
