import { card, command, expectWaiting, proposals, said, say, test } from '#e2e/assistantFixtures.ts'
import { expectWellMadeInBothSizes } from '#e2e/bothSizes.ts'
import { chooseItem, expect, openSettings } from '#e2e/fixtures.ts'
import { ollamaCalls } from '#test/services/modelHabits.ts'
import { calls, says } from '#test/services/modelReplies.ts'

test.describe('a model at home', () => {
  test.use({
    env: async ({ router }, use) => use({ AI_BASE_URL: router.url }),
    expectedErrors: /400 \(Bad Request\)/,
  })

  test('is found, tried and asked, and its proposal approved', async ({
    page,
    app,
    router,
    isMobile,
  }) => {
    router.models = [{ id: 'qwen3:8b' }, { id: 'gemma:2b' }]
    const milk = command('ADD_SHOPPING_ITEMS_TEXT', { name: 'Milk', quantity: '1' })
    await page.goto('/pantry')

    await test.step('1: it is added, and becomes the default', async () => {
      await openSettings(page, isMobile)
      await chooseItem(page, 'Advanced Settings')
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('tab', { name: 'AI Models' }).click()
      await expect(dialog.getByLabel('Tokens per message')).toHaveValue('3500')
      await dialog.getByRole('button', { name: /^Discover models at/ }).click()
      await dialog.getByRole('button', { name: 'Add qwen3:8b' }).click()
      const model = dialog
        .getByRole('list', { name: 'Available Models' })
        .getByRole('listitem')
        .filter({ hasText: 'qwen3:8b' })
      await expect(model).toContainText('Default')
      router.next(calls(milk))
      await model.getByRole('button', { name: 'Try qwen3:8b' }).click()
      await expect(model).toContainText('It can propose changes.')
      await model.getByRole('button', { name: 'Edit qwen3:8b' }).click()
      const editor = dialog.getByRole('group', { name: 'Edit qwen3:8b' })
      await editor.getByLabel('Model id').fill('qwen4')
      await editor.getByLabel('Model id').press('Enter')
      await expect(editor).toContainText('has no model of this id. It has qwen3:8b, gemma:2b')
      await expectWellMadeInBothSizes(page)
      await editor.getByLabel('Model id').fill('qwen3:8b')
      await editor.getByLabel('Name').fill('Qwen')
      await editor.getByLabel('Name').press('Enter')
      await expect(dialog.getByRole('button', { name: 'Edit Qwen' })).toBeVisible()
      await dialog.getByRole('button', { name: 'Cancel' }).click()
    })

    await test.step('2: it is asked', async () => {
      await page.goto('/ai-chat')
      router.next(ollamaCalls(milk), says('<think>Milk.</think>Milk is up: approve it below.'))
      await say(page, 'we need milk')
      await expect(said(page, 'Assistant')).toContainText('Milk is up: approve it below.')
      await expect(said(page, 'Assistant')).not.toContainText('think')
      await expectWaiting(page)
      expect(router.requests.at(-1)?.body.model).toBe('qwen3:8b')
      expect(router.requests.at(-1)?.headers.authorization).toBeUndefined()
    })

    await test.step('3: what it proposed is approved', async () => {
      await card(proposals(page), 'Add Milk').getByRole('button', { name: 'Approve' }).click()
      await expect
        .poll(async () => (await app.get('/api/shopping')).body)
        .toMatchObject([{ name: 'Milk' }])
    })
  })
})
