import { randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import type { AppContext } from '#server/appContext.ts'
import { pictureIn } from '#server/drawPicture.ts'
import type { Actor } from '#server/records/recorder.ts'
import { Refusal } from '#shared/errors.ts'
import { millis } from '#shared/time.ts'
import { fetchPicture } from '../fetchPicture.ts'
import type { PictureInfo } from '../pictures.contract.ts'
import { removeUnusedPictures, storePicture } from '../pictures.service.ts'
import type { Place } from './files/picturePack.ts'
import type { ImportedPicture } from './import.endpoints.ts'
import type { ReadRecipe } from './importJob.ts'

/** The time for reviewing an import, and the number of imports whose pictures are kept at once. */
const keptFor = 60 * 60_000
const mostKept = 4
/** Limits for pictures that a file only links to: how many are fetched, and for how long. */
const ofFile: Fetching = { most: 50, time: 60_000 }

/** `key` is a server's own, which its pictures need: no other server gets it. */
export type Fetching = {
  most: number
  time: number
  key?: { origin: string; headers: Record<string, string> }
}

type Kept = {
  path: string
  sources: ReadonlyMap<number, Place | string>
  made: Map<number, Promise<PictureInfo | null>>
  fetching: Fetching
  fetched: number
  fetchUntil: number | undefined
  timer: NodeJS.Timeout
}

/** Pictures of imports under review, on the disk until the recipes are saved or an hour is over. */
export function createKeptPictures(app: AppContext) {
  const all = new Map<string, Kept>()

  const timerFor = (file: string) => {
    const timer = setTimeout(() => void discard(file).catch(() => {}), keptFor)
    timer.unref()
    return timer
  }

  /** Keeps an import's pictures; answers the key and the indexes of recipes with one, if any. */
  async function keep(path: string, recipes: ReadRecipe[], fetching = ofFile) {
    const sources = new Map(
      recipes.flatMap(({ picture, image }, number) => {
        const source = picture ?? image
        return source === '' ? [] : [[number, source] as const]
      }),
    )
    if (sources.size === 0) return undefined
    const file = randomUUID()
    all.set(file, {
      path,
      sources,
      made: new Map(),
      fetching,
      fetched: 0,
      fetchUntil: undefined,
      timer: timerFor(file),
    })
    const [oldest] = all.keys()
    if (all.size > mostKept && oldest !== undefined) await discard(oldest)
    return { file, of: [...sources.keys()] }
  }

  /** Stores pictures; null for one that can't be read or fetched, or whose import has expired. */
  async function make(file: string, numbers: number[], actor: Actor): Promise<ImportedPicture[]> {
    const kept = all.get(file)
    kept?.timer.refresh()
    // Each picture is a change of its own, so the request's idempotency key can't be used for all.
    const who = { userId: actor.userId, ...(actor.origin && { origin: actor.origin }) }
    const pictures = numbers.map(async (number) => {
      const picture = kept ? await madeOf(kept, number, who) : null
      return { number, pictureId: picture?.id ?? null }
    })
    return Promise.all(pictures)
  }

  /** A picture is stored once, however often it is requested. */
  function madeOf(kept: Kept, number: number, actor: Actor): Promise<PictureInfo | null> {
    const known = kept.made.get(number)
    if (known) return known
    const making = bytesOf(kept, number)
      .then((bytes) => bytes && storePicture(app, actor, bytes))
      .catch((error) => {
        if (error instanceof Refusal && error.body.code === 'invalid') return null
        kept.made.delete(number)
        throw error
      })
    kept.made.set(number, making)
    return making
  }

  async function bytesOf(kept: Kept, number: number): Promise<Buffer | null> {
    const source = kept.sources.get(number)
    if (source === undefined) return null
    if (typeof source !== 'string') return pictureIn(await readPlace(kept.path, source))
    kept.fetched += 1
    const { most, time, key } = kept.fetching
    kept.fetchUntil ??= millis() + time
    if (kept.fetched > most || millis() > kept.fetchUntil) return null
    const isOwn = key !== undefined && new URL(source).origin === key.origin
    return fetchPicture(source, app, isOwn ? key.headers : undefined)
  }

  async function discard(file: string): Promise<void> {
    const kept = all.get(file)
    if (!kept) return
    all.delete(file)
    clearTimeout(kept.timer)
    await rm(kept.path, { force: true })
    const made = await Promise.allSettled(kept.made.values())
    const pictures = made.flatMap((each) => (each.status === 'fulfilled' && each.value) || [])
    if (pictures.length > 0) await removeUnusedPictures(app, pictures)
  }

  return {
    keep,
    make,
    discard,
    isKept: (path: string) => all.values().some((kept) => kept.path === path),
    close: async () => {
      for (const file of [...all.keys()]) await discard(file)
    },
  }
}

async function readPlace(path: string, { start, length }: Place): Promise<Buffer> {
  const file = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
