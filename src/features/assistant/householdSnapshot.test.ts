import { expect } from 'vitest'
import { meal } from '#features/menu/menu.factory.ts'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { recipe } from '#features/recipes/recipes.factory.ts'
import { openAppContext } from '#server/appContext.ts'
import { features } from '#server/features.ts'
import { readConfig } from '#server/lifecycle/config.ts'
import { test } from '#test/harness.ts'
import { createHouseholdSnapshot } from './householdSnapshot.ts'

const today = '2026-11-15'

test('a list is read again when it changed, and only then', async ({ app }) => {
  const context = await openAppContext(readConfig(app.env), features)
  try {
    const snapshot = createHouseholdSnapshot(context)
    await app.post('/api/recipes', recipe({ title: 'Soup' }))
    const before = await snapshot(today)
    expect(before.recipes.map(({ title }) => title)).toEqual(['Soup'])
    await app.post('/api/pantry', pantryItem({ name: 'Milk' }))
    const after = await snapshot(today)
    expect(after.pantry.map(({ name }) => name)).toEqual(['Milk'])
    expect(after.recipes).toBe(before.recipes)
    expect((await snapshot(today)).pantry).toBe(after.pantry)
  } finally {
    await context.close()
  }
})

test('meals are those around the day', async ({ app }) => {
  const context = await openAppContext(readConfig(app.env), features)
  try {
    const snapshot = createHouseholdSnapshot(context)
    for (const date of ['2026-10-31', '2026-11-01', '2026-12-20', '2026-12-21'])
      await app.post('/api/meal-events', meal({ date }))
    const dates = async (day: string) => (await snapshot(day)).meals.map(({ date }) => date)
    expect(await dates(today)).toEqual(['2026-11-01', '2026-12-20'])
    expect(await dates('2026-11-16')).toEqual(['2026-12-20', '2026-12-21'])
  } finally {
    await context.close()
  }
})
