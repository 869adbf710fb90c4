import { expect } from 'vitest'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { approve, propose } from '#features/proposals/proposals.factory.ts'
import { dice } from '#test/dice.ts'
import { type App, test } from '#test/harness.ts'
import { isSoak, playRounds, roundsTimeout } from '#test/rounds.ts'
import type { VersionEntry } from './versions.contract.ts'

type Content = { name: string; quantity: string }

/** What one change did to one record; an undo swaps before and after. */
type Effect = { id: number; before: Content | undefined; after: Content | undefined }

/** By the ids of its first and last change. */
type Execution = { first: number; last: number; done: boolean }

/** A simple model of the list and of what can be undone: it knows nothing of versions. */
class Model {
  readonly records = new Map<number, Content>()
  readonly executions: Execution[] = []
  /** What each change did; the first one has the id 1. */
  readonly changes: (readonly Effect[])[] = []
  /** By which change each record was written last. */
  readonly #written = new Map<number, number>()
  readonly #takenBack = new Set<number>()
  taken = { back: 0, restored: 0, reverted: 0 }

  write(effects: readonly Effect[]): number {
    const change = this.changes.push(effects)
    for (const { id, after } of effects) {
      if (after) this.records.set(id, after)
      else this.records.delete(id)
      this.#written.set(id, change)
    }
    return change
  }

  approve(effects: readonly Effect[]) {
    const change = this.write(effects)
    this.executions.push({ first: change, last: change, done: true })
  }

  get undoable() {
    return this.executions.findLast(({ done }) => done)
  }

  get redoable() {
    const newest = this.executions.at(-1)?.first ?? 0
    return this.executions.find(({ done, last }) => !done && last > newest)
  }

  effectsOf = (change: number) => this.changes[change - 1] ?? []

  /** Whoever changed one of its records since would lose that, unless it was all taken back. */
  isFree = (change: number, effects = this.effectsOf(change)) =>
    effects.every(
      ({ id, after }) =>
        this.#written.get(id) === change ||
        (!this.#takenBack.has(change) &&
          JSON.stringify(this.records.get(id)) === JSON.stringify(after)),
    )

  takeBack(change: number) {
    this.#takenBack.add(change)
    const last = this.write(this.effectsOf(change).map(swapped))
    const execution = this.executions.find((each) => each.last === change)
    if (execution) Object.assign(execution, { last, done: !execution.done })
    this.taken.back += 1
  }

  /** What becomes of the records of a change when it is restored, whatever is newer. */
  overwriting = (effects: readonly Effect[]): Effect[] =>
    effects
      .map(({ id, before }) => ({ id, before: this.records.get(id), after: before }))
      .filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after))

  /** The entries of the version history, newest first. */
  get entries() {
    return this.changes.toReversed().map((effects, n) => ({
      change: this.changes.length - n,
      effects,
    }))
  }
}

const swapped = ({ id, before, after }: Effect): Effect => ({ id, before: after, after: before })

type Game = { app: App; model: Model; roll: (sides: number) => number; newName: () => string }

async function play({ app, model, roll, newName }: Game) {
  const ids = [...model.records.keys()]
  const id = ids[roll(ids.length || 1)] ?? 0
  const before = model.records.get(id)
  const quantity = `${roll(5) + 1}`

  switch (roll(10)) {
    case 0: {
      const contents = Array.from({ length: roll(2) + 1 }, () => ({ name: newName(), quantity }))
      const { changes } = await approved(app, 'ADD_PANTRY_ITEMS_TEXT', contents.map(pantryItem))
      model.approve(contents.map((after, n) => ({ id: changes[n].id, before: undefined, after })))
      break
    }
    case 1: {
      if (!before) break
      await approved(app, 'UPDATE_PANTRY_ITEMS_TEXT', [{ id, quantity }])
      if (before.quantity !== quantity)
        model.approve([{ id, before, after: { ...before, quantity } }])
      break
    }
    case 2: {
      if (!before) break
      await approved(app, 'DELETE_PANTRY_ITEMS_TEXT', [before.name])
      model.approve([{ id, before, after: undefined }])
      break
    }
    case 3: {
      if (before && before.quantity !== quantity) {
        await app.put(`/api/pantry/${id}`, { quantity })
        model.write([{ id, before, after: { ...before, quantity } }])
      } else {
        const after = { name: newName(), quantity }
        const { body } = await app.post('/api/pantry', pantryItem(after))
        model.write([{ id: body.id, before: undefined, after }])
      }
      break
    }
    case 4:
    case 5:
      return step(app, model, '/api/undo', model.undoable)
    case 6:
      return step(app, model, '/api/redo', model.redoable)
    case 7:
    case 8:
      return restore({ app, model, roll, newName })
    default:
      return roll(4) === 0 ? revert(app, model) : undefined
  }
}

