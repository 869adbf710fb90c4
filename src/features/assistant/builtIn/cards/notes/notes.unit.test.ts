import { expect, test } from 'vitest'
import { fact, household } from '../../../turn.factory.ts'
import type { Builder } from '../../reading.ts'
import { addNote, addRule, changeNote, removeNote } from './knowledgeNotes.ts'

const knowledge = [
  fact(1, { name: 'Oven', content: 'Runs hot: set it 15 degrees lower.' }),
  fact(2, { name: 'Market day', vaultName: 'Shopping', content: 'Saturday morning.' }),
]
const scene = {
  household: household({ knowledge }),
  history: [],
  today: '2026-11-15',
  now: '17:30',
}

const itemsOf = (build: Builder, said: string) =>
  build(said, scene)?.commands.flatMap(({ items }) => items)

test('a note is what was told, without the asking', () => {
  expect(itemsOf(addNote, 'please remember that the kettle leaks, write it down')).toEqual([
    { vaultName: 'Kitchen', name: 'Kettle', content: 'The kettle leaks' },
  ])
})

test.each([
  ['the oven needs 25 degrees less now', { id: 1, content: 'Runs hot: set it 25 degrees lower.' }],
  ['market day moved to sunday', { id: 2, content: 'Sunday morning.' }],
])('a new value takes the place of the old one: %s', (said, expected) => {
  expect(itemsOf(changeNote, said)).toEqual([expected])
})

test('a note is forgotten', () => {
  expect(itemsOf(removeNote, 'forget about market day')).toEqual([
    { vaultName: 'Shopping', name: 'Market day' },
  ])
})

test('a rule is named by what it says', () => {
  expect(itemsOf(addRule, 'new house rule: no screens at dinner')).toMatchObject([
    { name: 'No screens at dinner' },
  ])
})
