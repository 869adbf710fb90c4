import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { vi } from 'vitest'
import { householdHeader } from '#shared/household.endpoints.ts'
import { FakeServer, list, type Thing, topic } from './outboxServer.factory.ts'
import type { Change, PendingChange } from './pendingChange.ts'

/** Its keys are those of the object, as in a browser. */
function fakeStorage() {
  const kept: Record<string, string> = {}
  const behaviour = {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, text: string) => {
      kept[name] = text
    },
    removeItem: (name: string) => Reflect.deleteProperty(kept, name),
  }
  return new Proxy(kept, {
    get: (_, name) => Reflect.get(behaviour, name) ?? Reflect.get(kept, name),
  })
}

/** A browser without anything in it, and the server that it reaches. */
export function startBrowser(): FakeServer {
  vi.useFakeTimers()
  const server = new FakeServer()
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('fetch', server.fetch)
  return server
}

export function endBrowser() {
  vi.useRealTimers()
  vi.unstubAllGlobals()
}

const answerOf = (household: string) =>
  new Response(null, { headers: { [householdHeader]: household } })

/** A page as it is opened anew, with what the browser has kept: its storage, and the list as read. */
export async function openPage(lastRead: Thing[] = [], household = 'ours') {
  vi.resetModules()
  const { outbox } = await import('./outbox.ts')
  const { withPendingChanges } = await import('./withPendingChanges.ts')
  const { removeResolved: resolveConflict } = await import('./removeResolved.ts')
  const { mergePending: overlaid } = await import('./pendingChange.ts')
  const { request } = await import('../http/request.ts')
  const { isOurs } = await import('../http/ourHousehold.ts')
  isOurs(answerOf(household))
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
  const select = withPendingChanges<Thing>(list)
  const cached = () => client.getQueryData<Thing[]>(queryKey) ?? []
  return {
    outbox,
    resolveConflict: (change: PendingChange, answer?: unknown) =>
      resolveConflict(outbox, change, answer),
    /** What the server has answered; the next page finds it so. */
    arrived: () => {
      const arrived = outbox.changesFor(list).filter((change) => !outbox.changes().includes(change))
      return overlaid(cached(), arrived, outbox.realId)
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

const where = { topic, list }
let lastLocal = 0

export const newThing = (name: string): Change => {
  lastLocal -= 1
  return { ...where, kind: 'add', ids: [lastLocal], forms: [{ name, notes: null }] }
}

/** As from a form that was opened on what is shown. */
export const edit = (page: OpenPage, id: number, fields: object): Change => {
  const base = page.shown().find((thing) => thing.id === id)
  return { ...where, kind: 'update', id, fields, base: base && { ...base } }
}

export const tick = (id: number, notes: string): Change => ({
  ...where,
  kind: 'update',
  id,
  fields: { notes },
  failed: 'Failed',
})

export const removal = (id: number): Change => ({ ...where, kind: 'remove', id })

export const idOf = (page: OpenPage, name: string) =>
  page.shown().find((thing) => thing.name === name)?.id ?? 0

export const said = (things: { name: string; notes: string | null }[]) =>
  things.map(({ name, notes }) => ({ name, notes })).sort((a, b) => (a.name < b.name ? -1 : 1))
