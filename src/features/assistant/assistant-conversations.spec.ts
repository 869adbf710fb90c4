import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectWaiting, said, say, test } from '#e2e/assistantFixtures.ts'
import { expect, expectToast, expectWellMade } from '#e2e/fixtures.ts'
import { says } from '#test/services/modelReplies.ts'
import { conversation, message } from './conversations.factory.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })

async function openList(page: Page) {
  await page.getByRole('button', { name: 'Conversations' }).click()
  const list = page.getByRole('dialog', { name: 'Conversations' })
  await expect(list).toBeVisible()
  return list
}

test('conversations are saved by name, left, opened again and deleted', {
  tag: '@phone',
}, async ({ page, app }) => {
  const { body: old } = await app.post('/api/conversations', conversation())
  for (const content of ['What should we use up?', 'The spinach.', 'And then?'])
    await app.post(`/api/conversations/${old.id}/messages`, message({ content }))
  await page.goto('/ai-chat')
  const save = page.getByRole('button', { name: /^(Save|Update) conversation$/ })
  const more = await openList(page)
  await expect(save).toBeDisabled()
  await expect(more.getByRole('button', { name: 'Export conversation' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(more).toBeHidden()
  await say(page, 'Hello there')
  await expectWaiting(page)

  await test.step('saved under another name', async () => {
    await openList(page)
    await save.click()
    const dialog = page.getByRole('dialog', { name: 'Save Conversation' })
    const name = dialog.getByLabel('Conversation Name')
    await expect(name).toHaveValue('Hello there')
    await name.fill('  ')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('A name is required')).toBeVisible()
    await expectWellMade(page)
    await name.fill(' Small talk ')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Conversation Saved')
    await expect(title(page)).toHaveText('Small talk')
  })

  await test.step('a new one, and back to the old one', async () => {
    await page.getByRole('button', { name: 'New chat' }).click()
    await expect(title(page)).toHaveText('AI Assistant')
    await expect(said(page, 'You')).toHaveCount(0)
    const list = await openList(page)
    await expect(list.getByRole('listitem')).toHaveText([
      /Small talk2 messages · \w{3} \d+/,
      /Dinners for the week3 messages · \w{3} \d+/,
    ])
    await expectWellMade(page)
    await list.getByRole('button', { name: /^Dinners for the week/ }).click()
    await expectToast(page, 'Conversation loaded')
    await expect(title(page)).toHaveText('Dinners for the week')
    await expect(said(page, 'You')).toHaveText([/use up/, /spinach/, /And then/])
  })

  await test.step('deleted', async () => {
    const list = await openList(page)
    await list.getByRole('button', { name: 'Delete Dinners for the week' }).click()
    const question = page.getByRole('dialog', { name: 'Delete conversation' })
    await expect(question).toContainText(
      'Are you sure you want to delete this conversation? This cannot be undone.',
    )
    await expectWellMade(page)
    await question.getByRole('button', { name: 'Delete' }).click()
    await expectToast(page, 'Conversation deleted')
    await expect(title(page)).toHaveText('AI Assistant')
    expect((await app.get('/api/conversations')).body).toMatchObject([{ title: 'Small talk' }])
  })
})

test('the export has both sides', async ({ page, router }) => {
  router.next(says('Nothing to change.'), says('Use the spinach.'))
  await page.goto('/ai-chat')
  await say(page, 'What should we use up?')
  await expectWaiting(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export conversation' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe('What-should-we-use-up.txt')
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toMatch(
    /^What should we use up\?\n\nYou \(.+\):\nWhat should we use up\?\n\nAssistant \(.+\):\nUse the spinach\.$/,
  )
})

test.describe('two browsers', () => {
  test.use({ expectedErrors: /status of 404/ })

  test('in one conversation see the same, also after a reload, and that it was deleted', async ({
    page,
    secondPage,
    router,
  }) => {
    router.otherwise((request) => says(`You said ${request.said.split('\n').at(-1)}`))
    await page.goto('/ai-chat')
    await say(page, 'hello from the kitchen')
    await expectWaiting(page)
    await secondPage.goto('/ai-chat')
    await secondPage.getByRole('button', { name: 'Conversations' }).click()
    await secondPage.getByRole('button', { name: /^hello from the kitchen 2/ }).click()
    await expectToast(secondPage, 'Conversation loaded')
    await say(secondPage, 'hello from the sofa')
    await expectWaiting(secondPage)
    await expect(said(page, 'You')).toHaveText([/kitchen/, /sofa/])
    await say(page, 'dinner is ready')
    await expectWaiting(page)

    const everything = [/kitchen/, /kitchen/, /sofa/, /sofa/, /dinner/, /dinner/]
    for (const each of [page, secondPage]) {
      const messages = each.getByRole('region', { name: 'Conversation' }).getByRole('listitem')
      await expect(messages).toHaveText(everything)
      await each.reload()
      await expect(messages).toHaveText(everything)
      await expect(title(each)).toHaveText('hello from the kitchen')
    }

    const list = await openList(secondPage)
    await list.getByRole('button', { name: 'Delete hello from the kitchen' }).click()
    const question = secondPage.getByRole('dialog', { name: 'Delete conversation' })
    await question.getByRole('button', { name: 'Delete' }).click()
    await expectToast(secondPage, 'Conversation deleted')
    await expectToast(page, 'Error loading conversation')
    await page.getByRole('button', { name: 'New chat' }).click()
    await expect(title(page)).toHaveText('AI Assistant')
    await say(page, 'hello again')
    await expect(said(page, 'Assistant')).toHaveText([/hello again/])
  })
})

test('of a long conversation the earlier messages come where they belong', {
  tag: '@phone',
}, async ({ page, app }) => {
  const { body: long } = await app.post('/api/conversations', conversation())
  for (let n = 1; n <= 130; n += 1)
    await app.post(`/api/conversations/${long.id}/messages`, message({ content: `Message ${n}.` }))
  await page.goto('/ai-chat')
  const list = await openList(page)
  await list
    .getByRole('button', { name: /^Dinners/ })
    .first()
    .click()
  await expectToast(page, 'Conversation loaded')
  await expect(page.getByText('Message 130.')).toBeInViewport()
  await expect(said(page, 'You')).toHaveCount(100)
  await page.getByText('Message 31.').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Show earlier messages' }).click()
  await expect(said(page, 'You')).toHaveCount(130)
  await expect(page.getByText('Message 31.')).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Show earlier messages' })).toBeHidden()
})

test('what is said while a chat is being left goes to the next one', async ({ page, app }) => {
  await page.goto('/ai-chat')
  await say(page, 'Hello there')
  await expectWaiting(page)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const path = '**/api/conversations/*/messages*'
  await page.route(path, async (route) => {
    await released
    await route.continue()
  })
  const held = page.waitForRequest(/messages/)
  await page.getByRole('button', { name: 'New chat' }).click()
  await held
  await say(page, 'What should we use up?')
  release()
  await expect(title(page)).toHaveText('What should we use up?')
  await expectWaiting(page)
  const stored = async () => (await app.get('/api/conversations')).body
  await expect.poll(stored).toMatchObject([
    { title: 'What should we use up?', totalMessages: 2 },
    { title: 'Hello there', totalMessages: 2 },
  ])
})
