import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dice } from '#test/dice.ts'
import { FakeServer, fakeStorage, list, type OpenPage, openPage, topic } from './outbox.factory.ts'
import type { Change } from './waitingChange.ts'

const told: string[] = []
vi.mock('./toast.tsx', () => ({
  toast: {
    error: (title: string) => told.push(title),
    success: (title: string) => told.push(title),
  },
}))

let server: FakeServer
let page: OpenPage

beforeEach(async () => {
  vi.useFakeTimers()
  told.length = 0
  server = new FakeServer()
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('fetch', server.fetch)
  page = await openPage()
})

afterEach(() => {
  page.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const away = () => {
  server.fate = () => 'lost before'
}
const back = () => {
  server.fate = () => 'done'
}

const where = { topic, list }
let lastLocal = 0
const newThing = (name: string): Change => {
  lastLocal -= 1
  return { ...where, kind: 'add', ids: [lastLocal], forms: [{ name, notes: null }] }
}
const edit = (id: number, fields: object): Change => {
  const base = page.shown().find((thing) => thing.id === id)
  return { ...where, kind: 'update', id, fields, base: base && { ...base } }
}
const tick = (id: number, notes: string): Change => ({
  ...where,
  kind: 'update',
  id,
  fields: { notes },
  failed: 'Failed',
})
const removal = (id: number): Change => ({ ...where, kind: 'remove', id })

const idOf = (name: string) => page.shown().find((thing) => thing.name === name)?.id ?? 0
const said = (things: { name: string; notes: string | null }[]) =>
  things.map(({ name, notes }) => ({ name, notes })).sort((a, b) => (a.name < b.name ? -1 : 1))

/** As a screen does it: the list is read again after each change. */
async function make(change: Change) {
  const answer = await page.outbox.change(change)
  const { fate } = server
  back()
  if (!('undo' in Object(answer))) await page.read()
  server.fate = fate
}

/** What is under way is cut off. */
async function reload() {
  const { fate } = server
  away()
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
      else if (kind === 2) page.outbox.post(tick(some.id, `tick ${step}`))
      else if (kind === 3) page = await reload()
      else await make(edit(some.id, { name: `${some.name}, ${step}` }))
    }
    const wanted = said(page.shown())
    // One that is under way may still fail.
    for (let n = 0; n < 2; n += 1) {
      await page.outbox.settled()
      back()
    }
    await page.outbox.settled()
    expect(page.outbox.changes()).toEqual([])
    expect(said(server.things)).toEqual(wanted)
    expect(told).toEqual([])
  },
)

test('an add that waits can be edited and deleted, and follows its own id when it has one', async () => {
  away()
  await page.outbox.change(newThing('Milk'))
  const local = idOf('Milk')
  expect(local).toBeLessThan(0)
  page.outbox.post(tick(local, 'Oat'))
  page = await reload()
  expect(page.shown()).toMatchObject([{ name: 'Milk', notes: 'Oat' }])
  back()
  await page.outbox.settled()
  await page.read()
  expect(page.shown()).toMatchObject([{ id: 1, name: 'Milk', notes: 'Oat' }])
  // A form that was opened before it had one.
  await page.outbox.change({ ...where, kind: 'update', id: local, fields: { name: 'Oat milk' } })
  expect(server.things).toMatchObject([{ id: 1, name: 'Oat milk' }])
})

test('deleting what was only added here takes both out, and Undo brings them back', async () => {
  away()
  page.outbox.post(newThing('Milk'))
  const untried = page.outbox.changes().some((change) => change.isTried)
  expect(untried).toBe(false)
  const kept = page.outbox.post(removal(idOf('Milk')))
  expect(page.outbox.changes()).toEqual([])
  await kept.undo()
  expect(page.shown()).toMatchObject([{ name: 'Milk' }])
  back()
  await page.outbox.settled()
  expect(said(server.things)).toEqual([{ name: 'Milk', notes: null }])
  expect(server.writes).toBe(1)
})

test('Undo takes out what waits, and undoes what was done without an answer', async () => {
  const { id } = server.add({ name: 'Milk' })
  await page.read()
  away()
  const first = page.outbox.post(edit(id, { notes: 'never sent' }))
  await first.undo()
  await page.outbox.settled()
  expect(page.outbox.changes()).toEqual([])

  server.fate = () => 'lost after'
  const second = await page.outbox.change(edit(id, { notes: 'sent' }))
  expect(server.things).toMatchObject([{ notes: 'sent' }])
  expect(page.shown()).toMatchObject([{ notes: 'sent' }])
  await (second as typeof first).undo()
  expect(page.shown()).toMatchObject([{ notes: null }])
  back()
  await page.outbox.settled()
  expect(server.things).toMatchObject([{ notes: null }])

  const third = page.outbox.post(edit(id, { notes: 'arrived' }))
  await page.outbox.settled()
  await third.undo()
  expect(server.things).toMatchObject([{ notes: null }])
})

