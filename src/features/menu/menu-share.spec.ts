import { readFile } from 'node:fs/promises'
import ICAL from 'ical.js'
import { expect, expectWellMade, test, toast } from '#e2e/fixtures.ts'
import { addDays } from '#shared/days.ts'
import { chooseMore, dayFromToday, plan } from './menuBook.factory.ts'

test('the menu is copied, downloaded, and Google is explained', async ({ page, app }) => {
  const today = await dayFromToday(app)
  await plan(app, { attendees: ['Mom'] })
  await page.goto('/menu')

  await test.step('copied', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await chooseMore(page, 'Share')
    await expect(toast(page)).toContainText('Menu copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      'Dinner: Taco night (6:00 PM, Mom)',
    )
  })

  await test.step('or shown, where the browser lets nobody copy', async () => {
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await chooseMore(page, 'Share')
    const text = page.getByRole('dialog').getByLabel('Copy this text')
    await expect(text).toBeFocused()
    await expect(text).toHaveValue(/^Menu, /)
    await expectWellMade(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'More' })).toBeFocused()
  })

  await test.step('downloaded', async () => {
    const downloading = page.waitForEvent('download')
    await chooseMore(page, 'Download')
    const file = await downloading
    expect(file.suggestedFilename()).toBe(`food-pal-menu-${today}-to-${addDays(today, 3)}.ics`)
    const calendar = new ICAL.Component(ICAL.parse(await readFile(await file.path(), 'utf8')))
    const summaries = calendar
      .getAllSubcomponents('vevent')
      .map((event) => event.getFirstPropertyValue('summary'))
    expect(summaries).toEqual(['Dinner: Taco night'])
  })

  await test.step('Google', async () => {
    await chooseMore(page, 'Google')
    const dialog = page.getByRole('dialog', { name: 'Google Calendar' })
    await expect(dialog).toContainText("Google can't see your menu")
    await expect(dialog.getByRole('link', { name: 'Download the file' })).toHaveAttribute(
      'href',
      `/api/menu.ics?startDate=${today}&endDate=${addDays(today, 3)}`,
    )
    await expectWellMade(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('or given to the device, where it can share', async () => {
    await page.evaluate(() => {
      const share = async ({ text = '' }) => void document.body.setAttribute('data-shared', text)
      Object.defineProperty(navigator, 'share', { value: share })
    })
    await chooseMore(page, 'Share')
    await expect(page.locator('body')).toHaveAttribute('data-shared', /Taco night/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test.describe('with a public address', () => {
  test.use({ env: { PUBLIC_URL: 'https://localhost:8443' } })

  test('Google follows the feed until its address is reset', async ({ page, app }) => {
    await plan(app)
    const { path } = (await app.get<{ path: string }>('/api/menu-feed')).body
    await page.goto('/menu')
    await chooseMore(page, 'Google')
    const dialog = page.getByRole('dialog', { name: 'Google Calendar' })
    const address = dialog.getByLabel('Address for any other calendar app')
    await expect(address).toHaveValue(`https://localhost:8443${path}`)
    await expect(dialog.getByRole('link', { name: 'Add to Google Calendar' })).toHaveAttribute(
      'href',
      `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(`webcal://localhost:8443${path}`)}`,
    )
    await expectWellMade(page)

    await dialog.getByRole('button', { name: 'Reset address' }).click()
    const question = page.getByRole('dialog', { name: 'Reset the address?' })
    await expect(question).toContainText('will stop updating')
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(dialog.getByRole('button', { name: 'Reset address' })).toBeFocused()
    await page.keyboard.press('Enter')
    await question.getByRole('button', { name: 'Reset address' }).click()
    await expect(toast(page)).toContainText('The menu has a new address')
    await expect(address).not.toHaveValue(`https://localhost:8443${path}`)
    expect((await app.get(path)).status).toBe(404)
  })
})
