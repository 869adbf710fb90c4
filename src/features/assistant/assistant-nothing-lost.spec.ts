import { readFile } from 'node:fs/promises'
import { card, composer, expectWaiting, proposals, said, say } from '#e2e/assistantFixtures.ts'
import { expect, expectWellMade, test } from '#e2e/fixtures.ts'
import { propose } from '#features/proposals/proposals.factory.ts'
import { shoppingItem } from '#features/shopping/shopping.factory.ts'
import { conversation, message } from './conversations.factory.ts'

test.describe('a conversation', { tag: '@phone' }, () => {
  // The one that is gone is asked for before anybody knows.
  test.use({ expectedErrors: /404/ })

  test('a correction withdraws its card; a conversation that is gone gives way to a new one', async ({
    page,
    app,
  }) => {
    await page.goto('/ai-chat')
    await say(page, 'milk, 2 lb of carrots and eggs')
    await expect(card(page, 'Add Milk, Carrots +1 more')).toBeVisible()
    await say(page, 'no, make that 3 lb')
    await expect(page.getByRole('deletion')).toContainText('Milk, Carrots +1 more')
    await expect(page.getByText('replaced below')).toBeVisible()
    await expect(proposals(page).getByRole('article')).toHaveCount(1)
    await expectWaiting(page)
    await expectWellMade(page)

    const [{ id }] = (await app.get('/api/conversations')).body
    await app.delete(`/api/conversations/${id}`)
    await say(page, 'thank you')
    await expect(said(page, 'Assistant').last()).not.toBeEmpty()
    await expectWaiting(page)
    await expect(said(page, 'You')).toHaveText([/thank you/])
    const [started, another] = (await app.get('/api/conversations')).body
    expect(another).toBeUndefined()
    expect(started.id).not.toBe(id)
  })
})

test.describe('a send that fails', () => {
  test.use({ expectedErrors: /503/ })

  test('gives the words back beside what was typed meanwhile', async ({ page }) => {
    await page.goto('/ai-chat')
    let answer = () => {}
    const asked = new Promise<void>((resolve) => {
      void page.route('**/api/conversations', async (route) => {
        if (route.request().method() !== 'POST') return route.fallback()
        resolve()
        await new Promise<void>((go) => {
          answer = go
        })
        await route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Not now.' } })
      })
    })
    await say(page, 'we need milk')
    await asked
    await composer(page).fill('and eggs')
    answer()
    await expect(composer(page)).toHaveValue('we need milk\nand eggs')
  })
})

test('long messages, long conversations and broken ones', async ({ page, app }) => {
  const { body: long } = await app.post('/api/conversations', conversation())
  for (let n = 1; n <= 120; n += 1)
    await app.post(`/api/conversations/${long.id}/messages`, message({ content: `Message ${n}.` }))
  await propose(app, 'ADD_SHOPPING_ITEMS_TEXT', [shoppingItem({ name: 'Milk' })])
  await page.route('**/api/command-proposals?status=pending', async (route) => {
    const response = await route.fetch()
    const [first] = await response.json()
    const broken = { ...first, id: 99, proposedChanges: 'none', affectedEntities: null }
    await route.fulfill({ json: [first, broken] })
  })
  await page.addInitScript(() =>
    localStorage.setItem('conversation-store', '{"conversations":7,"messages":{"new":[null]}}'),
  )
  await page.goto('/ai-chat')
  await expect(card(page, 'Add Milk')).toHaveCount(1)
  await expect(proposals(page).getByRole('article')).toHaveCount(2)

  await page.getByRole('button', { name: 'Conversations' }).click()
  await page.getByRole('button', { name: /^Dinners for the week/ }).click()
  await expect(said(page, 'You').last()).toContainText('Message 120.')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export conversation' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text.match(/Message \d+\./g)).toHaveLength(120)

  await composer(page).fill('x'.repeat(46_000))
  await expect(page.getByText('4000 characters left')).toBeVisible()
  await composer(page).press('End')
  await page.keyboard.insertText('y'.repeat(5_000))
  await expect(page.getByText('0 characters left. The rest was left out.')).toBeVisible()
  expect((await composer(page).inputValue()).length).toBe(50_000)
})
