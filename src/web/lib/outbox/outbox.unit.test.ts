import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dice } from '#test/dice.ts'
import {
  edit,
  endBrowser,
  idOf,
  newThing,
  type OpenPage,
  openPage,
  removal,
  said,
  startBrowser,
  tick,
} from './outbox.factory.ts'
import { type FakeServer, list, topic } from './outboxServer.factory.ts'
import type { Change } from './pendingChange.ts'

const told: string[] = []
vi.mock('../toast.tsx', () => ({
  toast: { error: (title: string) => told.push(title) },
}))

let server: FakeServer
let page: OpenPage

beforeEach(async () => {
  told.length = 0
  server = startBrowser()
  page = await openPage()
})

afterEach(() => {
  page.close()
  endBrowser()
})

/** As a screen does it: the list is read again after each change. */
async function make(change: Change) {
  const answer = await page.outbox.sendOrQueue(change)
  const { fate } = server
  server.back()
  if (!('undo' in Object(answer))) await page.read()
  server.fate = fate
}

/** What is under way is cut off. */
async function reload() {
  const { fate } = server
  server.away()
  await page.outbox.settled()
  const lastRead = page.arrived()
  page.close()
  server.fate = fate
  return openPage(lastRead)
}

test.for(Array.from({ length: 60 }, (_, n) => n + 1))(
  'whatever is cut off, the server has in the end what was shown, each once (%i)',
  async (seed) => {
    const roll = dice(seed)
    for (let n = 0; n < 3; n += 1) server.add({ name: `old ${n}` })
    await page.read()
    const fates = ['done', 'lost before', 'lost before', 'lost after'] as const
    for (let step = 0; step < 12; step += 1) {
      server.fate = () => fates[roll(4)] ?? 'done'
      const shown = page.shown()
      const some = shown[roll(shown.length)]
      const kind = some ? roll(6) : 0
      if (kind === 0 || !some) await make(newThing(`new ${step}`))
      else if (kind === 1) await make(removal(some.id))
      else if (kind === 2) page.outbox.queue(tick(some.id, `tick ${step}`))
      else if (kind === 3) page = await reload()
      else await make(edit(page, some.id, { name: `${some.name}, ${step}` }))
    }
    const wanted = said(page.shown())
    // One that is under way may still fail.
    for (let n = 0; n < 2; n += 1) {
      await page.outbox.settled()
      server.back()
    }
    await page.outbox.settled()
    expect(page.outbox.changes()).toEqual([])
    expect(said(server.things)).toEqual(wanted)
    expect(told).toEqual([])
  },
)

test('an add that waits can be edited and deleted, and follows its own id when it has one', async () => {
  server.away()
  await page.outbox.sendOrQueue(newThing('Milk'))
  const local = idOf(page, 'Milk')
  expect(local).toBeLessThan(0)
  page.outbox.queue(tick(local, 'Oat'))
  page = await reload()
  expect(page.shown()).toMatchObject([{ name: 'Milk', notes: 'Oat' }])
  server.back()
  await page.outbox.settled()
  await page.read()
  expect(page.shown()).toMatchObject([{ id: 1, name: 'Milk', notes: 'Oat' }])
  // A form that was opened before it had one.
  await page.outbox.sendOrQueue({
    topic,
    list,
    kind: 'update',
    id: local,
    fields: { name: 'Oat milk' },
  })
  expect(server.things).toMatchObject([{ id: 1, name: 'Oat milk' }])
})

test('deleting what was only added here takes both out, and Undo brings them back', async () => {
  server.away()
  page.outbox.queue(newThing('Milk'))
  const untried = page.outbox.changes().some((change) => change.isTried)
  expect(untried).toBe(false)
  const kept = page.outbox.queue(removal(idOf(page, 'Milk')))
  expect(page.outbox.changes()).toEqual([])
  await kept.undo()
  expect(page.shown()).toMatchObject([{ name: 'Milk' }])
  server.back()
  await page.outbox.settled()
  expect(said(server.things)).toEqual([{ name: 'Milk', notes: null }])
  expect(server.writes).toBe(1)
})

test('Undo takes out what waits, and undoes what was done without an answer', async () => {
  const { id } = server.add({ name: 'Milk' })
  await page.read()
  server.away()
  const first = page.outbox.queue(edit(page, id, { notes: 'never sent' }))
  await first.undo()
  await page.outbox.settled()
  expect(page.outbox.changes()).toEqual([])

  server.fate = () => 'lost after'
  const second = await page.outbox.sendOrQueue(edit(page, id, { notes: 'sent' }))
  expect(server.things).toMatchObject([{ notes: 'sent' }])
  expect(page.shown()).toMatchObject([{ notes: 'sent' }])
  await (second as typeof first).undo()
  expect(page.shown()).toMatchObject([{ notes: null }])
  server.back()
  await page.outbox.settled()
  expect(server.things).toMatchObject([{ notes: null }])

  const third = page.outbox.queue(edit(page, id, { notes: 'arrived' }))
  await page.outbox.settled()
  await third.undo()
  expect(server.things).toMatchObject([{ notes: null }])
})

test('what the device has no room for is refused with a sentence', async () => {
  server.away()
  const large = newThing('x'.repeat(3_000_000))
  await expect(page.outbox.sendOrQueue(large)).rejects.toThrow(
    "This device can't keep any more changes",
  )
  for (let n = 0; n < 1_000; n += 1) localStorage.setItem(`food-pal-outbox/${n}`, '{}')
  expect(() => page.outbox.queue(newThing('one too many'))).toThrow("can't keep any more changes")
})

test('several that were sent together come back as several, once', async () => {
  server.fate = () => 'lost after'
  const forms = ['Milk', 'Eggs'].map((name) => ({ name, notes: null }))
  await page.outbox.sendOrQueue({
    topic,
    list,
    kind: 'add',
    ids: [-101, -102],
    forms,
    together: '/api/things/lines',
  })
  page.outbox.queue(removal(idOf(page, 'Eggs')))
  server.back()
  await page.outbox.settled()
  expect(said(server.things)).toEqual([{ name: 'Milk', notes: null }])
})