test('edits merge field by field, and the same field waits for a decision without holding up the rest', async () => {
  const milk = server.add({ name: 'Milk' })
  const eggs = server.add({ name: 'Eggs' })
  await page.read()
  away()
  await page.outbox.change(edit(milk.id, { notes: 'mine' }))
  await page.outbox.change(edit(eggs.id, { name: 'Duck eggs' }))
  await page.outbox.change(newThing('Tea'))
  Object.assign(milk, { notes: 'theirs', version: 2 })
  Object.assign(eggs, { notes: 'theirs', version: 2 })
  back()
  await page.outbox.settled()
  expect(said(server.things)).toEqual([
    { name: 'Duck eggs', notes: 'theirs' },
    { name: 'Milk', notes: 'theirs' },
    { name: 'Tea', notes: null },
  ])
  expect(told).toEqual(['Somebody else changed “Milk”, too'])
  const [undecided, ...others] = page.outbox.changes()
  expect(others).toEqual([])
  expect(undecided).toMatchObject({
    fields: { notes: 'mine' },
    problem: { body: { current: { notes: 'theirs' } }, fields: ['notes'] },
  })
  if (undecided) page.outbox.decided(undecided)
  expect(page.outbox.changes()).toEqual([])
})

test('what is refused for good is kept until somebody has looked at it, with what depends on it', async () => {
  server.refusedName = 'Milk'
  away()
  await page.outbox.change(newThing('Milk'))
  await page.outbox.change(edit(idOf('Milk'), { notes: 'Oat' }))
  back()
  await page.outbox.settled()
  expect(told).toEqual(["“Milk” wasn't accepted"])
  const [refused] = page.outbox.changes()
  expect(refused).toMatchObject({ problem: { body: { message: 'No.' } } })
  const better = await page.outbox.change(newThing('Milk!'))
  if (refused) page.outbox.decided(refused, better)
  await page.outbox.settled()
  expect(said(server.things)).toEqual([{ name: 'Milk!', notes: 'Oat' }])
  expect(page.outbox.changes()).toEqual([])
})

test('an edit of what somebody else deleted says so; a delete of it is done', async () => {
  const { id } = server.add({ name: 'Milk' })
  const { id: other } = server.add({ name: 'Eggs' })
  await page.read()
  away()
  await page.outbox.change(edit(id, { notes: 'mine' }))
  await page.outbox.change(removal(other))
  server.things = []
  back()
  await page.outbox.settled()
  expect(told).toEqual(['“Milk” was deleted by somebody else'])
  expect(page.outbox.changes()).toMatchObject([{ id, base: { name: 'Milk' } }])
})

test('changes that were made for one household are never sent to another', async () => {
  away()
  await page.outbox.change({ ...newThing('Milk') })
  const [waiting] = page.outbox.changes()
  localStorage.setItem(
    `food-pal-outbox/${waiting?.key}`,
    JSON.stringify({ ...waiting, household: 'ours' }),
  )
  server.household = 'theirs'
  page = await reload()
  back()
  await page.outbox.settled()
  expect(server.writes).toBe(0)
  expect(page.outbox.changes()).toEqual([])
  expect(told).toEqual(['A change was not sent'])
})

test('what the device has no room for is refused with a sentence', async () => {
  away()
  const large = newThing('x'.repeat(3_000_000))
  await expect(page.outbox.change(large)).rejects.toThrow('This device can keep no more changes')
  for (let n = 0; n < 1_000; n += 1) localStorage.setItem(`food-pal-outbox/${n}`, '{}')
  expect(() => page.outbox.post(newThing('one too many'))).toThrow('can keep no more changes')
})

test('several that were sent together come back as several, once', async () => {
  server.fate = () => 'lost after'
  const forms = ['Milk', 'Eggs'].map((name) => ({ name, notes: null }))
  await page.outbox.change({
    ...where,
    kind: 'add',
    ids: [-101, -102],
    forms,
    together: '/api/things/lines',
  })
  page.outbox.post(removal(idOf('Eggs')))
  back()
  await page.outbox.settled()
  expect(said(server.things)).toEqual([{ name: 'Milk', notes: null }])
})

test('ticks that an earlier version kept wait on', async () => {
  const { id } = server.add({ name: 'Milk' })
  const tick = { key: 'k', topic, list, id, changes: { notes: 'ticked' }, failed: 'Failed' }
  localStorage.setItem('food-pal-outbox', JSON.stringify([tick]))
  await vi.advanceTimersByTimeAsync(2_000)
  await page.outbox.settled()
  expect(server.things).toMatchObject([{ notes: 'ticked' }])
})
