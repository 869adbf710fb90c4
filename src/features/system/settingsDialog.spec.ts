import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import {
  chooseItem,
  expect,
  expectNoSidewaysScroll,
  expectWellMade,
  openSettings,
  test,
  toast,
} from '#e2e/fixtures.ts'
import { resize } from '#e2e/resize.ts'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { recipe } from '#features/recipes/recipes.factory.ts'

async function openDialog(page: Page, isMobile: boolean, item: string) {
  await openSettings(page, isMobile)
  await chooseItem(page, item)
  await expect(page.getByRole('menu')).toBeHidden()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  return dialog
}

/** Also those that another one follows at once. */
async function everyToast(page: Page) {
  const seen = await page.evaluateHandle(() => {
    const texts: string[] = []
    const note = () => {
      for (const toast of document.querySelectorAll('.mantine-Notification-body')) {
        texts.push(toast.textContent ?? '')
      }
    }
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true })
    return texts
  })
  return () => seen.jsonValue()
}

test('what is chosen in the settings waits for Save Changes', { tag: '@phone' }, async ({
  page,
  app,
  isMobile,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const own = ['/api/settings', '/api/ai/models', '/api/calendar/sources']
  const askedOwn = () => own.filter((path) => asked.includes(path))
  await page.goto('/pantry')
  await openSettings(page, isMobile)
  expect(askedOwn()).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await page.keyboard.press('Escape')
  const dialog = await openDialog(page, isMobile, 'Advanced Settings')
  await expect(dialog.getByText('Database Connected')).toBeVisible()
  await expect(dialog.getByText('Built-in assistant: no AI key set')).toBeVisible()
  await expect(dialog.getByText('Running for')).toBeVisible()
  await expect(dialog.getByLabel('Time zone')).toBeDisabled()
  await expect(dialog.getByText('Set by whoever looks after Food Pal')).toBeVisible()
  await expect.poll(askedOwn).toEqual(['/api/settings', '/api/ai/models'])
  await expectWellMade(page)
  await resize(page, { width: 360, height: 740 })
  await expectNoSidewaysScroll(page)
  await page.emulateMedia({ colorScheme: 'light' })

  const choose = async () => {
    await dialog.getByRole('tab', { name: 'AI Models' }).click()
    const models = dialog.getByRole('list', { name: 'Available Models' })
    await expect(models.getByRole('listitem').first()).toHaveText(
      'Gemini 2.5 ProDefaultGoogle · Max Tokens 8192 · Temperature 0.7',
    )
    await dialog.getByRole('combobox', { name: 'Default Model' }).click()
    await page.getByRole('option', { name: 'Gemini 2.5 Flash', exact: true }).click()
    await dialog.getByRole('tab', { name: 'Appearance' }).click()
    await dialog.getByRole('switch', { name: 'Dark Theme' }).click()
    await expect(dialog.getByRole('switch', { name: 'Dark Theme' })).toBeChecked()
    await dialog.getByRole('tab', { name: 'General' }).click()
    await dialog.getByRole('combobox', { name: 'Keep history for' }).click()
    await page.getByRole('option', { name: '5 years' }).click()
    await dialog.getByLabel('Always at home').fill('Rice, soy sauce,')
  }
  const defaults = async () => {
    const { body } = await app.get<{ name: string; isDefault: boolean }[]>('/api/ai/models')
    return body.filter((model) => model.isDefault).map((model) => model.name)
  }
  const expectTheme = (theme: string) =>
    expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', theme)

  await choose()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  expect(await defaults()).toEqual(['Gemini 2.5 Pro'])
  await expectTheme('light')

  await openDialog(page, isMobile, 'Advanced Settings')
  await choose()
  const said = await everyToast(page)
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toast(page)).toContainText('Settings saved')
  await expect(toast(page)).toContainText('Your settings have been updated successfully.')
  await expect(dialog).toBeHidden()
  await expect.poll(said).toContain('Default model updatedYour default AI model has been updated.')
  expect(await defaults()).toEqual(['Gemini 2.5 Flash'])
  await expectTheme('dark')
  expect((await app.get('/api/settings')).body).toMatchObject([
    { key: 'history.keep', value: '5 years' },
    { key: 'household.staples', value: ['Rice', 'soy sauce'] },
    { key: 'theme', value: 'dark' },
  ])
  await openDialog(page, isMobile, 'Advanced Settings')
  await expect(dialog.getByRole('combobox', { name: 'Keep history for' })).toHaveValue('5 years')
  await expect(dialog.getByLabel('Always at home')).toHaveValue('Rice, soy sauce')
  await expect(dialog.getByText(/entr(y|ies), kept for 5 years$/)).toBeVisible()
})

