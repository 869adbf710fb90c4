import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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
import type { FakeServer } from './outboxServer.factory.ts'

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

test('edits merge field by field, and the same field waits for a decision without holding up the rest', async () => {
  const milk = server.add({ name: 'Milk' })
  const eggs = server.add({ name: 'Eggs' })
  await page.read()
  server.away()
  await page.outbox.sendOrQueue(edit(page, milk.id, { notes: 'mine' }))
  await page.outbox.sendOrQueue(edit(page, eggs.id, { name: 'Duck eggs' }))
  await page.outbox.sendOrQueue(newThing('Tea'))
  Object.assign(milk, { notes: 'theirs', version: 2 })
  Object.assign(eggs, { notes: 'theirs', version: 2 })
  server.back()
  await page.outbox.settled()
  expect(said(server.things)).toEqual([
    { name: 'Duck eggs', notes: 'theirs' },
    { name: 'Milk', notes: 'theirs' },
    { name: 'Tea', notes: null },
  ])
  expect(told).toEqual(['Someone else changed “Milk”, too'])
  const [undecided, ...others] = page.outbox.changes()
  expect(others).toEqual([])
  expect(undecided).toMatchObject({
    fields: { notes: 'mine' },
    problem: { body: { current: { notes: 'theirs' } }, fields: ['notes'] },
  })
  if (undecided) page.resolveConflict(undecided)
  expect(page.outbox.changes()).toEqual([])
})

test('an edit that merged, and whose answer was lost, is the very same when it is sent again', async () => {
  const milk = server.add({ name: 'Milk' })
  await page.read()
  const change = edit(page, milk.id, { notes: 'mine' })
  Object.assign(milk, { name: 'Oat milk', version: 2 })
  let calls = 0
  server.fate = () => {
    calls += 1
    return calls === 1 ? 'done' : 'lost after'
  }
  await page.outbox.sendOrQueue(change)
  server.back()
  await page.outbox.settled()
  expect(told).toEqual([])
  expect(page.outbox.changes()).toEqual([])
  expect(server.things).toMatchObject([{ name: 'Oat milk', notes: 'mine', version: 3 }])
})

test('what is refused for good is kept until somebody has looked at it, with what depends on it', async () => {
  server.refusedName = 'Milk'
  server.away()
  await page.outbox.sendOrQueue(newThing('Milk'))
  await page.outbox.sendOrQueue(edit(page, idOf(page, 'Milk'), { notes: 'Oat' }))
  server.back()
  await page.outbox.settled()
  expect(told).toEqual(["“Milk” couldn't be saved"])
  const [refused] = page.outbox.changes()
  expect(refused).toMatchObject({ problem: { body: { message: 'No.' } } })
  const better = await page.outbox.sendOrQueue(newThing('Milk!'))
  if (refused) page.resolveConflict(refused, better)
  await page.outbox.settled()
  expect(said(server.things)).toEqual([{ name: 'Milk!', notes: 'Oat' }])
  expect(page.outbox.changes()).toEqual([])
})

test('an edit of what somebody else deleted says so; a delete of it is done', async () => {
  const { id } = server.add({ name: 'Milk' })
  const { id: other } = server.add({ name: 'Eggs' })
  await page.read()
  server.away()
  await page.outbox.sendOrQueue(edit(page, id, { notes: 'mine' }))
  await page.outbox.sendOrQueue(removal(other))
  server.things = []
  server.back()
  await page.outbox.settled()
  expect(told).toEqual(['Someone else deleted “Milk”'])
  expect(page.outbox.changes()).toMatchObject([{ id, base: { name: 'Milk' } }])
})

test('changes that were made for one household wait until it answers again', async () => {
  server.away()
  await page.outbox.sendOrQueue(newThing('Milk'))
  await page.outbox.settled()
  page.close()

  server.household = 'theirs'
  page = await openPage([], 'theirs')
  server.back()
  await page.outbox.sendOrQueue(newThing('Tea'))
  await page.outbox.settled()
  expect(page.shown()).toEqual([])
  expect(page.outbox.changes()).toEqual([])
  page.outbox.forget()
  expect(said(server.things)).toEqual([{ name: 'Tea', notes: null }])
  page.close()
  // Whoever was told once knows.
  page = await openPage([], 'theirs')
  await page.outbox.settled()
  expect(told).toEqual(["Something wasn't sent"])
  page.close()

  server.household = 'ours'
  page = await openPage()
  expect(page.shown()).toMatchObject([{ name: 'Milk' }])
  await page.outbox.settled()
  expect(server.writes).toBe(2)
})

test('what an open page sends is for its own household, whoever answers', async () => {
  const reload = vi.fn()
  Object.assign(window, { location: { reload } })
  server.household = 'theirs'
  page.outbox.queue(newThing('Milk'))
  await page.outbox.settled()
  expect([server.writes, reload.mock.calls.length > 0]).toEqual([0, true])
  expect(page.outbox.changes()).toMatchObject([{ household: 'ours' }])
})

test('what nobody knows the household of is never sent by itself', async () => {
  const { id } = server.add({ name: 'Eggs' })
  const kept = (key: string, change: object) =>
    localStorage.setItem(`food-pal-outbox/${key}`, JSON.stringify({ ...change, key, order: 1 }))
  kept('a', newThing('Milk'))
  kept('b', tick(id, 'ticked'))
  await page.outbox.settled()
  expect(server.writes).toBe(0)
  expect(told.sort()).toEqual(['Failed', "“Milk” couldn't be saved"].sort())
  expect(page.outbox.changes()).toMatchObject([{ key: 'a', problem: { status: 409 } }])
})
