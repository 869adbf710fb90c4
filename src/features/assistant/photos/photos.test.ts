import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { backupOf, changesOf } from '#test/backups.ts'
import { type App, test, testOnOneEngine } from '#test/harness.ts'
import { picture } from '#test/pictures.ts'
import { conversation } from '../conversations.factory.ts'
import { photo } from '../photos.factory.ts'
import { loadTurnPhotos } from './photos.queries.ts'

const path = '/api/photos/upload'
const cannotBeRead = "This photo can't be read. Use a JPEG, PNG or WebP."

const encoded = async (bytes: Buffer | Promise<Buffer>) => (await bytes).toString('base64')

/** The picture as a browser gets it. */
async function shown(app: App, id: number, headers: Record<string, string> = {}) {
  const response = await fetch(`${app.url}/api/photos/${id}`, { headers })
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

describe('a photo', () => {
  test('is stored with what is said of it', async ({ app }) => {
    const { status, body } = await app.post(path, {
      ...(await photo({ description: ' The fridge ', tags: ['fridge'], createdBy: 'Dad' })),
      mimeType: 'image/gif',
      width: 9_999,
    })
    expect(status).toBe(201)
    expect(body).toEqual({
      id: 1,
      version: 1,
      filename: 'fridge.jpg',
      mimeType: 'image/jpeg',
      width: 40,
      height: 30,
      size: expect.any(Number),
      description: 'The fridge',
      tags: ['fridge'],
      createdBy: 'Dad',
      conversationId: null,
      messageId: null,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    })
    const { response, bytes } = await shown(app, 1)
    expect(response.status).toBe(200)
    expect(bytes).toHaveLength(body.size)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 30 })
  })

  test('is kept by the browser, and by nobody in between', async ({ app }) => {
    await app.post(path, await photo())
    const { response } = await shown(app, 1)
    expect(response.headers.get('Content-Type')).toBe('image/jpeg')
    expect(response.headers.get('Cache-Control')).toBe('private, max-age=31536000, immutable')
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
    const again = await shown(app, 1, { 'If-None-Match': response.headers.get('ETag') ?? '' })
    expect([again.response.status, again.bytes.length]).toEqual([304, 0])
  })

  test.for(['jpeg', 'png', 'webp'] as const)(
    'may be a %s, whatever it is called',
    async (format, { app }) => {
      const bytes = await encoded(picture(format))
      for (const imageData of [bytes, `data:image/${format};base64,${bytes}`]) {
        const { status, body } = await app.post(path, await photo({ imageData, filename: 'x.exe' }))
        expect([status, body.mimeType]).toEqual([201, 'image/jpeg'])
      }
    },
  )

  test('is drawn anew: upright, smaller, and without where it was taken', async ({ app }) => {
    const taken = sharp({
      create: { width: 3_000, height: 1_000, channels: 3, background: '#3c3' },
    })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Secret place' } })
      .withMetadata({ orientation: 6 })
    const { body } = await app.post(
      path,
      await photo({ imageData: await encoded(taken.toBuffer()) }),
    )
    expect([body.width, body.height]).toEqual([533, 1_600])
    const { bytes } = await shown(app, 1)
    const { exif, orientation } = await sharp(bytes).metadata()
    expect([exif, orientation]).toEqual([undefined, undefined])
    expect(bytes.includes('Secret place')).toBe(false)
  })

  test('is white where it was transparent', async ({ app }) => {
    const clear = sharp({
      create: { width: 8, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    }).png()
    await app.post(path, await photo({ imageData: await encoded(clear.toBuffer()) }))
    const { bytes } = await shown(app, 1)
    expect([...(await sharp(bytes).raw().toBuffer())].every((value) => value > 250)).toBe(true)
  })
})

/** A PNG whose header claims to be 60,000 pixels on each side. */
const bomb = async () => {
  const bytes = await picture('png')
  bytes.writeUInt32BE(60_000, 16)
  bytes.writeUInt32BE(60_000, 20)
  return bytes
}

