import type { Page } from '@playwright/test'
import { familyMember } from '#features/family/family.factory.ts'
import { meal } from '#features/menu/menu.factory.ts'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { recipe } from '#features/recipes/recipes.factory.ts'
import { shoppingItem } from '#features/shopping/shopping.factory.ts'
import { Program } from '#test/process.ts'
import { expect, expectToast, test, toast } from './fixtures.ts'

test.use({
  serviceWorkers: 'allow',
  loadsAhead: true,
  expectedErrors:
    /ERR_CONNECTION_RE(?:FUSED|SET)|WebSocket connection|ERR_FAILED|Background refresh|status of 409/,
})

const dialog = (page: Page) => page.getByRole('dialog')
const waiting = (page: Page) => page.getByRole('img', { name: 'Waiting for a connection' })
const edit = (page: Page, name: string) =>
  page.getByRole('button', { name: `Edit ${name}` }).click()
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save Changes' }).click()

async function fill(page: Page, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) {
    await dialog(page).getByRole('textbox', { name: label, exact: true }).fill(text)
  }
}

/** The last of what is read ahead. */
const everythingRead = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const lists = await caches.open('food-pal-lists')
        return (await lists.keys()).some(({ url }) => url.includes('/calendar/events'))
      }),
    )
    .toBe(true)

type Item = { id: number; name: string; quantity: string; notes: string | null }

test('one look, then no connection: every list opens, changes wait, merge, and arrive once', async ({
  page,
  household,
  secondPage,
}) => {
  // Three programs, one after the other.
  test.slow()
  // Stopped and started again at the same address: a connection that is cut and comes back.
  const first = await Program.start(household.env)
  const { url } = first
  const env = { ...household.env, PORT: new URL(url).port }
  for (const name of ['Milk', 'Limes', 'Eggs', 'Bread']) {
    await first.post('/api/shopping', shoppingItem({ name, quantity: '1', notes: null }))
  }
  const { today } = (await first.get('/api/household')).body
  await first.post('/api/pantry', pantryItem({ name: 'Rice' }))
  await first.post('/api/recipes', recipe({ title: 'Lemon chicken' }))
  await first.post('/api/family-member-preferences', familyMember({ name: 'Maya' }))
  const knowledge = { vaultName: 'Kitchen', name: 'Small oven', content: 'One tray' }
  await first.post('/api/knowledge', knowledge)
  await first.post('/api/meal-events', meal({ date: today, recipeName: 'Taco night' }))

  await page.goto(`${url}/shopping`)
  await expect(page.getByRole('checkbox')).toHaveCount(4)
  await everythingRead(page)
  await first.end('SIGKILL')

  const open = (screen: string) => page.getByRole('link', { name: screen }).first().click()
  for (const [screen, text] of [
    ['Recipe Book', 'Lemon chicken'],
    ['Family Preferences', 'Small oven'],
    ['Calendar', 'No calendars connected'],
    ['Dashboard', 'Taco night'],
    ['Menu', 'Taco night'],
  ] as const) {
    await open(screen)
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0)
  }

  await page.getByRole('button', { name: 'Add Meal' }).first().click()
  await dialog(page).getByText('Custom Item').click()
  await fill(page, { Name: 'Soup' })
  await dialog(page).getByRole('button', { name: 'Add Meal' }).click()
  await expect(toast(page)).toContainText("Saved on this device. We'll send it when")
  await expect(page.getByRole('article').filter({ hasText: 'Soup' })).toBeVisible()

  await open('Pantry List')
  await edit(page, 'Rice')
  await fill(page, { Quantity: '3 bags' })
  await save(page)
  await expect(page.getByText('3 bags')).toBeVisible()
  await expect(waiting(page)).toHaveCount(1)

  await open('Shopping List')
  const box = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) })
  for (const name of ['Tea', 'Salt', 'Foil']) {
    await page.getByRole('button', { name: 'Add Item' }).first().click()
    await fill(page, { 'Item name': name })
    await dialog(page).getByRole('button', { name: 'Add Item' }).click()
    await expect(box(name)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Edit Limes' }).click()
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await edit(page, 'Bread')
  await fill(page, { Notes: 'Sliced' })
  await save(page)
  await edit(page, 'Eggs')
  await fill(page, { Quantity: '12' })
  await save(page)
  await box('Tea').check()
  await box('Milk').check()
  await expect(page.getByText('4 items to buy, 2 completed')).toBeVisible()
  await expect(waiting(page)).toHaveCount(6)
  await expect(
    page.getByText("Food Pal can't be reached. 10 changes are waiting for a connection"),
  ).toBeVisible()

  // The page itself opens, too.
  await page.reload()
  await expect(page.getByText('4 items to buy, 2 completed')).toBeVisible()
  await expect(waiting(page)).toHaveCount(6)

  // Somebody else has a connection meanwhile.
  const elsewhere = await Program.start(household.env)
  const { body: before } = await elsewhere.get<Item[]>('/api/shopping')
  const idOf = (name: string) => before.find((item) => item.name === name)?.id
  await elsewhere.put(`/api/shopping/${idOf('Bread')}`, { quantity: '2' })
  await elsewhere.put(`/api/shopping/${idOf('Eggs')}`, { quantity: '6' })
  await elsewhere.end('SIGTERM')

  const second = await Program.start(env)
  await expect(waiting(page)).toHaveCount(0)
  await expect(toast(page)).toContainText('Someone else changed “Eggs”, too')
  // A toast under the pointer stays.
  await toast(page).hover()
  await secondPage.goto(`${url}/shopping`)
  await expect(secondPage.getByText('4 items to buy, 2 completed')).toBeVisible()
  // Left, so that none of its parts is on its way when the program ends.
  await secondPage.goto('about:blank')
  const { body: items } = await second.get<Item[]>('/api/shopping')
  const arrived = items.map(({ name, quantity, notes }) => `${name} ${quantity} ${notes}`)
  expect(arrived.sort()).toEqual([
    'Bread 2 Sliced',
    'Eggs 6 null',
    'Foil null null',
    'Milk 1 null',
    'Salt null null',
    'Tea null null',
  ])
  expect((await second.get('/api/pantry')).body).toMatchObject([{ quantity: '3 bags' }])
  const planned = (await second.get<{ recipeName: string }[]>('/api/meal-events')).body
  expect(planned.map(({ recipeName }) => recipeName).sort()).toEqual(['Soup', 'Taco night'])

  await toast(page).getByRole('button', { name: 'Take a look' }).click()
  await expect(dialog(page)).toContainText('Someone else wrote “6”.')
  await expect(dialog(page).getByLabel('Quantity')).toHaveValue('12')
  await save(page)
  await expectToast(page, 'Item updated successfully')
  expect((await second.get<Item[]>('/api/shopping')).body).toContainEqual(
    expect.objectContaining({ name: 'Eggs', quantity: '12' }),
  )
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain(
    'food-pal-outbox/',
  )
  await second.end('SIGTERM')
})
