import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { vi } from 'vitest'

export const topic = 'things'
export const list = '/api/things'

export type Thing = { id: number; version: number; name: string; notes: string | null }

/** What happens to a write: it is done, or cut off before that, or after it. */
type Fate = 'done' | 'lost before' | 'lost after'

/** As much of the server as an outbox needs: keys, versions, undo. */
export class FakeServer {
  household = 'ours'
  things: Thing[] = []
  writes = 0
  fate: () => Fate = () => 'done'
  /** Refuses whatever has this name. */
  refusedName: string | undefined
  #changes: Thing[][] = []
  #answers = new Map<string, { call: string; status: number; body: unknown; change: number }>()

  readonly fetch = async (
    path: string,
    { method = 'GET', headers = {}, body }: RequestInit = {},
  ) => {
    const fate = this.fate()
    if (fate === 'lost before') throw new TypeError('fetch failed')
    const answer = this.#answer(method, path, new Headers(headers).get('Idempotency-Key'), body)
    if (fate === 'lost after') throw new TypeError('fetch failed')
    return answer
  }

  #answer(method: string, path: string, key: string | null, text: RequestInit['body']): Response {
    if (method === 'GET') {
      return Response.json(path === list ? this.things : { id: this.household })
    }
    const call = `${method} ${path} ${text}`
    const before = key === null ? undefined : this.#answers.get(key)
    if (before && before.call !== call) return refusal(409, { code: 'conflict', message: call })
    if (before) return written(before.status, before.body, before.change)
    const was = structuredClone(this.things)
    const input = typeof text === 'string' ? JSON.parse(text) : {}
    const answer = this.#write(method, path, input)
    if (answer instanceof Response) return answer
    this.writes += 1
    const change = this.#changes.push(was)
    if (key !== null) this.#answers.set(key, { call, status: 200, body: answer, change })
    return written(200, answer, change)
  }

  #write(method: string, path: string, input: Partial<Thing> & { items?: Partial<Thing>[] }) {
    const undone = /changes\/(\d+)\/undo/.exec(path)?.[1]
    if (undone) {
      this.things = this.#changes[Number(undone) - 1] ?? []
      return { success: true }
    }
    if (input.name !== undefined && input.name === this.refusedName) {
      const problem = { field: 'name', message: 'Not this name' }
      return refusal(400, { code: 'invalid', message: 'No.', validationErrors: [problem] })
    }
    if (method === 'POST') {
      const added = (input.items ?? [input]).map((each) => this.add(each))
      return input.items ? added : added[0]
    }
    const id = Number(path.split('/').at(-1))
    const thing = this.things.find((each) => each.id === id)
    if (!thing) return refusal(404, { code: 'unknown', message: 'Gone.' })
    if (method === 'DELETE') {
      this.things = this.things.filter((each) => each !== thing)
      return { success: true }
    }
    const { version, ...fields } = input
    if (version !== undefined && version !== thing.version) {
      return refusal(409, { code: 'stale', message: 'Changed', current: thing })
    }
    return Object.assign(thing, fields, { version: thing.version + 1 })
  }

  #nextId = 1

  add(fields: Partial<Thing>): Thing {
    const thing = { name: '', notes: null, ...fields, id: this.#nextId, version: 1 }
    this.#nextId += 1
    this.things.push(thing)
    return thing
  }
}

const refusal = (status: number, body: object) => Response.json(body, { status })

const written = (status: number, body: unknown, change: number) =>
  Response.json(body, { status, headers: { 'X-Change-Id': String(change) } })

/** Its keys are those of the object, as in a browser. */
export function fakeStorage(room = Number.POSITIVE_INFINITY) {
  const kept: Record<string, string> = {}
  const behaviour = {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, text: string) => {
      if (text.length > room) throw new Error('QuotaExceededError')
      kept[name] = text
    },
    removeItem: (name: string) => Reflect.deleteProperty(kept, name),
  }
  return new Proxy(kept, {
    get: (_, name) => Reflect.get(behaviour, name) ?? Reflect.get(kept, name),
  })
}

/** A page as it is opened anew, with what the browser has kept: its storage, and the list as read. */
export async function openPage(lastRead: Thing[] = []) {
  vi.resetModules()
  const { outbox } = await import('./outbox.ts')
  const { layingOver } = await import('./laidOver.ts')
  const { laidOver } = await import('./waitingChange.ts')
  const { request } = await import('./request.ts')
  const client = new QueryClient()
  const queryKey = [topic, list]
  client.setQueryData(queryKey, lastRead)
  const screen = new QueryObserver(client, {
    queryKey,
    queryFn: () => request('GET', list),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const leave = screen.subscribe(() => {})
  const stop = outbox.start(client)
  const select = layingOver<Thing>(list)
  const cached = () => client.getQueryData<Thing[]>(queryKey) ?? []
  return {
    outbox,
    /** What the server has answered; the next page finds it so. */
    arrived: () => {
      const arrived = outbox.over(list).filter((change) => !outbox.changes().includes(change))
      return laidOver(cached(), arrived, outbox.realId)
    },
    shown: () => select(cached()),
    read: () => client.refetchQueries({ queryKey }),
    close: () => {
      leave()
      stop()
    },
  }
}

export type OpenPage = Awaited<ReturnType<typeof openPage>>
