import { CookieBrowser } from '#test/cookieBrowser.ts'
import type { App } from '#test/harness.ts'
import type { Environment } from '#test/household.ts'
import { SignInService } from '#test/services/signInService.ts'

/** The address that people type; browsers of these tests know where it is. */
const host = 'http://food.test'
const allowed = 'maya@example.org, family'

type Start = (env?: Environment) => Promise<App>

/** The program beside a service; each browser has an address of its own. */
export async function household(start: Start, env: Environment = {}, path = '') {
  const service = await SignInService.start()
  const publicUrl = `${host}${path}`
  service.leadBackTo(`${publicUrl}/api/sign-in/oidc/callback`)
  const app = await start({
    PUBLIC_URL: publicUrl,
    TRUSTED_PROXY: '127.0.0.1',
    OIDC_ALLOWED: allowed,
    ...service.env,
    ...env,
  })
  let browsers = 0
  const browser = () => {
    browsers += 1
    return new CookieBrowser({ 'X-Forwarded-For': `10.0.0.${browsers}` }, { [host]: app.url })
  }
  const begin = `${publicUrl}/api/sign-in/oidc`
  const isBack = (address: string) => address.startsWith(`${begin}/callback`)
  const callback = (of: CookieBrowser) => of.follow(begin, isBack)
  const mayRead = async (of: CookieBrowser) =>
    (await of.get(`${publicUrl}/api/pantry`)).status === 200
  return { app, service, publicUrl, begin, browser, callback, mayRead }
}
