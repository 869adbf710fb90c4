import { expect, it } from 'vitest'
import { sayOthersChange } from './othersChanges.logic.ts'

const item = (id: number, name: string, isCompleted = false) => ({ id, name, isCompleted })
const list = [item(1, 'Milk'), item(2, 'Eggs'), item(3, 'Tea', true)]
const byMaya = new Map([1, 2, 3, 4, 5].map((id) => [id, 'Maya']))

it.each([
  ['Maya ticked Milk', [item(1, 'Milk', true), item(2, 'Eggs'), item(3, 'Tea', true)]],
  ['Maya unticked Tea', [item(1, 'Milk'), item(2, 'Eggs'), item(3, 'Tea')]],
  ['Maya ticked Milk and 1 more', [item(1, 'Milk', true), item(2, 'Eggs', true)]],
  ['Maya added Oats and 1 more', [...list, item(4, 'Oats'), item(5, 'Rice')]],
  [undefined, [item(1, 'Oat milk'), item(2, 'Eggs'), item(3, 'Tea', true)]],
  [undefined, []],
])('%s', (said, after) => {
  expect(sayOthersChange(list, after, byMaya)).toBe(said)
})

it('says nothing of items that somebody without a name changed', () => {
  expect(sayOthersChange(list, [item(1, 'Milk', true)], new Map([[2, 'Maya']]))).toBeUndefined()
})
