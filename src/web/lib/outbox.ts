import type { QueryClient } from '@tanstack/react-query'
import { recordCalls } from '#shared/calls.ts'
import { send } from './call.ts'
import { problemOf, RequestError } from './request.ts'
import { toast } from './toast.tsx'

/** A change to one record of a list that must not be lost, wherever the connection is. */
export interface Posted {
  topic: string
  /** The list's path, which is also its place in the cache. */
  list: string
  id: number
  changes: object
  /** The toast when it is refused for good. */
  failed: string
}

type Entry = Posted & { key: string }

const STORED_AS = 'food-pal-outbox'
const TRY_AGAIN_AFTER = 3_000

/**
 * Changes on their way to the server: kept in the browser's storage until the server has them,
 * sent in their order, also after a reload. Each sets a field to a value, so sending one twice
 * does no harm.
 */
export class Outbox {
  readonly #client: QueryClient
  readonly #watchers = new Set<() => void>()
  #entries: readonly Entry[] = stored()
  readonly #told = new Set<string>()
  #waiting = false
  #sending: Promise<void> | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(client: QueryClient) {
    this.#client = client
  }

  start() {
    const onStorage = () => this.#show(stored())
    const onOnline = () => this.send()
    window.addEventListener('storage', onStorage)
    window.addEventListener('online', onOnline)
    this.send()
    return () => {
      clearTimeout(this.#timer)
      window.removeEventListener('storage', onStorage)
      window.removeEventListener('online', onOnline)
    }
  }

  add(posted: Posted) {
    this.#keep([...stored(), { ...posted, key: crypto.getRandomValues(new Uint32Array(2)).join() }])
    this.send()
  }

  /** Sends what is there; a call while that is going on changes nothing. */
  send() {
    clearTimeout(this.#timer)
    this.#sending ??= alone(() => this.#sendAll()).finally(() => {
      this.#sending = undefined
    })
  }

  readonly watch = (watcher: () => void) => {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  readonly entries = () => this.#entries

  /** Whether the last attempt got no answer. */
  readonly waiting = () => this.#waiting

  async #sendAll() {
    for (let [entry] = stored(); entry; [entry] = stored()) {
      try {
        const { update } = recordCalls<{ id: number }, object>(entry.topic, entry.list)
        const given = { params: { id: entry.id }, input: entry.changes }
        const record = await send(update, given, { key: entry.key })
        this.#client.setQueryData<{ id: number }[]>([entry.topic, entry.list], (list) =>
          list?.map((each) => (each.id === record.id ? record : each)),
        )
      } catch (error) {
        if (mayWorkLater(error)) {
          this.#tell(entry, error)
          return this.#wait()
        }
        toast.error(entry.failed, problemOf(error))
      }
      this.#waiting = false
      const { key, topic } = entry
      const rest = stored().filter((each) => each.key !== key)
      this.#keep(rest)
      if (!rest.some((each) => each.topic === topic)) {
        this.#client.invalidateQueries({ queryKey: [topic] })
      }
    }
  }

  /** Once for each: a server in trouble is not the connection that everybody knows to be away. */
  #tell({ key, failed }: Entry, error: unknown) {
    if (!(error instanceof RequestError) || error.status < 500 || this.#told.has(key)) return
    this.#told.add(key)
    toast.error(failed, `${problemOf(error)} It will be tried again.`)
  }

  #wait() {
    this.#waiting = true
    this.#show(stored())
    this.#timer = setTimeout(() => this.send(), TRY_AGAIN_AFTER)
  }

  #keep(entries: readonly Entry[]) {
    store(entries)
    this.#show(entries)
  }

  #show(entries: readonly Entry[]) {
    this.#entries = entries
    for (const watcher of this.#watchers) watcher()
  }
}

/** No answer, not signed in, too many, or the server's own trouble: all of these pass. */
function mayWorkLater(error: unknown): boolean {
  if (!(error instanceof RequestError)) return false
  const { status } = error
  return status === 0 || status === 401 || status === 408 || status === 429 || status >= 500
}

/** One tab at a time, where the browser can tell (it can't on plain http over a network). */
const alone = (act: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request(STORED_AS, act) : act()

let unstored: readonly Entry[] = []

function stored(): readonly Entry[] {
  try {
    return JSON.parse(localStorage.getItem(STORED_AS) ?? '[]') as Entry[]
  } catch {
    return unstored
  }
}

function store(entries: readonly Entry[]) {
  unstored = entries
  try {
    localStorage.setItem(STORED_AS, JSON.stringify(entries))
  } catch {
    // Storage is full or forbidden: it is still sent, as long as the page stays open.
  }
}
