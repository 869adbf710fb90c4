import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { pantryItem, recipe, shoppingItem } from '#test/factories.ts'
import { test } from '#test/harness.ts'

describe('settings', () => {
  test('keeps the theme', async ({ app }) => {
    expect((await app.get('/api/settings')).body).toEqual([])
    await app.put('/api/settings/theme', { value: 'light' })
    const { body: setting } = await app.put('/api/settings/theme', { value: 'dark' })
    expect(setting).toMatchObject({ key: 'theme', value: 'dark', version: 2 })
    expect((await app.get('/api/settings')).body).toEqual([setting])
  })

  test('takes nothing it does not know', async ({ app }) => {
    const wrong = await app.put('/api/settings/theme', { value: 'pink' })
    expect(wrong.status).toBe(400)
    expect(wrong.body.validationErrors).toEqual([
      { field: 'value', message: 'Theme takes dark or light' },
    ])
    expect((await app.put('/api/settings/volume', { value: 11 })).status).toBe(404)
    expect((await app.put('/api/settings/constructor', { value: 11 })).status).toBe(404)
  })
})

test('the Markdown export is readable, and kept in the data folder', async ({ app }) => {
  await app.post('/api/pantry', pantryItem({ name: 'Oats', expiryDate: null }))
  await app.post('/api/recipes', recipe({ title: 'Toast', ingredients: 'Bread\nButter' }))
  await app.post('/api/shopping', shoppingItem({ name: 'Milk', isCompleted: true }))
  const { body } = await app.post('/api/export-markdown', { manual: true })
  const { today } = (await app.get('/api/household')).body

  expect(body).toMatchObject({ success: true, fileName: `food-pal-export-${today}.md` })
  expect(body.content).toContain(`# Food Pal, ${today}\n`)
  expect(body.content).toContain(
    '## Pantry\n\n- **Oats** (quantity: 2 cups; category: Dairy; location: Fridge)\n',
  )
  expect(body.content).toContain('  - ingredients:\n    - Bread\n    - Butter\n')
  expect(body.content).toContain('tags: weeknight, one-pan')
  expect(body.content).toMatch(/- \*\*Milk\*\* \(.*; completed\)/)
  expect(body.content).toContain('## Family\n\nNothing here yet.')
  const file = join(app.env.DATA_DIR ?? '', 'exports', body.fileName)
  expect(await readFile(file, 'utf8')).toBe(body.content)
})
