import { expect, test } from 'vitest'
import { autoTitle } from './chatTitles.ts'
import { manualTitle } from './manualTitle.ts'

const now = new Date(2026, 10, 5, 9, 7)

test.for([
  ['Plan dinners', 'Plan dinners'],
  ['## **Plan** `dinners`\n- for us', 'Plan dinners for us'],
  [
    'We bought chicken thighs and jasmine rice, plan dinners',
    'We bought chicken thighs and jasmine…',
  ],
  ['x'.repeat(60), `${'x'.repeat(40)}…`],
  ['', 'Chat 11/5 9:07'],
  ['***', 'Chat 11/5 9:07'],
] as const)('%j gives the title %j', ([message, title]) => {
  expect(autoTitle(message, now)).toBe(title)
})

test('the Save dialog suggests the first 50 characters', () => {
  expect(manualTitle('y'.repeat(80))).toBe('y'.repeat(50))
  expect(manualTitle('  ')).toBe('New Conversation')
  expect(manualTitle(undefined)).toBe('New Conversation')
})
