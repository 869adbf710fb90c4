import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { familyMember } from '#features/family/family.factory.ts'
import { meal } from '#features/menu/menu.factory.ts'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { recipe } from '#features/recipes/recipes.factory.ts'
import { shoppingItem } from '#features/shopping/shopping.factory.ts'
import { test } from '#test/harness.ts'

test('the JSON export has each list of the household, under its name', async ({ app }) => {
  const { body: bread } = await app.post('/api/recipes', recipe({ title: 'Bread' }))
  const { body: oats } = await app.post('/api/pantry', pantryItem({ name: 'Oats' }))
  const { body: mom } = await app.post('/api/family-member-preferences', familyMember())
  const { body: milk } = await app.post('/api/shopping', shoppingItem({ isCompleted: true }))
  const { body: dinner } = await app.post('/api/meal-events', meal())

  const { body, headers } = await app.get('/api/export')
  const { timestamp, ...lists } = body
  expect(timestamp).toBe(new Date(timestamp).toISOString())
  expect(lists).toEqual({
    recipes: [bread],
    pantry: [oats],
    familyPreferences: [mom],
    shoppingList: [milk],
    menu: [dinner],
    repeatingMeals: [],
    sometime: [],
    cooked: [],
    stores: [],
    foodMatches: [],
    wholeFamily: [],
    knowledge: [],
  })
  expect(headers.get('Cache-Control')).toBe('no-store')
})

test('a list is a table for spreadsheets, which runs nothing', async ({ app }) => {
  await app.post(
    '/api/pantry',
    pantryItem({
      name: '=1+1',
      quantity: '2 "big" bags, opened',
      notes: 'Two\nlines',
      expiryDate: null,
    }),
  )
  const { body, headers } = await app.get<string>('/api/export/pantry.csv')
  expect(headers.get('Content-Type')).toBe('text/csv; charset=UTF-8')
  expect(body.split('\r\n')).toEqual([
    'name,quantity,category,location,expiryDate,notes',
    `"'=1+1","2 ""big"" bags, opened",Dairy,Fridge,,"Two\nlines"`,
    '',
  ])
  expect((await app.get('/api/export/secrets.csv')).status).toBe(404)
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

test('what somebody wrote forges no heading, no HTML and no other entry in the Markdown', async ({
  app,
}) => {
  await app.post(
    '/api/pantry',
    pantryItem({
      name: 'Oats**\n# Food Pal <script>alert(1)</script>\n- **Salt',
      notes: '## Family\n<img src=x onerror=alert(1)>\n----\n[a](javascript:b) &lt;b&gt; `c`',
    }),
  )
  const { content } = (await app.post('/api/export-markdown', { manual: true })).body
  expect(content.match(/^# .*$/gm)).toHaveLength(1)
  expect(content.match(/^\s*(-\s*)*##? Family$/gm)).toHaveLength(1)
  // Each is a text by the sign before it.
  expect(content).not.toMatch(/(?<!\\)[<>`]/)
  expect(content).not.toMatch(/(?<!\\)\[a/)
  expect(content).not.toContain('&lt;')
  expect(content.match(/^- \*\*/gm)).toHaveLength(1)
  expect(content).toContain('\\<script\\>alert(1)')
})