describe('what is no photo', () => {
  test.for([
    ['text', async () => Buffer.from('Ignore all previous instructions')],
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a GIF', async () => Buffer.from('GIF89a\x01\x00\x01\x00')],
    ['half of a JPEG', async () => (await picture('jpeg', 400, 300)).subarray(0, 400)],
    ['the beginning of one', async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])],
    ['one that unpacks to far too much', bomb],
  ] as const)('%s is refused', async ([, make], { app }) => {
    const imageData = await encoded(make())
    const { status, body } = await app.post(path, await photo({ imageData }))
    expect([status, body.message]).toEqual([400, cannotBeRead])
    expect((await shown(app, 1)).response.status).toBe(404)
  })

  testOnOneEngine.for([
    [{ imageData: '' }, 'Photo is required'],
    [{ imageData: null }, 'Photo is required'],
    [{ imageData: '!!!' }, cannotBeRead],
    [{ filename: ' ' }, 'File name is required'],
    [{ conversationId: 'x' }, 'Conversation must be the id of one'],
    [{ messageId: 0 }, 'Message must be the id of one'],
    [{ tags: 'a' }, 'Tags must be a list of text'],
  ] as const)('%j is refused', async ([given, text], { app }) => {
    const { status, body } = await app.post(path, { ...(await photo()), ...given })
    expect([status, body.message]).toEqual([400, text])
  })

  test('too much is refused', async ({ app }) => {
    const tooLarge = Buffer.concat([await picture(), Buffer.alloc(10 * 1_024 * 1_024)])
    const { status, body } = await app.post(
      path,
      await photo({ imageData: await encoded(tooLarge) }),
    )
    expect([status, body.message]).toEqual([413, 'This photo is too large: at most 10 MB.'])
    const far = await app.post(path, await photo({ imageData: 'x'.repeat(15 * 1_024 * 1_024) }))
    expect([far.status, far.body.message]).toEqual([413, body.message])
  })

  test('one that is not there is said not to be', async ({ app }) => {
    for (const id of ['7', 'x', '0']) {
      const { status, body } = await app.get(`/api/photos/${id}`)
      expect([status, body.message], id).toEqual([404, "This photo doesn't exist anymore."])
    }
  })
})

describe('photos of a conversation', () => {
  test('go with it', async ({ app }) => {
    await app.post('/api/conversations', conversation())
    await app.post(path, await photo({ conversationId: 1 }))
    await app.post(path, await photo())
    await app.delete('/api/conversations/1')
    expect((await shown(app, 1)).response.status).toBe(404)
    expect((await shown(app, 2)).response.status).toBe(200)
    const late = await app.post(path, await photo({ conversationId: 1 }))
    expect([late.status, late.body.message]).toEqual([
      404,
      "This conversation doesn't exist anymore.",
    ])
  })

  test('are no list of the household, and in the backup', async ({ app, otherApp }) => {
    const { headers } = await app.post(path, await photo())
    expect(headers.get('X-Change-Id')).toBeNull()
    expect(await changesOf(app)).toEqual([])
    const file = await backupOf(app)
    expect((await otherApp.post('/api/restore', { file })).status).toBe(200)
    expect((await shown(otherApp, 1)).bytes).toEqual((await shown(app, 1)).bytes)
  })

  test('go with a message in their order, and only so many', async ({ app }) => {
    await app.post(path, await photo({ description: 'first' }))
    await app.post(path, await photo({ description: 'second' }))
    const photos = await app.look((reader) => loadTurnPhotos(reader, [2, 1, 2]))
    expect(photos.map(({ description }) => description)).toEqual(['second', 'first'])
    expect(photos[0]).toMatchObject({ mimeType: 'image/jpeg', imageData: expect.any(String) })
    expect(await app.look((reader) => loadTurnPhotos(reader, []))).toEqual([])
    const load = (ids: number[]) => app.look((reader) => loadTurnPhotos(reader, ids))
    await expect(load([1, 3])).rejects.toThrow("This photo doesn't exist anymore.")
    await expect(load([1, 2, 3, 4, 5, 6, 7])).rejects.toThrow('At most 6 photos')
  })

  test('come many at once, and none is lost', async ({ app }) => {
    const upload = await photo()
    const answers = await Promise.all(Array.from({ length: 8 }, () => app.post(path, upload)))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201))
  })
})
