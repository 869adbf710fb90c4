import { expect, test } from 'vitest'
import { member } from '../../turn.factory.ts'
import { spokenWords } from '../normalise/words.ts'
import { isNameless, peopleIn } from './people.ts'

const members = [
  member(1, { name: 'Mom', role: 'Parent' }),
  member(2, { name: 'Dad', role: 'Parent' }),
  member(3, { name: 'Maya', role: 'Age 14' }),
  member(4, { name: 'Ben', role: 'Son, age 9' }),
]
const mentions = (said: string) => peopleIn(spokenWords(said), members)
const named = (said: string) =>
  mentions(said).flatMap(({ people }) => people.map(({ name }) => name))

test.each([
  ["Maya's dinner", ['Maya']],
  ['my wife and my daughter', ['Mom', 'Maya']],
  ['the youngest and the teenager', ['Ben', 'Maya']],
  ['both kids', ['Ben', 'Maya']],
  ['everyone', ['Mom', 'Dad', 'Maya', 'Ben']],
  ['as a girl', []],
])('members, by their name or by what they are to others: %s', (said, expected) => {
  expect(named(said)).toEqual(expected)
})

test.each([
  ['Aunt Carla loves figs', ['Aunt Carla']],
  ["my husband's best friend Tom", ['Tom']],
  ['my mother-in-law', ['Mother-in-law']],
  ['my brother in law Theo', ['Theo']],
  ['Lena is vegan', ['Lena']],
])('somebody new: %s', (said, expected) => {
  expect(named(said)).toEqual(expected)
})

test('a friend without a name is told apart', () => {
  expect(mentions('a friend of ours').flatMap(({ people }) => people.map(isNameless))).toEqual([
    true,
  ])
})

test('who speaks is told apart', () => {
  expect(mentions('this is mom, Dad hates peas').map(({ isSpeaker }) => isSpeaker)).toEqual([
    true,
    false,
  ])
})
