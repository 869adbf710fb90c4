import { expect, test } from 'vitest'
import { z } from 'zod'
import { MealEventForm } from '#features/menu/menu.contract.ts'
import { PantryItemForm } from '#features/pantry/pantry.contract.ts'
import { RecipeForm } from '#features/recipes/recipes.contract.ts'
import { ShoppingItemForm } from '#features/shopping/shopping.contract.ts'
import { commands } from './router.factory.ts'
import { commandTools, itemSchema } from './routerTools.ts'
import { extraFields } from './wire/routerConnection.ts'

const text = { type: 'string' }

test('a tool says what the schema of its command takes', () => {
  const [add] = commandTools(commands)
  expect(add).toEqual({
    name: 'ADD_PANTRY_ITEMS_TEXT',
    description: 'Adds items to the pantry.',
    parameters: {
      type: 'object',
      properties: {
        items: {
          type: 'array',
          minItems: 1,
          maxItems: 50,
          items: {
            type: 'object',
            properties: {
              name: text,
              quantity: text,
              category: text,
              location: text,
              expiryDate: { ...text, description: 'A day, or in words: soon, 2 weeks' },
              notes: text,
            },
            required: ['name', 'quantity', 'category', 'location'],
          },
        },
        replaces: expect.objectContaining({ type: 'array', items: { type: 'integer' } }),
      },
      required: ['items'],
      additionalProperties: false,
    },
  })
})

test.for([
  [PantryItemForm, ['name', 'quantity', 'category', 'location']],
  [RecipeForm, ['title']],
  [ShoppingItemForm, ['name']],
  [MealEventForm, ['date', 'time', 'mealType', 'recipeName']],
] as const)('only what can not be left out is required', ([form, required]) => {
  expect(itemSchema(form).required).toEqual(required)
})

test('choices and lists come out as such, through whatever reads them', () => {
  expect(itemSchema(RecipeForm).properties).toMatchObject({
    difficulty: { type: 'string', enum: ['Easy', 'Medium', 'Hard'] },
    tags: { type: 'array', items: text },
  })
  expect(itemSchema(ShoppingItemForm).properties).toMatchObject({
    priority: { type: 'string', enum: ['high', 'medium', 'low'] },
    isCompleted: { type: 'boolean' },
  })
  const wrapped = z.preprocess((given) => given, z.object({ id: z.number().int() }))
  expect(itemSchema(wrapped)).toEqual({
    type: 'object',
    properties: { id: { type: 'integer' } },
    required: ['id'],
  })
})

test('a field that is not for models is not offered to them', () => {
  const item = z.object({
    name: z.string(),
    facts: z.string().optional().meta({ notForModels: true }),
  })
  expect(itemSchema(item).properties).toEqual({ name: text })
})

test('null empties a field in an update, and may be required where it means something', () => {
  const changed = PantryItemForm.partial().extend({ id: z.number().int() })
  expect(itemSchema(changed)).toMatchObject({
    properties: { notes: { type: ['string', 'null'] } },
    required: ['id'],
  })
  const planned = z.object({ mealType: z.string().nullable().describe('Dinner, or null') })
  expect(itemSchema(planned)).toMatchObject({
    properties: { mealType: { type: ['string', 'null'], description: 'Dinner, or null' } },
    required: ['mealType'],
  })
})

test('the wishes of the router go to nobody else', () => {
  const at = (aiBaseUrl: string) => extraFields({ aiBaseUrl, aiKey: 'k', publicUrl: undefined })
  const wishes = { provider: { require_parameters: true, data_collection: 'deny' } }
  expect(at('https://openrouter.ai/api/v1')).toEqual(wishes)
  expect(at('https://eu.openrouter.ai/api/v1')).toEqual(wishes)
  for (const other of ['http://127.0.0.1:8080/v1', 'https://notopenrouter.ai/v1'])
    expect(at(other), other).toBeUndefined()
})
