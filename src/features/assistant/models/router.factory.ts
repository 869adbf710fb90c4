import { z } from 'zod'
import { PantryItemForm } from '#features/pantry/pantry.contract.ts'
import { RecipeForm } from '#features/recipes/recipes.contract.ts'
import { ShoppingItemForm } from '#features/shopping/shopping.contract.ts'
import { type Command, defineCommand } from '#server/commands/command.ts'
import type { ModelRouter } from '#test/services/modelRouter.ts'
import type { AiModel } from './models.contract.ts'
import { createRouterAssistant } from './router.ts'
import type { GivenSettings } from './routerSettings.ts'

const nothing = async () => ({ steps: [], problems: [], warnings: [] })

/** Some commands, as features define them; none of them does anything. */
export const commands: readonly Command[] = [
  defineCommand({
    type: 'ADD_PANTRY_ITEMS_TEXT',
    description: 'Adds items to the pantry.',
    item: PantryItemForm,
    plan: nothing,
  }),
  defineCommand({
    type: 'UPDATE_PANTRY_ITEMS_TEXT',
    description: 'Changes items of the pantry.',
    item: PantryItemForm.partial()
      .extend({ id: z.number().int() })
      .refine((item) => Object.keys(item).length > 1, 'At least one field must be provided'),
    plan: nothing,
  }),
  defineCommand({
    type: 'DELETE_PANTRY_ITEMS_TEXT',
    description: 'Deletes items of the pantry by name.',
    item: z.string(),
    plan: nothing,
  }),
  defineCommand({
    type: 'ADD_SHOPPING_ITEMS_TEXT',
    description: 'Puts items on the shopping list.',
    item: ShoppingItemForm,
    plan: nothing,
  }),
  defineCommand({
    type: 'ADD_RECIPE_TEXT',
    description: 'Adds recipes.',
    item: RecipeForm,
    plan: nothing,
  }),
  defineCommand({
    type: 'UPDATE_PANTRY_LIST',
    description: 'The old name.',
    item: PantryItemForm,
    plan: nothing,
  }),
]

export const model: AiModel = {
  id: 1,
  version: 1,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  name: 'Gemini 2.5 Pro',
  provider: 'Google',
  modelId: 'google/gemini-2.5-pro',
  isDefault: true,
  maxTokens: 8192,
  temperature: 7,
  callsTools: true,
  seesPictures: true,
}

export const testKey = 'sk-test-0123456789'

/** An assistant that talks to an emulated router. */
export const routerAssistant = (router: ModelRouter, given: Partial<GivenSettings> = {}) =>
  createRouterAssistant({
    config: { aiKey: testKey, aiBaseUrl: router.url, publicUrl: undefined },
    model,
    commands,
    limits: { first: 600_000, stall: 600_000, total: 600_000 },
    ...given,
  })
