import { card, composer, expectWaiting, proposals, said, test } from '#e2e/assistantFixtures.ts'
import { expect, expectToast, expectWellMade } from '#e2e/fixtures.ts'
import { picture } from '#test/pictures.ts'
import { provideWholeChromium } from '#test/services/chromium.ts'
import { calls, says } from '#test/services/modelReplies.ts'

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      // For its camera.
      executablePath: provideWholeChromium(),
      args: [...(launchOptions.args ?? []), '--use-fake-device-for-media-stream'],
    }),
})

const fridge = async () => ({
  name: 'fridge.png',
  mimeType: 'image/png',
  buffer: await picture('png'),
})

test('photos are attached, cleared, sent alone, and open in a window of their own', {
  tag: '@phone',
}, async ({ page, context, router }) => {
  router.next(says('Nothing to change.'), says('That is a **red** fridge.'))
  await page.goto('/ai-chat')
  const files = page.getByLabel('Photos to upload')
  const send = page.getByRole('button', { name: 'Send' })
  await files.setInputFiles([await fridge(), await fridge()])
  await expect(page.getByText('2 photos attached')).toBeVisible()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByText('photos attached')).toBeHidden()
  await expect(send).toBeDisabled()

  await files.setInputFiles(await fridge())
  await expect(page.getByText('1 photo attached')).toBeVisible()
  await expect(page.getByRole('img', { name: 'fridge.png' })).toBeVisible()
  await expectWellMade(page)
  await send.click()
  await expect(said(page, 'You')).toContainText('[Photo attached]')
  await expect(said(page, 'Assistant')).toContainText('That is a red fridge.')
  await expectWaiting(page)
  await expect(page.getByText('1 photo attached')).toBeHidden()
  expect(JSON.stringify(router.requests[0]?.body)).toContain('data:image/jpeg;base64,')

  await page.reload()
  const link = said(page, 'You').first().getByRole('link', { name: 'Attached' })
  const image = link.getByRole('img')
  const width = () => image.evaluate((element: HTMLImageElement) => element.naturalWidth)
  await expect.poll(width).toBe(40)
  await expectWellMade(page)
  const opening = context.waitForEvent('page')
  await link.click()
  const opened = await opening
  await expect(opened).toHaveURL(/\/api\/photos\/1/)
  await expect(opened.locator('img')).toBeVisible()
})

test('a receipt is read with one press, by a model that can see', { tag: '@phone' }, async ({
  page,
  app,
  router,
}) => {
  const items = [{ name: 'Oat milk', quantity: '2', category: 'Dairy', location: 'Fridge' }]
  router.next(calls({ name: 'ADD_PANTRY_ITEMS_TEXT', input: { items } }), says('Oat milk is up.'))
  await page.goto('/ai-chat')
  await page.getByLabel('Photos to upload').setInputFiles(await fridge())
  await page.getByRole('button', { name: 'Read this receipt' }).click()
  await expect(said(page, 'Assistant')).toContainText('Oat milk is up.')
  await expect(card(proposals(page), 'Add Oat milk')).toBeVisible()
  expect(router.requests[0]?.said).toContain('This is a receipt.')

  await app.put('/api/ai/models/1', { seesPictures: false })
  await page.getByLabel('Photos to upload').setInputFiles(await fridge())
  await expect(page.getByText("Gemini 2.5 Pro can't see photos")).toBeVisible()
  await expect(page.getByRole('button', { name: 'Read this receipt' })).toBeHidden()
})

test('the camera takes a photo', { tag: '@phone' }, async ({ page, context }) => {
  await context.grantPermissions(['camera'])
  await page.goto('/ai-chat')
  await page.getByRole('button', { name: 'Take photo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Take photo' })
  await expect(dialog.getByRole('button', { name: 'Capture Photo' })).toBeEnabled()
  await expectWellMade(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('photo attached')).toBeHidden()
  await page.getByRole('button', { name: 'Take photo' }).click()
  await dialog.getByRole('button', { name: 'Capture Photo' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('1 photo attached')).toBeVisible()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(said(page, 'You').getByRole('link', { name: 'Attached' })).toBeVisible()
  await expectWaiting(page)
})

test.describe('what does not work', () => {
  test.use({ expectedErrors: /status of 400|The camera could not be opened/ })

  test('a file that is no picture, and a camera that may not be used', async ({ page, app }) => {
    await page.goto('/ai-chat')
    await page.getByLabel('Photos to upload').setInputFiles({
      name: 'list.png',
      mimeType: 'image/png',
      buffer: Buffer.from('Milk, eggs'),
    })
    await composer(page).fill('what is on it?')
    await composer(page).press('Enter')
    await expectToast(page, 'Upload Error')
    await expect(composer(page)).toHaveValue('what is on it?')
    await expect(page.getByText('1 photo attached')).toBeVisible()
    await expect(said(page, 'You')).toHaveCount(0)
    expect((await app.get('/api/conversations')).body).toEqual([])
    await page.getByRole('button', { name: 'Clear' }).click()

    await page.getByRole('button', { name: 'Take photo' }).click()
    await expectToast(page, 'Camera Error')
    await expect(page.getByRole('dialog')).toBeHidden()
    await composer(page).press('Enter')
    await expect(said(page, 'Assistant')).toContainText('All right.')
  })
})
