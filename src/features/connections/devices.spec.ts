import { chooseItem, expect, openSettings, test } from '#e2e/fixtures.ts'

test.use({
  env: { HOUSEHOLD_PASSCODE: 'soup is good' },
  expectedErrors: /status of 401|WebSocket connection/,
})

test('a device that somebody lost is signed out from another one', async ({ page, secondPage }) => {
  for (const each of [page, secondPage]) {
    await each.goto('/pantry')
    await each.getByLabel('Household passcode').fill('soup is good')
    await each.getByLabel('Household passcode').press('Enter')
    await expect(each.getByRole('heading', { name: 'No items found' })).toBeVisible()
  }
  await openSettings(page, false)
  await chooseItem(page, 'Advanced Settings')
  const dialog = page.getByRole('dialog', { name: 'Settings' })
  await dialog.getByRole('tab', { name: 'Connections' }).click()
  const devices = dialog.getByRole('list', { name: 'Devices' }).getByRole('listitem')
  await expect(devices).toHaveCount(2)
  await expect(devices.filter({ hasText: 'this device' })).toContainText('Chrome on Linux')
  await devices
    .filter({ hasText: 'last seen' })
    .getByRole('button', { name: 'Sign out: Chrome on Linux' })
    .click()
  await expect(secondPage.getByLabel('Household passcode')).toBeVisible()
  await expect(devices).toHaveCount(1)
  await devices.getByRole('button', { name: 'Sign out: Chrome on Linux' }).click()
  await expect(page.getByLabel('Household passcode')).toBeVisible()
})
