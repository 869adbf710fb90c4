import { describe, expect } from 'vitest'
import { meal } from '#features/menu/menu.factory.ts'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { backupOf } from '#test/backups.ts'
import { LiveClient } from '#test/client.ts'
import { type App, test } from '#test/harness.ts'
import { approve, pendingIn, propose, reject } from './proposals.factory.ts'

const pantry = async (app: App) => (await app.get('/api/pantry')).body

describe('proposals', () => {
  test('for the same wish are one', async ({ app }) => {
    const first = await propose(app, 'DELETE_PANTRY_ITEMS_TEXT', ['Milk'])
    const second = await propose(app, 'DELETE_PANTRY_ITEMS_TEXT', ['Milk'])
    expect(second.id).toBe(first.id)
    await reject(app, first)
    expect((await propose(app, 'DELETE_PANTRY_ITEMS_TEXT', ['Milk'])).id).not.toBe(first.id)
  })

  test('survive a restart, and go along in a backup', async ({ app, start, otherApp }) => {
    const proposal = await propose(app, 'ADD_PANTRY_ITEMS_TEXT', [pantryItem()])
    await app.close()
    const again = await start()
    expect(await pendingIn(again)).toEqual([proposal])
    const file = await backupOf(again)
    expect(Object.keys(file.records)).not.toContain('executionTrace')
    expect((await otherApp.post('/api/restore', { file })).status).toBe(200)
    expect(await pendingIn(otherApp)).toEqual([proposal])
    expect((await approve(otherApp, proposal)).status).toBe(200)
    expect(await pantry(otherApp)).toHaveLength(1)
  })

  test('about a meal that is planned say which day it is on', async ({ app }) => {
    const { body: tacos } = await app.post('/api/meal-events', meal({ date: '2030-03-01' }))
    const later = await propose(app, 'UPDATE_MENU_ITEM_TEXT', [{ id: tacos.id, time: '19:00' }])
    expect(later.commandContent).toBe('Update Taco night (Menu · Fri, Mar 1 · Dinner · time)')
    expect(later.affectedEntities).toMatchObject([
      {
        before: { date: '2030-03-01', mealType: 'Dinner', time: '18:00' },
        after: { time: '19:00' },
      },
    ])
    expect((await approve(app, later)).status).toBe(200)
  })

  test('hold no character that nobody sees', async ({ app }) => {
    const hidden = 'Mi\u200Blk\u{E0041}\u202E'
    const proposal = await propose(app, 'ADD_PANTRY_ITEMS_TEXT', [pantryItem({ name: hidden })])
    expect(proposal.proposedChanges).toMatchObject([{ item: { name: 'Milk' } }])
    expect(JSON.stringify(proposal.commandContent)).not.toMatch(/[\u200B\u202E\u{E0041}]/u)
  })

  test('are announced, and their failures told with the reason', async ({ app }) => {
    const listener = new LiveClient(app.url)
    await listener.opened()
    const proposal = await propose(app, 'DELETE_PANTRY_ITEMS_TEXT', ['Milk'])
    expect(await listener.next()).toMatchObject({ topic: 'command-proposals', ids: [proposal.id] })
    await approve(app, proposal)
    const heard = [await listener.next(), await listener.next()]
    expect(heard).toContainEqual({
      type: 'proposal_execution_failed',
      topic: 'command-proposals',
      ids: [proposal.id],
      data: {
        proposalId: proposal.id,
        error: {
          code: 'invalid',
          message: "There's no “Milk” in the pantry.",
          validationErrors: [{ field: '0', message: "There's no “Milk” in the pantry." }],
        },
      },
    })
  })

  test('leave traces of each step, and of each failure', async ({ app }) => {
    const proposal = await propose(app, 'DELETE_PANTRY_ITEMS_TEXT', ['Milk'])
    await approve(app, proposal)
    await app.post('/api/pantry', pantryItem({ name: 'Milk' }))
    await approve(app, proposal)
    await approve(app, proposal)
    const { steps, errors } = await app.look(async (reader) => ({
      steps: await reader.selectFrom('executionTraces').select(['step', 'status']).execute(),
      errors: await reader
        .selectFrom('proposalErrors')
        .select(['errorCode', 'httpStatus', 'commandType'])
        .execute(),
    }))
    expect(steps.map(({ step }) => step)).toEqual(['proposed', 'failed', 'failed', 'executed'])
    expect(errors).toEqual([
      { errorCode: 'invalid', httpStatus: 400, commandType: 'DELETE_PANTRY_ITEMS_TEXT' },
      { errorCode: 'stale', httpStatus: 409, commandType: 'DELETE_PANTRY_ITEMS_TEXT' },
    ])
  })

  test('are refused with wrong input', async ({ app }) => {
    const proposal = await propose(app, 'ADD_PANTRY_ITEMS_TEXT', [pantryItem()])
    const path = `/api/command-proposals/${proposal.id}/approve`
    expect((await app.post(path, { userId: 7 })).body.message).toBe('The user must be text')
    expect((await app.post(path, '{')).status).toBe(400)
    expect((await app.get('/api/command-proposals?status=x')).body.message).toBe(
      'Status must be pending, executed, rejected or replaced',
    )
    expect((await app.get('/api/command-proposals?status=proposed')).body).toHaveLength(1)
    expect((await app.post('/api/command-proposals/parse-user-text', {})).body.message).toBe(
      'Text is required',
    )
  })
})
