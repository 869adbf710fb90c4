import { expect } from 'vitest'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { dice } from '#test/dice.ts'
import { type App, test } from '#test/harness.ts'
import { playRounds, roundsTimeout } from '#test/rounds.ts'

type Content = { name: string; quantity: string }

/** What the list should be: each change with the state before and after it, and whether it holds. */
type Step = {
  changeId: number
  id: number
  before: Content | undefined
  after: Content | undefined
}

/** A simple model of the list, which knows nothing of versions. */
class Model {
  readonly records = new Map<number, Content>()
  readonly steps: Step[] = []
  readonly undone = new Set<number>()

  apply(step: Step) {
    if (step.after) this.records.set(step.id, step.after)
    else this.records.delete(step.id)
    this.steps.push(step)
  }

  /** Only while the record is as that change left it, and only once. */
  mayUndo({ changeId, id, after }: Step): boolean {
    return !this.undone.has(changeId) && isSame(this.records.get(id), after)
  }
}

const isSame = (a: Content | undefined, b: Content | undefined) =>
  JSON.stringify(a) === JSON.stringify(b)

async function play(app: App, model: Model, roll: (sides: number) => number) {
  const ids = [...model.records.keys()]
  const id = ids[roll(ids.length || 1)]
  const before = id === undefined ? undefined : model.records.get(id)
  const action = roll(5)
  if (action >= 3 && model.steps.length > 0) {
    const step = model.steps[roll(model.steps.length)] as Step
    const allowed = model.mayUndo(step)
    const { status, headers } = await app.post(`/api/changes/${step.changeId}/undo`)
    expect(status, JSON.stringify(step)).toBe(allowed ? 200 : 409)
    if (!allowed) return
    model.undone.add(step.changeId)
    const changeId = Number(headers.get('X-Change-Id'))
    model.apply({ changeId, id: step.id, before: step.after, after: step.before })
  } else if (action === 0 || id === undefined || !before) {
    const content = { name: `Jar ${roll(50)}`, quantity: `${roll(9) + 1}` }
    const { body, headers } = await app.post('/api/pantry', pantryItem(content))
    const changeId = Number(headers.get('X-Change-Id'))
    model.apply({ changeId, id: body.id, before: undefined, after: content })
  } else if (action === 1) {
    const after = { ...before, quantity: `${roll(9) + 1}` }
    const { headers } = await app.put(`/api/pantry/${id}`, after)
    const changeId = Number(headers.get('X-Change-Id'))
    if (changeId > 0) model.apply({ changeId, id, before, after })
  } else {
    const { headers } = await app.delete(`/api/pantry/${id}`)
    const changeId = Number(headers.get('X-Change-Id'))
    model.apply({ changeId, id, before, after: undefined })
  }
}

/** The list as history tells it from the start. */
const retold = (app: App) =>
  app.look(async (reader) => {
    const entries = await reader.selectFrom('history').selectAll().orderBy('id').execute()
    const records = new Map<number, unknown>()
    for (const { entityId, previousData, newData } of entries) {
      expect(JSON.stringify(records.get(entityId) ?? null)).toBe(previousData ?? 'null')
      if (newData) records.set(entityId, JSON.parse(newData))
      else records.delete(entityId)
    }
    return [...records.values()]
  })

test('whatever is changed and taken back, the list is what a simple model says', {
  timeout: roundsTimeout,
}, async ({ app }) => {
  await playRounds(5, async (seed) => {
    const model = new Model()
    const roll = dice(seed)
    for (let n = 0; n < 20; n += 1) await play(app, model, roll)
    const list: (Content & { id: number })[] = (await app.get('/api/pantry')).body
    const stored = list.map(({ id, name, quantity }) => [id, { name, quantity }] as const)
    expect(new Map(stored)).toEqual(model.records)
    for (const { id } of list) await app.delete(`/api/pantry/${id}`)
  })
  expect(await retold(app)).toEqual([])
})
