import { SignInService } from '#test/services/signInService.ts'
import { chooseItem, expect, expectWellMade, openSettings, test } from './fixtures.ts'
import { startProxy } from './proxy.ts'

test.use({ serviceWorkers: 'allow', expectedErrors: /status of 401|WebSocket connection/ })

test('another service lets people in, below a host, and says why not', { tag: '@phone' }, async ({
  page,
  server,
  isMobile,
}) => {
  const service = await SignInService.start()
  const proxy = await startProxy({ prefix: '/food', strips: false })
  service.leadBackTo(`${proxy.url}/api/sign-in/oidc/callback`)
  const direct = await server.open({
    PUBLIC_URL: proxy.url,
    HOUSEHOLD_PASSCODE: 'soup is good',
    OIDC_ALLOWED: 'family',
    ...service.env,
  })
  proxy.leadTo(direct)
  const { host } = new URL(service.issuer)

  service.person.groups = ['neighbours']
  await page.goto(`${proxy.url}/shopping`)
  const button = page.getByRole('link', { name: `Sign in with ${host}` })
  await button.click()
  await expect(page.getByRole('alert')).toContainText("this household doesn't let you in")
  await expect(page.getByLabel('Household passcode')).toBeVisible()
  await expectWellMade(page)

  service.person.groups = ['family']
  await page.goto(`${proxy.url}/shopping`)
  await button.click()
  await expect(page).toHaveURL(`${proxy.url}/shopping`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shopping List')
  await openSettings(page, isMobile)
  await chooseItem(page, 'Sign out', { exact: true })
  await expect(button).toBeVisible()

  await server.close(direct)
  await proxy.close()
  service.close()
})
