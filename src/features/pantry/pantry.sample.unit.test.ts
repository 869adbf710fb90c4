import { expect, test } from 'vitest'
import { defaultCategories, PantryItemForm } from './pantry.contract.ts'
import { samplePantry } from './pantry.sample.ts'

test('the sample pantry is as the contract has it', () => {
  for (const item of samplePantry) {
    expect(PantryItemForm.parse(item)).toEqual(item)
    expect(defaultCategories).toContain(item.category)
  }
  expect(new Set(samplePantry.map((item) => item.name)).size).toBe(samplePantry.length)
})
