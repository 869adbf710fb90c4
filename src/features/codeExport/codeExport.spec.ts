import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectWellMadeInBothSizes } from '#e2e/bothSizes.ts'
import { failUntilRetry } from '#e2e/failUntilRetry.ts'
import { expect, expectToast, expectWellMade, test } from '#e2e/fixtures.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const category = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Categories' }).getByRole('checkbox', { name })
const file = (page: Page, path: string) => page.getByRole('checkbox', { name: path, exact: true })
const expectSelected = (page: Page, count: number) =>
  expect(page.getByText(new RegExp(`^${count} of \\d+ files selected`))).toBeVisible()

test('choose files, find them, download and copy them', async ({ page, context }) => {
  await page.goto('/code-exporter')
  await expect(page.getByRole('heading', { name: 'Source Code Exporter' })).toBeVisible()
  await expect(category(page, 'Essential')).toBeChecked()
  await expect(category(page, 'Important')).toBeChecked()
  await expect(category(page, 'Optional')).not.toBeChecked()
  await expect(category(page, 'Excluded')).not.toBeChecked()
  await expect(page.getByText(/files selected, [\d.]+ MB in total/)).toBeVisible()
  await expect(page.getByText(/SYSTEM_PROMPT\.md[\d.]+ KBAlways included/)).toBeVisible()
  await expectWellMadeInBothSizes(page)

  await button(page, 'None').click()
  await expectSelected(page, 0)
  await expect(button(page, 'Download TXT')).toBeDisabled()
  await expect(button(page, 'Copy to Clipboard')).toBeDisabled()
  await button(page, 'All').click()
  for (const name of ['Essential', 'Important', 'Optional', 'Excluded'])
    await expect(category(page, name)).toBeChecked()
  await category(page, 'Essential').click()
  await expect(category(page, 'Essential')).not.toBeChecked()

  // By name, and by what stands in it.
  await button(page, 'None').click()
  await page.getByRole('searchbox').fill('src/server/main.ts')
  await file(page, 'src/server/main.ts').focus()
  await page.keyboard.press('Space')
  await page.getByRole('searchbox').fill('The moment as stored: ISO 8601')
  await file(page, 'src/shared/time.ts').check()
  await expectSelected(page, 2)
  await expect(category(page, 'Essential')).toHaveJSProperty('indeterminate', true)

  const downloading = page.waitForEvent('download')
  await button(page, 'Download TXT').click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(
    /^food-pal-source-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.txt$/,
  )
  const text = await readFile(await download.path(), 'utf8')
  expect(text).toContain('2 files and SYSTEM_PROMPT.md')
  expect(text).toContain('Food Pal is ready at')
  await expectToast(page, 'Successfully exported 2 files plus SYSTEM_PROMPT.md')

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await button(page, 'Copy to Clipboard').click()
  await expectToast(page, 'Copied to Clipboard')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('src/shared/time.ts')

  await page.getByRole('searchbox').fill(`nowhere-${'x'.repeat(40)}`)
  await expect(page.getByRole('heading', { name: 'No files found' })).toBeVisible()
  await button(page, 'Show all files').click()
  await expect(page.getByRole('searchbox')).toHaveValue('')
})

test.describe('when something is refused', () => {
  test.use({ expectedErrors: /status of 500|net::ERR_FAILED|Failed to load resource/ })

  test('each refusal is said, and Retry lists the files', async ({ page }) => {
    await failUntilRetry(page, '**/api/code-export/scan')
    await page.goto('/code-exporter')
    await expect(
      page.getByRole('heading', { name: "The source files couldn't be listed" }),
    ).toBeVisible()
    await expect(button(page, 'Download TXT')).toBeDisabled()
    await expectWellMade(page)
    await button(page, 'Retry').click()
    await expect(category(page, 'Essential')).toBeChecked()

    await page.route('**/api/code-export/export', (route) =>
      route.fulfill({ status: 500, body: '' }),
    )
    await button(page, 'Download TXT').click()
    await expectToast(page, 'Export FailedExport failed')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await button(page, 'Copy to Clipboard').click()
    await expectToast(page, 'Copy FailedExport failed')
    await page.unroute('**/api/code-export/export')

    const refuseWith = (name: string) =>
      page.evaluate((errorName) => {
        navigator.clipboard.write = () => Promise.reject(new DOMException('No', errorName))
      }, name)
    await refuseWith('NotAllowedError')
    await button(page, 'Copy to Clipboard').click()
    await expectToast(
      page,
      'Clipboard Access DeniedBrowser blocked clipboard access. Use Download instead.',
    )
    await refuseWith('DataError')
    await button(page, 'Copy to Clipboard').click()
    await expectToast(page, 'Copy Failed')
  })
})
