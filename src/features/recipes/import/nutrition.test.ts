import { expect } from 'vitest'
import { downloadBackup, restoreFile } from '#test/backups.ts'
import { type App, test, testOnOneEngine } from '#test/harness.ts'
import { recipe } from '../recipes.factory.ts'

const nutrition = [
  { name: 'Calories', amount: '320 kcal' },
  { name: 'Fat', amount: '12 g' },
]
const stated = async (app: App) => (await app.get('/api/recipes')).body[0].nutrition

test('nutrition is kept through edits, backups and exports, and can be taken out', async ({
  app,
}) => {
  await app.post('/api/recipes', {
    ...recipe(),
    nutrition: [{ name: ' Calories\u0000 ', amount: '320\n kcal' }, nutrition[1]],
  })
  expect(await stated(app)).toEqual(nutrition)
  await app.put('/api/recipes/1', recipe({ title: 'Traybake' }))
  expect(await stated(app)).toEqual(nutrition)
  const file = await downloadBackup(app)
  expect((await app.put('/api/recipes/1', { nutrition: [] })).body.nutrition).toBeNull()
  await restoreFile(app, file)
  expect(await stated(app)).toEqual(nutrition)
  expect((await app.get('/api/recipes/export')).body[0].nutrition).toEqual({
    '@type': 'NutritionInformation',
    calories: '320 kcal',
    fatContent: '12 g',
  })
})

testOnOneEngine.for([
  [[{ name: 'Calories', amount: ' ' }], 'Write each line like “Calories: 320 kcal”'],
  [['320 kcal'], 'Nutrition must be a list of names and amounts'],
  [Array(21).fill(nutrition[0]), 'Nutrition has too many lines (at most 20)'],
  [
    [{ name: 'Fat', amount: '9'.repeat(96) }],
    'A line of nutrition is too long (at most 100 characters)',
  ],
] as const)('is no nutrition: %j', async ([sent, message], { app }) => {
  const { status, body } = await app.post('/api/recipes', { ...recipe(), nutrition: sent })
  expect(status).toBe(400)
  expect(body.message).toBe(message)
})
