import { describe, expect } from 'vitest'
import { test } from '#test/harness.ts'
import { familyRule, knowledgeItem } from './family.factory.ts'

describe('/api/whole-family-preferences', () => {
  const path = '/api/whole-family-preferences'
  const taken = [{ field: 'name', message: "There's already a rule called “Dinner time”" }]

  test('adds, changes and deletes a rule, booleans as booleans', async ({ app }) => {
    const created = await app.post(path, familyRule())
    expect(created.status).toBe(201)
    expect(created.body).toMatchObject({ ...familyRule(), id: 1, sortOrder: 0, isActive: true })
    const changed = await app.put(`${path}/1`, { value: '7 PM', description: '', isActive: false })
    expect(changed.body).toMatchObject({ value: '7 PM', description: null, isActive: false })
    const other = await app.post(path, { name: 'No nuts' })
    expect(other.body).toMatchObject({ value: null, description: null, sortOrder: 1 })

    expect((await app.get(path)).body).toEqual([changed.body, other.body])
    expect((await app.delete(`${path}/1`)).body).toEqual({ success: true })
    expect((await app.get(path)).body).toEqual([other.body])
  })

  test('a name is used once, whatever its case', async ({ app }) => {
    await app.post(path, familyRule())
    for (const name of ['Dinner time', ' dinner TIME ']) {
      const { status, body } = await app.post(path, familyRule({ name }))
      expect(status).toBe(400)
      expect(body.validationErrors).toEqual(taken)
    }
    const { body: other } = await app.post(path, familyRule({ name: 'Bedtime' }))
    const renamed = await app.put(`${path}/${other.id}`, { name: 'dinner time' })
    expect(renamed.status).toBe(400)
    expect(renamed.body.validationErrors).toEqual(taken)
    expect((await app.get(path)).body).toHaveLength(2)
  })

  test('a rule may keep its own name, and give it free', async ({ app }) => {
    const { body: rule } = await app.post(path, familyRule())
    const kept = await app.put(`${path}/${rule.id}`, { name: 'DINNER TIME', value: '7 PM' })
    expect(kept.body).toMatchObject({ name: 'DINNER TIME', value: '7 PM' })
    await app.put(`${path}/${rule.id}`, { name: 'Supper' })
    expect((await app.post(path, familyRule())).status).toBe(201)
  })

  test('of many at once with one name, one is stored', async ({ app }) => {
    const tries = Array.from({ length: 6 }, () => app.post(path, familyRule()))
    const statuses = (await Promise.all(tries)).map(({ status }) => status).sort()
    expect(statuses).toEqual([201, 400, 400, 400, 400, 400])
    await app.post(path, familyRule({ name: 'A' }))
    await app.post(path, familyRule({ name: 'B' }))
    const renames = [2, 3].map((n) => app.put(`${path}/${n}`, { name: 'C' }))
    const renamed = (await Promise.all(renames)).map(({ status }) => status).sort()
    expect(renamed).toEqual([200, 400])
  })

  test('refuses a rule without a name', async ({ app }) => {
    const { body } = await app.post(path, { value: 'x' })
    expect(body.validationErrors).toEqual([{ field: 'name', message: 'Name is required' }])
  })
})

describe('/api/knowledge', () => {
  const path = '/api/knowledge'

  test('adds, changes and deletes; the list is by topic, then name', async ({ app }) => {
    for (const [vaultName, name] of [
      ['Shopping', 'Market'],
      ['kitchen', 'Pot'],
      ['Kitchen', 'oven'],
    ] as const) {
      expect((await app.post(path, knowledgeItem({ vaultName, name }))).status).toBe(201)
    }
    const { body } = await app.get<{ name: string }[]>(path)
    expect(body.map((item) => item.name)).toEqual(['oven', 'Pot', 'Market'])

    const changed = await app.put(`${path}/1`, { content: 'Closed on Mondays' })
    expect(changed.body).toMatchObject({ name: 'Market', content: 'Closed on Mondays', version: 2 })
    expect((await app.delete(`${path}/1`)).body).toEqual({ success: true })
    expect((await app.delete(`${path}/1`)).status).toBe(404)
  })

  test('names every field that is missing', async ({ app }) => {
    const { status, body } = await app.post(path, {})
    expect(status).toBe(400)
    expect(body.validationErrors).toEqual([
      { field: 'vaultName', message: 'Topic is required' },
      { field: 'name', message: 'Name is required' },
      { field: 'content', message: 'Content is required' },
    ])
  })
})