async function approved(app: App, type: string, items: readonly unknown[]) {
  const { status, body } = await approve(app, await propose(app, type, items))
  expect([status, body.error]).toEqual([200, undefined])
  return body.result
}

async function step(app: App, model: Model, path: string, execution: Execution | undefined) {
  const allowed = execution !== undefined && model.isFree(execution.last)
  const { status } = await app.post(path)
  expect([path, status]).toEqual([path, allowed ? 200 : 409])
  if (allowed) model.takeBack(execution.last)
}

/** One of the newest entries of the version history, sometimes whatever is newer. */
async function restore({ app, model, roll }: Game) {
  const limit = 20
  const entries: VersionEntry[] = (await app.get(`/api/version-history/pantry?limit=${limit}`)).body
  const expected = model.entries.slice(0, limit)
  expect(entries.map(({ count }) => count)).toEqual(expected.map(({ effects }) => effects.length))
  const n = roll(entries.length || 1)
  const [entry, known] = [entries[n], expected[n]]
  if (!entry || !known) return
  const different = model.overwriting(known.effects)
  expect(entry.restorable).toBe(different.length > 0)

  const overwrite = roll(2) === 0
  const free = model.isFree(known.change, known.effects)
  const allowed = overwrite ? different.length > 0 : free
  const { status } = await app.post(`/api/version-history/restore/${entry.id}`, { overwrite })
  expect(['restore', status]).toEqual(['restore', allowed ? 200 : 409])
  if (!allowed) return
  model.taken.restored += 1
  if (!overwrite) model.takeBack(known.change)
  else model.write(different)
}

/** What the last hundred entries deleted and is still gone, as it was before its last deletion. */
async function revert(app: App, model: Model) {
  const gone = new Map<number, Effect>()
  for (const { effects } of model.entries.slice(0, 100)) {
    for (const { id, before, after } of effects) {
      if (after || model.records.has(id) || gone.has(id)) continue
      gone.set(id, { id, before: undefined, after: before })
    }
  }
  const { status, body } = await app.post('/api/version-history/pantry/revert')
  if (gone.size === 0) return expect(status).toBe(409)
  expect(body).toEqual({ success: true, restored: gone.size })
  model.write([...gone.values()])
  model.taken.reverted += 1
}

/** The list as history tells it from the start: nothing was written past it. */
const retold = (app: App) =>
  app.look(async (reader) => {
    const entries = await reader.selectFrom('history').selectAll().orderBy('id').execute()
    const records = new Map<number, Content>()
    for (const { entityId, previousData, newData } of entries) {
      expect(records.has(entityId)).toBe(previousData !== null)
      if (newData) records.set(entityId, contentOf(JSON.parse(newData)))
      else records.delete(entityId)
    }
    return records
  })

const contentOf = ({ name, quantity }: Content) => ({ name, quantity })

test('any sequence of approvals, edits, undos, redos, restores: the list is what a simple model says', {
  timeout: roundsTimeout,
}, async ({ app }) => {
  const model = new Model()
  let names = 0
  await playRounds(8, async (seed) => {
    const roll = dice(seed)
    const game = { app, model, roll, newName: () => `Jar ${++names}` }
    for (let n = 0; n < 20; n += 1) await play(game)
    const list: (Content & { id: number })[] = (await app.get('/api/pantry')).body
    const stored = new Map(list.map((item) => [item.id, contentOf(item)]))
    expect(stored).toEqual(model.records)
    const { canUndo, canRedo } = (await app.get('/api/system/status')).body
    expect([canUndo, canRedo]).toEqual([!!model.undoable, !!model.redoable])
  })
  expect(await retold(app)).toEqual(model.records)
  if (isSoak) return
  // The seeds of the short run do all of it.
  expect(model.taken.back, 'undone or redone').toBeGreaterThan(10)
  expect(model.taken.restored, 'restored').toBeGreaterThan(10)
  expect(model.taken.reverted, 'reverted').toBeGreaterThan(1)
})
