import { expect, test } from 'vitest'
import type { ProposedCommand } from '#features/assistant/proposer.service.ts'
import { features } from '#server/features.ts'
import { type AiTest, expects, expectsPreference, testOf } from './tests/aiTest.ts'
import { judge } from './verdict.ts'

const known = new Map(
  features.flatMap(({ commands = [] }) => commands.map((command) => [command.type, command])),
)

const verdict = (aiTest: AiTest, commands: ProposedCommand[], problems: string[] = []) =>
  judge(aiTest, { commands, problems, usage: null }, known)

const buying = testOf('Flash')(
  'buying',
  'Buy milk and eggs',
  [expects('ADD_SHOPPING_ITEMS_TEXT', 'milk', 'eggs')],
  { allows: ['DELETE_PANTRY_ITEMS_TEXT'], never: ['caviar'] },
)
const silent = testOf('Flash')('silent', 'Hello', [])

const buy = (...names: string[]): ProposedCommand => ({
  type: 'ADD_SHOPPING_ITEMS_TEXT',
  items: names.map((name) => ({ name, quantity: '1' })),
})

test('passes what is expected, in one command or in several', () => {
  expect(verdict(buying, [buy('Whole milk', 'Eggs')])).toBeNull()
  expect(verdict(buying, [buy('Eggs'), buy('Milk')])).toBeNull()
  expect(verdict(silent, [])).toBeNull()
})

test('passes what is allowed besides', () => {
  const gone: ProposedCommand = { type: 'DELETE_PANTRY_ITEMS_TEXT', items: ['Milk'] }
  expect(verdict(buying, [buy('Milk', 'Eggs'), gone])).toBeNull()
})

test('fails what is missing, and says what was expected and what came', () => {
  expect(verdict(buying, [])).toBe(
    'Expected ADD_SHOPPING_ITEMS_TEXT (milk, eggs); proposed: nothing.',
  )
  expect(verdict(buying, [buy('Milk')])).toMatch(/; proposed: ADD_SHOPPING_ITEMS_TEXT \(.*Milk/)
})

test('fails what nobody asked for', () => {
  expect(verdict(buying, [buy('Milk', 'Eggs', 'Bread')])).toContain('Expected')
  expect(verdict(silent, [buy('Milk')])).toBe(
    'Expected nothing; proposed: ADD_SHOPPING_ITEMS_TEXT ({"name":"Milk","quantity":"1"}]).',
  )
  const other: ProposedCommand = { type: 'DELETE_RECIPE_TEXT', items: ['Soup'] }
  expect(verdict(buying, [buy('Milk', 'Eggs'), other])).toContain('DELETE_RECIPE_TEXT')
})

test('takes either of two commands that mean the same', () => {
  const taste = testOf('Flash')('taste', 'x', [expectsPreference('dumplings', 'pasta')])
  const added = { name: 'Lily', likes: 'Dumplings', dislikes: '', keyGoalsAndLimits: '' }
  expect(verdict(taste, [{ type: 'ADD_FAMILY_MEMBER_PREFERENCE_TEXT', items: [added] }])).toBeNull()
  const rewritten = (likes: string): ProposedCommand => ({
    type: 'UPDATE_FAMILY_MEMBER_PREFERENCE_TEXT',
    items: [{ id: 3, likes }],
  })
  expect(verdict(taste, [rewritten('Pasta\nDumplings')])).toBeNull()
  expect(verdict(taste, [rewritten('Dumplings')])).toContain('(dumplings with pasta)')
})

test('knows a record by its id', () => {
  const update = testOf('Flash')('update', 'x', [expects('UPDATE_PANTRY_ITEMS_TEXT', 5)])
  const change = (id: number): ProposedCommand => ({
    type: 'UPDATE_PANTRY_ITEMS_TEXT',
    items: [{ id, quantity: '5' }],
  })
  expect(verdict(update, [change(5)])).toBeNull()
  expect(verdict(update, [change(6)])).toContain('(id 5)')
})

test('fails what can not be taken', () => {
  const bad: ProposedCommand = { type: 'ADD_SHOPPING_ITEMS_TEXT', items: [{ name: '' }] }
  expect(verdict(buying, [bad])).toMatch(/^A proposal can't be taken: ADD_SHOPPING_ITEMS_TEXT: /)
  expect(verdict(silent, [], ['There is no command FLY.'])).toBe(
    "A proposal can't be taken: There is no command FLY.",
  )
})

test('fails what must never be proposed, wherever it stands', () => {
  const item = { name: 'Milk', quantity: '1', notes: 'and CAVIAR' }
  const sneaky: ProposedCommand = { type: 'ADD_SHOPPING_ITEMS_TEXT', items: [item] }
  expect(verdict(buying, [sneaky])).toBe('Nothing about caviar may be proposed.')
})
