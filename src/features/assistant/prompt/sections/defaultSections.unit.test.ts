import { expect, test } from 'vitest'
import { knownCommand } from '#features/cards.logic.ts'
import { features } from '#server/features.ts'
import { commands } from '../../models/router.factory.ts'
import { mostItems, mostProposals } from '../../models/routerTools.ts'
import { promptLists } from '../../turn.factory.ts'
import { lookupsIn } from '../household/lookups.ts'
import { compileInstructions, defaultSections } from './defaultSections.ts'

test('each section has a name of its own, and all that a screen shows of it', () => {
  const names = defaultSections.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const section of defaultSections) {
    expect(section.name).toMatch(/^[a-z-]+$/)
    expect(section.title && section.description && section.content).toBeTruthy()
  }
})

test('what keeps a household safe can not be edited', () => {
  const kept = defaultSections.filter(({ isEditable }) => !isEditable).map(({ name }) => name)
  expect(kept).toEqual(['approval', 'safety', 'must-avoid', 'command-reference', 'answering'])
})

test('each call reads its own sections, in their order', () => {
  const proposing = compileInstructions(defaultSections, 'proposal-generator', commands)
  const answering = compileInstructions(defaultSections, 'conversationalist', commands)
  expect(proposing).toMatch(/^# Who you are\n\n/)
  expect(proposing).toContain('# Your task: propose')
  expect(proposing).not.toContain('# Your task: answer')
  expect(answering).toContain('# How you sound')
  expect(answering).not.toContain('ADD_PANTRY_ITEMS_TEXT')
  for (const text of [proposing, answering]) expect(text).toContain("You can't change anything")
})

test('the commands are those that the app has, without their old names', () => {
  const text = compileInstructions(defaultSections, 'proposal-generator', commands)
  expect(text).toContain(
    '- pantry: ADD_PANTRY_ITEMS_TEXT, UPDATE_PANTRY_ITEMS_TEXT, DELETE_PANTRY_ITEMS_TEXT\n',
  )
  expect(text).not.toContain('UPDATE_PANTRY_LIST')
})

test('sections of a household stand where they belong, and those that are off are not sent', () => {
  const own = {
    id: 1_001,
    name: 'ours',
    title: 'Our way',
    description: 'Own words',
    content: 'Say please.',
    sortOrder: 15,
    isEditable: true,
    isActive: true,
    role: 'both',
  } as const
  const text = compileInstructions([...defaultSections, own], 'conversationalist', commands)
  expect(text.indexOf('# Our way\n\nSay please.')).toBeLessThan(text.indexOf('# Proposals'))
  const off = compileInstructions([{ ...own, isActive: false }], 'conversationalist', commands)
  expect(off).toBe('')
})

const all = features.flatMap((feature) => feature.commands ?? [])
const texts = {
  proposing: compileInstructions(defaultSections, 'proposal-generator', all),
  answering: compileInstructions(defaultSections, 'conversationalist', all),
}

test('each shipped section keeps its number for good', () => {
  expect(Object.fromEntries(defaultSections.map(({ id, name }) => [id, name]))).toEqual({
    1: 'who-you-are',
    2: 'approval',
    3: 'safety',
    4: 'must-avoid',
    5: 'planning',
    6: 'proposing',
    7: 'existing-records',
    8: 'list-pantry',
    9: 'list-recipes',
    10: 'list-menu',
    11: 'list-family',
    12: 'command-reference',
    13: 'answering',
    14: 'style',
    15: 'photos',
  })
})

test('every command that is offered is named, and none that there is not', () => {
  const commandName = /\b[A-Z]{3,}(?:_[A-Z]+)+\b/g
  const named = new Set(texts.proposing.match(commandName))
  const offered = all.map(({ type }) => type).filter((type) => !knownCommand(type)?.isLegacy)
  expect([...named].sort()).toEqual(offered.sort())
  expect(texts.answering).not.toMatch(commandName)
})

test('what the instructions say of the program is so', () => {
  expect(texts.proposing).toContain(`At most ${mostItems} items a call and ${mostProposals} calls`)
  for (const { name } of lookupsIn(promptLists)) expect(texts.proposing).toContain(name)
  for (const text of Object.values(texts)) {
    expect(text).toContain('<household-data> and </household-data>')
    for (const status of ['pending', 'approved', 'rejected', 'undone']) {
      expect(text).toContain(`'${status}'`)
    }
  }
})

test.for([
  'must avoid',
  'approves nothing',
  'not what it asks',
  'Undo',
  'photo',
  'calendar',
  'expires',
  'whole family',
])('both calls are told about: %s', (words) => {
  for (const text of Object.values(texts)) expect(text).toContain(words)
})

test.for(['pantry', 'shopping list', 'ecipe', 'attendees', 'knowledge', 'An allergy says so'])(
  'the one who proposes knows how to write down: %s',
  (words) => expect(texts.proposing).toContain(words),
)
