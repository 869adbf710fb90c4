import type { Locator, Page } from '@playwright/test'
import type { CommandType } from '#features/cards.logic.ts'
import type { ToolCall } from '#test/services/modelReplies.ts'
import { ModelRouter } from '#test/services/modelRouter.ts'
import { test as base, expect } from './fixtures.ts'

/** Journeys in which an emulated model answers. */
export const test = base.extend<{ router: ModelRouter }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
  router: async ({}, use) => {
    const router = await ModelRouter.start()
    await use(router)
    await router.close()
  },

  env: async ({ router }, use) =>
    use({ OPENROUTER_API_KEY: 'sk-journey', AI_BASE_URL: router.url }),
})

export const command = (name: CommandType, ...items: unknown[]): ToolCall => ({
  name,
  input: { items },
})

type Place = Page | Locator

export const composer = (place: Place) => place.getByRole('textbox', { name: 'Write a message' })

export const said = (place: Place, who: 'You' | 'Assistant') =>
  place.getByRole('region', { name: 'Conversation' }).getByRole('listitem', { name: who })

export const proposals = (place: Place) => place.getByRole('region', { name: 'AI Proposals' })

/** A card by its title: 'Add Milk'. */
export const card = (place: Place, name: string | RegExp) =>
  place.getByRole('article', { name, exact: true })

export async function say(place: Place, text: string) {
  await composer(place).fill(text)
  // Enter does nothing while an answer is arriving.
  await expect(place.getByRole('button', { name: 'Send', exact: true })).toBeEnabled()
  await composer(place).press('Enter')
}

/** Waits for the end of the assistant's turn. */
export const expectWaiting = (place: Place) =>
  expect(place.getByText('Waiting for your input')).toBeVisible()
