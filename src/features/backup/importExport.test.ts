import { describe, expect } from 'vitest'
import { familyMember } from '#features/family/family.factory.ts'
import { meal } from '#features/menu/menu.factory.ts'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { recipe } from '#features/recipes/recipes.factory.ts'
import { changesOf, preview, restore } from '#test/backups.ts'
import { type App, test } from '#test/harness.ts'
import type { ListPreview } from './backup.logic.ts'

describe('an exported JSON file', () => {
  const exportOf = async (app: App) => ({
    timestamp: '2026-11-14T08:00:00.000Z',
    recipes: (await app.get('/api/recipes')).body,
    pantry: (await app.get('/api/pantry')).body,
    familyPreferences: (await app.get('/api/family-preferences')).body,
    shoppingList: (await app.get('/api/shopping-list')).body,
  })

  test('brings back what is gone and changed, and removes nothing', async ({ app }) => {
    await app.post('/api/sample-household')
    const file = await exportOf(app)
    const [soup, toast] = file.recipes
    await app.put(`/api/recipes/${soup.id}`, { title: 'Another soup' })
    await app.delete(`/api/recipes/${toast.id}`)
    await app.post('/api/pantry', pantryItem({ name: 'Salt from the trip' }))

    const { body } = await preview(app, file)
    expect(body).toMatchObject({ source: 'export', madeAt: file.timestamp, setup: false })
    expect(body.lists.find((list: ListPreview) => list.heading === 'Recipes')).toEqual({
      heading: 'Recipes',
      added: 1,
      changed: 1,
      removed: 0,
      same: file.recipes.length - 2,
    })
    expect((await restore(app, file, body.state)).status).toBe(200)
    const titles = (await app.get('/api/recipes')).body.map((r: { title: string }) => r.title)
    expect(titles.sort()).toEqual(file.recipes.map((r: { title: string }) => r.title).sort())
    expect((await app.get('/api/pantry')).body).toContainEqual(
      expect.objectContaining({ name: 'Salt from the trip' }),
    )
    expect((await changesOf(app)).at(-1)?.why).toBe(`Imported the export of ${file.timestamp}`)
    // A second time there is nothing left to do.
    const again = (await preview(app, file)).body.lists as ListPreview[]
    expect(again.every(({ added, changed }) => added + changed === 0)).toBe(true)
  })

  test('adds to another household, whose records stay as they are', async ({ app, otherApp }) => {
    await app.post('/api/pantry', pantryItem({ name: 'Theirs' }))
    const ours = (await otherApp.post('/api/pantry', pantryItem({ name: 'Ours' }))).body
    await restore(otherApp, await exportOf(app))
    expect((await otherApp.get('/api/pantry')).body).toEqual([
      ours,
      expect.objectContaining({ name: 'Theirs' }),
    ])
  })

  test('may be written by hand, and is all or nothing', async ({ app }) => {
    const timestamp = '2026-11-14T08:00:00.000Z'
    const good = { timestamp, recipes: [recipe()] }
    expect((await restore(app, good)).status).toBe(200)
    const wrong = { timestamp, recipes: [recipe({ title: 'Fine' })], pantry: [{ name: 'Rice' }] }
    const refused = await restore(app, wrong)
    expect(refused.status).toBe(400)
    expect(refused.body.message).toContain("The file has a pantry item that can't be read")
    expect((await restore(app, { timestamp, pantry: 'rice' })).body.message).toContain(
      'must be a list',
    )
    expect((await app.get('/api/recipes')).body).toHaveLength(1)
  })

  test('of everything makes an equal household, with its own ids', async ({ app, otherApp }) => {
    await otherApp.post('/api/recipes', recipe({ title: 'Was here before' }))
    await app.post('/api/sample-household')
    const [stew] = (await app.get('/api/recipes')).body
    const { today } = (await app.get('/api/household')).body
    await app.post(
      '/api/meal-events',
      meal({ date: today, recipeName: stew.title, recipeId: stew.id }),
    )
    await app.post('/api/cookings', {
      recipeId: stew.id,
      title: stew.title,
      servings: 2,
      ratings: [],
      used: [],
    })
    const file = (await app.get('/api/export')).body
    expect((await restore(otherApp, file)).status).toBe(200)

    const there = (await otherApp.get('/api/export')).body
    const titles = (lists: Record<string, { id: number; title: string }[]>) =>
      new Map(lists.recipes?.map(({ id, title }) => [id, title]))
    const plain = (lists: Record<string, Record<string, unknown>[]>, named: Map<number, string>) =>
      Object.entries(lists).flatMap(([list, records]) =>
        (Array.isArray(records) ? records : [])
          .map(({ id, version, createdAt, updatedAt, ...fields }) => ({
            ...fields,
            ...('recipeId' in fields && { recipeId: named.get(Number(fields.recipeId)) ?? null }),
            ...('mealId' in fields && { mealId: fields.mealId !== null }),
          }))
          .map((fields) => `${list} ${JSON.stringify(fields)}`)
          .filter((text) => !text.includes('Was here before')),
      )
    expect(plain(there, titles(there)).sort()).toEqual(plain(file, titles(file)).sort())
    expect(
      there.menu.some(
        ({ recipeId }: { recipeId: number }) => titles(there).get(recipeId) === stew.title,
      ),
    ).toBe(true)
    // A second time there is nothing left to do.
    const again = (await preview(otherApp, file)).body.lists as ListPreview[]
    expect(again.filter(({ added, changed }) => added + changed > 0)).toEqual([])
  })

  test('knows a store and a member of the family by their names', async ({ app, otherApp }) => {
    await app.post('/api/stores', { name: 'Corner shop' })
    await app.post('/api/family-member-preferences', familyMember({ name: 'Mom', likes: 'plums' }))
    await otherApp.post('/api/stores', { name: 'Corner shop' })
    await otherApp.post('/api/family-member-preferences', familyMember({ name: 'Mom', likes: '' }))
    expect((await restore(otherApp, (await app.get('/api/export')).body)).status).toBe(200)
    expect((await otherApp.get('/api/family-preferences')).body).toMatchObject([{ likes: 'plums' }])
  })

  test("takes no picture for a recipe of another household's", async ({ app, otherApp }) => {
    const file = {
      timestamp: '2026-11-14T08:00:00.000Z',
      recipes: [{ ...recipe(), isFavorite: false, pictureId: 1 }],
    }
    expect((await restore(otherApp, file)).status).toBe(200)
    expect((await otherApp.get('/api/recipes')).body).toMatchObject([{ pictureId: null }])
    expect((await app.get('/api/recipes')).body).toEqual([])
  })
})
