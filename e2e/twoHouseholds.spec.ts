import type { Page } from '@playwright/test'
import { shoppingItem } from '#features/shopping/shopping.factory.ts'
import type { Client } from '#test/client.ts'
import { type Environment, newHousehold } from '#test/household.ts'
import { Program } from '#test/process.ts'
import { expect, test } from './fixtures.ts'

test.use({
  serviceWorkers: 'allow',
  expectedErrors:
    /ERR_CONNECTION_RE(?:FUSED|SET)|WebSocket connection|ERR_FAILED|Background refresh|401/,
})

const box = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(name) })

async function signIn(page: Page, passcode: string | undefined) {
  if (!passcode) return
  await page.getByLabel('Household passcode').fill(passcode)
  await page.getByLabel('Household passcode').press('Enter')
}

async function add(page: Page, name: string) {
  await page.getByRole('button', { name: 'Add Item' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Item name', exact: true }).fill(name)
  await dialog.getByRole('button', { name: 'Add Item' }).click()
  // A dialog that closes while the page reloads takes the reload back.
  await expect(dialog).toBeHidden()
  await expect(box(page, name)).toBeVisible()
}

async function signedIn(program: Client, passcode: string | undefined): Promise<Client> {
  const { headers } = await program.post('/api/sign-in', { passcode: passcode ?? '' })
  return program.with({ Cookie: headers.get('set-cookie')?.split(';')[0] ?? '' })
}

async function namesOn(program: Client, passcode: string | undefined): Promise<string[]> {
  const { body } = await (await signedIn(program, passcode)).get<{ name: string }[]>(
    '/api/shopping',
  )
  return body.map(({ name }) => name).sort()
}

/** With one thing more on its list, by which its screen is known. */
async function startWith(name: string, env: Environment, passcode: string | undefined) {
  const program = await Program.start({ ...env, ...guardedBy(passcode) })
  await (await signedIn(program, passcode)).post('/api/shopping', shoppingItem({ name }))
  return program
}

const guardedBy = (passcode: string | undefined) => passcode && { HOUSEHOLD_PASSCODE: passcode }

for (const { guarded, ours, theirs } of [
  { guarded: 'without passcodes', ours: undefined, theirs: undefined },
  { guarded: 'with passcodes', ours: 'soup is good', theirs: 'stew is better' },
]) {
  test(`what waits for one household never reaches another at its address, ${guarded}`, async ({
    page,
    household,
  }) => {
    // Three programs, one after the other.
    test.slow()
    const other = await newHousehold()
    const first = await startWith('Our bread', household.env, ours)
    const PORT = new URL(first.url).port

    await page.goto(`${first.url}/shopping`)
    await signIn(page, ours)
    await expect(box(page, 'Our bread')).toBeVisible()
    await page.evaluate(() => navigator.serviceWorker.ready)
    await first.end('SIGKILL')
    await add(page, 'Our milk')
    await box(page, 'Our bread').check()
    await expect(page.getByText('2 changes are waiting for a connection')).toBeVisible()

    // The page that is open meets the other household, and so does one that is opened then.
    const second = await startWith('Their rice', { ...other.env, PORT }, theirs)
    await signIn(page, theirs)
    for (const name of ['Their tea', 'Their salt']) {
      await expect(box(page, 'Their rice')).toBeVisible()
      await expect(box(page, 'Our')).toHaveCount(0)
      await expect(page.getByText('for a connection')).toHaveCount(0)
      await add(page, name)
      await page.reload()
    }
    expect(await namesOn(second, theirs)).toEqual(['Their rice', 'Their salt', 'Their tea'])
    await second.end('SIGTERM')

    const back = await Program.start({ ...household.env, PORT, ...guardedBy(ours) })
    await signIn(page, ours)
    await expect(box(page, 'Our milk')).toBeVisible()
    await expect(box(page, 'Their')).toHaveCount(0)
    await expect.poll(() => namesOn(back, ours)).toEqual(['Our bread', 'Our milk'])
    await expect(box(page, 'Our bread')).toBeChecked()
    await back.end('SIGTERM')
    await other.discard()
  })
}