test.describe('what goes wrong', () => {
  test.use({ expectedErrors: /status of 500|net::ERR_FAILED/ })

  test('keeps the settings open, and says it', async ({ page, isMobile }) => {
    await page.route('**/api/ai/models/*', (route) =>
      route.fulfill({ status: 500, json: { code: 'internal', message: 'The disk is full.' } }),
    )
    await page.goto('/pantry')
    const dialog = await openDialog(page, isMobile, 'Advanced Settings')
    await expect(dialog.getByText('Database Connected')).toBeVisible()
    expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(500)
    await expectWellMade(page)
    await dialog.getByRole('tab', { name: 'AI Models' }).click()
    await dialog.getByRole('combobox', { name: 'Default Model' }).click()
    await page.getByRole('option', { name: 'Gemini 2.5 Flash Lite' }).click()
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toast(page)).toContainText('Error updating model')
    await expect(toast(page)).toContainText('The disk is full.')
    await expect(dialog.getByRole('combobox', { name: 'Default Model' })).toHaveValue(
      'Gemini 2.5 Flash Lite',
    )
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()

    const { promise: waited, resolve: giveUp } = Promise.withResolvers<void>()
    await page.route('**/api/system/information', async (route) => {
      await waited
      await route.abort()
    })
    await openDialog(page, isMobile, 'Advanced Settings')
    await expect(dialog.locator('.mantine-Skeleton-root[data-visible]')).toHaveCount(0)
    await expect(dialog.getByText('Checking the database…')).toBeVisible()
    giveUp()
    await expect(dialog.getByText("Food Pal can't be reached")).toBeVisible()
    await expect(dialog.getByText('AI service unknown')).toBeVisible()
    await expect(dialog.getByText('Not available right now.')).toBeVisible()
  })
})

test('a backup brings back what was lost, after a look at what changes', {
  tag: '@phone',
}, async ({ page, app, isMobile }) => {
  const { body: oats } = await app.post('/api/pantry', pantryItem({ name: 'Oat milk' }))
  await page.goto('/pantry')
  const saved = page.waitForEvent('download')
  await openSettings(page, isMobile)
  await chooseItem(page, 'Download Backup')
  const download = await saved
  const day = (await app.get('/api/household')).body.today
  expect(download.suggestedFilename()).toBe(`food-pal-backup-${day}.jsonl.gz`)
  const content = await readFile(await download.path())
  await expect(toast(page)).toContainText('Backup made')
  await page.keyboard.press('Escape')

  await app.delete(`/api/pantry/${oats.id}`)
  await app.post('/api/pantry', pantryItem({ name: 'Salt' }))
  const dialog = await openDialog(page, isMobile, 'Restore or Import…')
  const choose = async (name: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: /file$/ }).click()
    await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer })
  }
  await choose('holiday.json', Buffer.from('a photo'))
  await expect(dialog.getByText("This isn't a Food Pal backup or export.")).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Restore Everything' })).toBeHidden()

  await choose('backup.jsonl.gz', content)
  await expect(dialog.getByRole('row', { name: 'Pantry' })).toHaveText('Pantry1010')
  await expectWellMade(page)
  await dialog.getByRole('button', { name: 'Restore Everything' }).click()
  await expect(toast(page)).toContainText('Backup restored')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Oat milk')).toBeVisible()
  await expect(page.getByText('Salt', { exact: true })).toBeHidden()
  expect((await app.get('/api/pantry')).body).toEqual([oats])
})

test('an exported file brings back what is missing', async ({ page, app, isMobile }) => {
  const { body: soup } = await app.post('/api/recipes', recipe({ title: 'Lentil soup' }))
  await page.goto('/recipes')
  const saved = page.waitForEvent('download')
  await openSettings(page, isMobile)
  await chooseItem(page, 'Export JSON')
  const file = await (await saved).path()

  await app.delete(`/api/recipes/${soup.id}`)
  const { body: tacos } = await app.post('/api/recipes', recipe({ title: 'Tacos' }))
  const dialog = await openDialog(page, isMobile, 'Restore or Import…')
  await page.setInputFiles('input[type=file]', file)
  await expect(dialog.getByRole('row', { name: 'Recipes' })).toHaveText('Recipes100')
  await dialog.getByRole('button', { name: 'Import' }).click()
  await expect(toast(page)).toContainText('Export imported')
  await expect(page.getByRole('article', { name: 'Lentil soup' })).toBeVisible()
  expect((await app.get('/api/recipes')).body).toContainEqual(tacos)

  await openDialog(page, isMobile, 'Restore or Import…')
  await page.setInputFiles('input[type=file]', file)
  await expect(dialog.getByText('nothing would change')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled()
})

test('a new browser opens with the theme that the household chose, and keeps it', async ({
  page,
  secondPage,
  app,
}) => {
  const theme = (of: typeof page) => of.locator('html[data-mantine-color-scheme="dark"]')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await expect(theme(page)).toHaveCount(0)
  await app.put('/api/settings/theme', { value: 'dark' })
  await secondPage.emulateMedia({ colorScheme: 'light' })
  await secondPage.goto('/')
  await expect(theme(secondPage)).toBeAttached()
  // One that was open before keeps its own.
  await page.reload()
  await expect(page.getByRole('main')).toBeVisible()
  await expect(theme(page)).toHaveCount(0)
})
