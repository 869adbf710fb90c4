import { householdHeader } from '#shared/household.endpoints.ts'

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

  /** Nobody answers from now on, until it is back. */
  away() {
    this.fate = () => 'lost before'
  }

  back() {
    this.fate = () => 'done'
  }

  readonly fetch = async (
    path: string,
    { method = 'GET', headers = {}, body }: RequestInit = {},
  ) => {
    const fate = this.fate()
    if (fate === 'lost before') throw new TypeError('fetch failed')
    const answer = this.#answer(method, path, new Headers(headers).get('Idempotency-Key'), body)
    if (fate === 'lost after') throw new TypeError('fetch failed')
    answer.headers.set(householdHeader, this.household)
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
