import {
  chooseItem,
  expect,
  expectToast,
  expectWellMade,
  openSettings,
  test,
} from '#e2e/fixtures.ts'
import { shoppingItem } from '#features/shopping/shopping.factory.ts'
import { Receiver, signatureOf } from './receiver.factory.ts'

test.use({ env: { CALENDAR_ALLOW_PRIVATE_HOSTS: 'true' }, expectedErrors: /status of 400/ })

test('a program is told of a change, and no longer once it is removed', { tag: '@phone' }, async ({
  page,
  app,
  isMobile,
}) => {
  const receiver = await Receiver.start()
  const { host } = new URL(receiver.url)
  await page.goto('/pantry')
  await openSettings(page, isMobile)
  await chooseItem(page, 'Advanced Settings')
  const dialog = page.getByRole('dialog', { name: 'Settings' })
  await dialog.getByRole('tab', { name: 'Connections' }).click()
  const form = dialog.getByRole('group', { name: 'New webhook' })
  await form.getByLabel('Address').fill('ftp://example.org')
  await form.getByLabel('Address').press('Enter')
  await expect(form.getByLabel('Address')).toHaveAccessibleDescription(/http/)
  await form.getByLabel('Address').fill(receiver.url)
  await expectWellMade(page)
  await form.getByLabel('Address').press('Enter')
  const made = dialog.getByRole('group', { name: "The webhook's secret" })
  const secret = await made.getByRole('textbox').inputValue()
  expect(secret).toMatch(/^whsec_/)
  await made.getByRole('button', { name: 'Done' }).click()

  await app.post('/api/shopping', shoppingItem())
  await receiver.hears(1)
  const [heard] = receiver.heard
  expect(heard && signatureOf(heard, secret)).toBe(heard?.headers['webhook-signature'])
  await dialog.getByRole('button', { name: 'Last messages' }).click()
  await expect(dialog.getByRole('list', { name: 'Last messages' })).toContainText(
    'Shopping List. Taken.',
  )
  await expectWellMade(page)

  await dialog.getByRole('switch', { name: `Tell ${host}` }).press('Space')
  await expect(dialog.getByRole('switch', { name: `Tell ${host}` })).not.toBeChecked()
  await dialog.getByRole('button', { name: `Remove ${host}` }).click()
  await expectToast(page, 'Webhook removed')
  await expect(dialog.getByText('No program is told when a list changes.')).toBeVisible()
  await receiver.close()
})
