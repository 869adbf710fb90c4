import { expect, test } from 'vitest'
import { defaultCategories, PantryItemForm } from './pantry.contract.ts'
import sample from './pantry.sample.json' with { type: 'json' }

test('the sample pantry is as the contract has it', () => {
  for (const item of sample.pantry) {
    expect(PantryItemForm.parse(item)).toEqual(item)
    expect(defaultCategories).toContain(item.category)
  }
  expect(new Set(sample.pantry.map((item) => item.name)).size).toBe(sample.pantry.length)
})
