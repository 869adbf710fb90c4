import { describe, expect } from 'vitest'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { test } from '#test/harness.ts'

describe('the sample household', () => {
  test('fills every list in one change', async ({ app }) => {
    await app.put('/api/settings/theme', { value: 'dark' })
    expect((await app.get('/api/sample-household')).body).toEqual({ available: true })
    const loaded = await app.post('/api/sample-household')
    expect(loaded.status).toBe(201)

    const count = async (path: string) => (await app.get<unknown[]>(path)).body.length
    expect(await count('/api/recipes')).toBeGreaterThanOrEqual(25)
    expect(await count('/api/pantry')).toBeGreaterThanOrEqual(60)
    expect(await count('/api/shopping')).toBe(15)
    expect(await count('/api/meal-events')).toBeGreaterThan(25)
    expect(await count('/api/stores')).toBe(3)
    expect(await count('/api/family-member-preferences')).toBe(4)
    expect(await count('/api/whole-family-preferences')).toBeGreaterThan(3)

    const { changes, entries } = await app.look(async (reader) => ({
      changes: await reader.selectFrom('changes').select(['id', 'why']).orderBy('id').execute(),
      entries: await reader.selectFrom('history').select('changeId').execute(),
    }))
    expect(changes.map((change) => change.why)).toEqual([
      'Changed the settings',
      'Loaded the sample household',
    ])
    expect(entries.filter((entry) => entry.changeId === changes[1]?.id)).toHaveLength(
      loaded.body.created,
    )
  })

  test('is refused where there is something already', async ({ app }) => {
    await app.post('/api/pantry', pantryItem())
    expect((await app.get('/api/sample-household')).body).toEqual({ available: false })
    expect(await app.post('/api/sample-household')).toMatchObject({
      status: 409,
      body: {
        code: 'conflict',
        message: 'The sample household needs an empty one, and yours already has entries.',
      },
    })
    expect((await app.get('/api/pantry')).body).toHaveLength(1)
  })

  test('asked for twice at once, it is there once', async ({ app }) => {
    const answers = await Promise.all([
      app.post('/api/sample-household'),
      app.post('/api/sample-household'),
    ])
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409])
  })
})
