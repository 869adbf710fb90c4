import { expect } from 'vitest'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { approve, propose } from '#features/proposals/proposals.factory.ts'
import { dice } from '#test/dice.ts'
import { type App, test } from '#test/harness.ts'

type Content = { name: string; quantity: string }

/** What one approval did to one record; an undo swaps before and after. */
type Effect = { id: number; before: Content | undefined; after: Content | undefined }

type Execution = { first: number; last: number; done: boolean; effects: Effect[] }

/** A simple model of the list and of what can be undone: it knows nothing of versions and changes. */
class Model {
  readonly records = new Map<number, Content>()
  readonly executions: Execution[] = []
  /** By which change each record was written last. */
  readonly #written = new Map<number, number>()
  #changes = 0
  takenBack = 0

  write(effects: readonly Effect[]): number {
    this.#changes += 1
    for (const { id, after } of effects) {
      if (after) this.records.set(id, after)
      else this.records.delete(id)
      this.#written.set(id, this.#changes)
    }
    return this.#changes
  }

  approve(effects: Effect[]) {
    const change = this.write(effects)
    this.executions.push({ first: change, last: change, done: true, effects })
  }

  get undoable() {
    return this.executions.findLast(({ done }) => done)
  }

  get redoable() {
    const newest = this.executions.at(-1)?.first ?? 0
    return this.executions.find(({ done, last }) => !done && last > newest)
  }

  /** Whoever changed one of its records since would lose that. */
  isFree = ({ effects, last }: Execution) =>
    effects.every(({ id }) => this.#written.get(id) === last)

  takeBack(execution: Execution) {
    execution.effects = execution.effects.map(({ id, before, after }) => ({
      id,
      before: after,
      after: before,
    }))
    execution.last = this.write(execution.effects)
    execution.done = !execution.done
    this.takenBack += 1
  }
}

type Game = { app: App; model: Model; roll: (sides: number) => number; newName: () => string }

async function play({ app, model, roll, newName }: Game) {
  const ids = [...model.records.keys()]
  const id = ids[roll(ids.length || 1)] ?? 0
  const before = model.records.get(id)
  const quantity = `${roll(5) + 1}`

  switch (roll(7)) {
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
    default:
      return step(app, model, '/api/redo', model.redoable)
  }
}

async function approved(app: App, type: string, items: readonly unknown[]) {
  const { status, body } = await approve(app, await propose(app, type, items))
  expect([status, body.error]).toEqual([200, undefined])
  return body.result
}

async function step(app: App, model: Model, path: string, execution: Execution | undefined) {
  const allowed = execution !== undefined && model.isFree(execution)
  const { status } = await app.post(path)
  expect([path, status]).toEqual([path, allowed ? 200 : 409])
  if (allowed) model.takeBack(execution)
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

test('a thousand sequences of approvals, edits, undos and redos: the list is what a simple model says', {
  timeout: 240_000,
}, async ({ app }) => {
  const model = new Model()
  let names = 0
  for (let seed = 1; seed <= 1_000; seed += 1) {
    const roll = dice(seed)
    const game = { app, model, roll, newName: () => `Jar ${++names}` }
    for (let n = 0; n < 4; n += 1) await play(game)
    if (seed % 50 > 0) continue
    const list: (Content & { id: number })[] = (await app.get('/api/pantry')).body
    const stored = new Map(list.map((item) => [item.id, contentOf(item)]))
    expect(stored, `seed ${seed}`).toEqual(model.records)
    const { canUndo, canRedo } = (await app.get('/api/system/status')).body
    expect([canUndo, canRedo]).toEqual([!!model.undoable, !!model.redoable])
  }
  expect(await retold(app)).toEqual(model.records)
  expect(model.takenBack, 'undone or redone').toBeGreaterThan(200)
})
