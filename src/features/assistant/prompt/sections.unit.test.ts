import { expect, test } from 'vitest'
import { commands } from '../models/router.factory.ts'
import { compileInstructions, defaultSections } from './sections.ts'

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
