import { expect } from 'vitest'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { App, test } from '#test/harness.ts'
import type { Environment } from '#test/household.ts'
import { Program } from '#test/process.ts'
import { playRounds, roundsTimeout } from '#test/rounds.ts'

const writers = 4

type Item = { id: number; name: string; quantity: string; version: number }

/** What the program has said 'stored' or 'gone' to, by the item's id. */
type Acknowledged = { stored: Map<number, Item>; gone: Set<number> }

/** Adds, changes and deletes without a pause until the program is gone. */
async function write(program: Program, who: string, known: Acknowledged, onAnswer: () => void) {
  for (let n = 0; ; n += 1) {
    const added = await program.post('/api/pantry', pantryItem({ name: `${who} ${n}` }))
    known.stored.set(added.body.id, added.body)
    onAnswer()
    const path = `/api/pantry/${added.body.id}`
    // Until the answer is there, either state is right; the item itself must not be lost.
    const changed = await program.put(path, { quantity: `${n} jars` })
    known.stored.set(added.body.id, changed.body)
    onAnswer()
    if (n % 3 !== 0) continue
    known.stored.delete(added.body.id)
    await program.delete(path)
    known.gone.add(added.body.id)
    onAnswer()
  }
}

async function killInMidWrite(program: Program, round: number, known: Acknowledged) {
  const { promise: enough, resolve } = Promise.withResolvers<void>()
  let answers = 0
  const count = () => {
    answers += 1
    // Another number each round, so that the kill meets the writers at different points.
    if (answers === 5 + ((13 * round) % 60)) resolve()
  }
  const under = Array.from({ length: writers }, (_, who) =>
    write(program, `${round}.${who}`, known, count).catch(() => {}),
  )
  await enough
  await program.end('SIGKILL')
  await Promise.all(under)
}

async function expectWhole(program: Program, env: Environment, known: Acknowledged) {
  const { body: items } = await program.get<Item[]>('/api/pantry')
  const byId = new Map(items.map((item) => [item.id, item]))
  for (const [id, item] of known.stored) {
    expect(byId.get(id)?.version, `item ${id}`).toBeGreaterThanOrEqual(item.version)
  }
  for (const id of known.gone) expect(byId.has(id), `item ${id}`).toBe(false)

  const app = new App(program.url, env, async () => {})
  const { history, changes, revision } = await app.look(async (reader) => ({
    history: await reader.selectFrom('history').selectAll().orderBy('id').execute(),
    changes: await reader.selectFrom('changes').select('id').execute(),
    revision: await reader.selectFrom('revisions').select('revision').executeTakeFirst(),
  }))
  // Told from the start, history leads to exactly the rows that are there.
  const retold = new Map<number, Item>()
  for (const entry of history) {
    const before = retold.get(entry.entityId) ?? null
    expect(entry.previousData && JSON.parse(entry.previousData)).toEqual(before)
    if (entry.newData) retold.set(entry.entityId, JSON.parse(entry.newData))
    else retold.delete(entry.entityId)
  }
  expect([...retold.values()].sort((a, b) => a.id - b.id)).toEqual(
    items.sort((a, b) => a.id - b.id),
  )
  expect(new Set(history.map((entry) => entry.changeId)).size).toBe(changes.length)
  expect(revision?.revision).toBe(changes.length)
}

test('killed in mid-write, again and again, nothing is lost or half there', {
  timeout: roundsTimeout,
}, async ({ household }) => {
  const known: Acknowledged = { stored: new Map(), gone: new Set() }
  let program = await Program.start(household.env)
  let kills = 0
  await playRounds(3, async (seed) => {
    await killInMidWrite(program, seed, known)
    kills += 1
    program = await Program.start(household.env)
    await expectWhole(program, household.env, known)
  })
  await program.end('SIGKILL')
  expect(known.stored.size).toBeGreaterThan(kills)
})

test('told to stop, it finishes what is under way', async ({ household }) => {
  const program = await Program.start(household.env)
  const under = Array.from({ length: 10 }, (_, n) =>
    program.post('/api/pantry', pantryItem({ name: `Jar ${n}` })),
  )
  const settled = Promise.allSettled(under)
  await Promise.race(under)
  expect(await program.end('SIGTERM')).toBe(0)
  const answers = await settled
  const stored = answers.filter((answer) => answer.status === 'fulfilled')

  const again = await Program.start(household.env)
  const { body: items } = await again.get<Item[]>('/api/pantry')
  expect(items.length).toBe(stored.length)
  await again.end('SIGTERM')
})
