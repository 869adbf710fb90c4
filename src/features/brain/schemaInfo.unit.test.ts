import { expect, test } from 'vitest'
import { commandTypes } from '#features/cards.logic.ts'
import { features } from '#server/features.ts'
import { describeSchema } from './schemaInfo.ts'

const recordTypes = features.flatMap((feature) => feature.recordTypes ?? [])
const commands = features.flatMap((feature) => feature.commands ?? [])
const { tables } = describeSchema({
  recordTypes,
  commands: new Map(commands.map((command) => [command.type, command])),
})

test('every kind of record has its table, with each of its fields', () => {
  expect(tables.map(({ tableName }) => tableName)).toEqual(recordTypes.map(({ table }) => table))
  for (const [n, { schema }] of recordTypes.entries()) {
    expect(tables[n]?.fields.map(({ name }) => name)).toEqual(Object.keys(schema.shape))
  }
})

test('every command stands with the one table that it is about', () => {
  const used = tables.flatMap(({ usedInCommands }) => usedInCommands)
  expect(used.sort()).toEqual(commandTypes.toSorted())
})

test('each field says what it holds', () => {
  const fieldsOf = (name: string) =>
    Object.fromEntries(
      (tables.find(({ tableName }) => tableName === name)?.fields ?? []).map(
        ({ name: field, type, isArray, isRequired }) => [
          field,
          `${type}${isArray ? '[]' : ''}${isRequired ? '' : '?'}`,
        ],
      ),
    )
  expect(fieldsOf('mealEvents')).toEqual({
    date: 'string',
    time: 'string',
    mealType: 'string',
    recipeName: 'string',
    recipeId: 'number?',
    attendees: 'string[]?',
    servings: 'number?',
    notes: 'string?',
    seriesId: 'number?',
    id: 'number',
    version: 'number',
    createdAt: 'string',
    updatedAt: 'string',
  })
  expect(fieldsOf('shoppingItems')).toMatchObject({
    priority: 'high | medium | low',
    isCompleted: 'boolean',
  })
  expect(fieldsOf('recipes')).toMatchObject({
    tags: 'string[]',
    difficulty: 'Easy | Medium | Hard?',
  })
  expect(fieldsOf('messages')).toMatchObject({ metadata: 'json?', role: 'user | assistant' })
  expect(fieldsOf('proposals')).toMatchObject({ proposedChanges: 'json[]' })
  expect(fieldsOf('settings')).toMatchObject({ value: 'json?' })
})
