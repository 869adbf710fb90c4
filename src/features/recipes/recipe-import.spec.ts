import type { Page } from '@playwright/test'
import {
  test as base,
  expect,
  expectNoSidewaysScroll,
  expectTargets,
  expectToast,
  expectWellMade,
  toast,
} from '#e2e/fixtures.ts'
import { resize } from '#e2e/resize.ts'
import { familyMember } from '#features/family/family.factory.ts'
import { CalendarServer } from '#test/calendarServer.ts'
import { picture } from '#test/pictures.ts'
import { htmlPage, jsonLd } from './import/pages.factory.ts'
import { zipOf } from './import/zip.factory.ts'
import { card } from './recipeBook.factory.ts'
import { recipe } from './recipes.factory.ts'

const test = base.extend<{ site: CalendarServer }>({
  env: { CALENDAR_ALLOW_PRIVATE_HOSTS: 'true' },
  // A page that can't be read is a refusal, which browsers write down as well.
  expectedErrors: /400 \(Bad Request\)/,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
  site: async ({}, use) => {
    const server = await CalendarServer.start()
    await use(server)
    await server.close()
  },
})

/** The sheet that the dialog is on a small phone. */
async function expectRoomOnPhones(page: Page) {
  const size = page.viewportSize()
  await resize(page, { width: 360, height: 640 })
  await expectNoSidewaysScroll(page)
  await expectTargets(page)
  if (size) await resize(page, size)
}

const soup = (name: string) => ({
  '@type': 'Recipe',
  name,
  recipeIngredient: ['2 leeks', '1 lb potatoes'],
  recipeInstructions: ['Soften the leeks.', 'Simmer and blend.'],
  prepTime: 'PT15M',
  nutrition: { '@type': 'NutritionInformation', calories: '210 kcal', servingSize: '1 bowl' },
})

test('from an address, a text and a file: looked over, saved, taken back', async ({
  page,
  app,
  site,
}) => {
  await app.post('/api/recipes', recipe({ title: 'Tomato soup' }))
  const maya = familyMember({ name: 'Maya', dislikes: 'Allergic to seafood and potatoes' })
  await app.post('/api/family-member-preferences', maya)
  const closed = site.serve('/closed', (_request, response) => response.writeHead(403).end())
  const leek = site.serve('/leek', (_request, response) =>
    response
      .writeHead(200, { 'Content-Type': 'text/html' })
      .end(htmlPage(jsonLd(soup('Leek soup')), '<h1>Leek soup</h1>')),
  )
  const dialog = page.getByRole('dialog')
  const field = dialog.getByLabel('Link or recipe')
  const show = dialog.getByRole('button', { name: 'Show Recipe' })
  const names = ['Bean soup', 'Tomato Soups', `A ${'very '.repeat(20)}long soup`, 'Fish soup']
  const files = names.map((name, n) => [`${n}/recipe.json`, JSON.stringify(soup(name))] as const)
  const buffer = zipOf({ ...Object.fromEntries(files), '0/full.jpg': await picture() })
  const chooseFile = () =>
    dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'recipes.zip', mimeType: 'application/zip', buffer })

  await test.step('a page that refuses: a sentence, and what was pasted stays', async () => {
    // A page that is shared with the app: its address stands in a text.
    await page.goto(`/recipes?shared=${encodeURIComponent(`Look at this ${closed}`)}`)
    await expect(field).toHaveValue(closed)
    await show.click()
    await expect(dialog.getByRole('alert')).toHaveText(/Paste the page instead\.$/)
    await expect(field).toHaveValue(closed)
    await expectWellMade(page)
    await expectRoomOnPhones(page)
  })

  await test.step('an address: its recipe in the form, changed there and saved', async () => {
    await field.fill(leek)
    await show.click()
    await expect(dialog.getByText('Check it, then save')).toBeFocused()
    await expect(dialog.getByLabel('Ingredients')).toHaveValue('2 leeks\n1 lb potatoes')
    await expect(dialog.getByText("Maya can't eat this: potatoes")).toBeVisible()
    await expect(dialog.getByLabel('Prep Time')).toHaveValue('15 minutes')
    await expect(dialog.getByLabel('Notes')).toHaveValue(`From ${leek}`)
    const nutrition = dialog.getByLabel('Nutrition per serving')
    await expect(nutrition).toHaveValue('Serving size: 1 bowl\nCalories: 210 kcal')
    await nutrition.fill('Serving size: 1 bowl\nCalories: 210 kcal\nFat')
    await dialog.getByLabel('Recipe Title').fill('')
    await dialog.getByRole('button', { name: 'Save Recipe' }).click()
    await expect(dialog.getByText('Recipe title is required')).toBeVisible()
    await expect(dialog.getByText('Write each line like “Calories: 320 kcal”')).toBeVisible()
    await nutrition.fill('Serving size: 1 bowl\nCalories: 210 kcal\nFat 9 g')
    expect((await app.get('/api/recipes')).body).toHaveLength(1)
    await dialog.getByLabel('Recipe Title').fill('Our leek soup')
    await dialog.getByRole('button', { name: 'Save Recipe' }).click()
    await expect(dialog).toBeHidden()
    await expectToast(page, '1 recipe imported')
    const opened = page.getByRole('dialog', { name: 'Our leek soup' })
    await expect(opened.getByRole('button', { name: 'Plan it' })).toBeVisible()
    const stated = opened.getByRole('region', { name: 'Per serving: 1 bowl' })
    await expect(stated).toHaveText(/Calories.*210 kcal.*Fat.*9 g/)
    await expectWellMade(page)
    await opened.getByRole('button', { name: 'Close' }).click()
    await expect(card(page, 'Our leek soup')).toBeVisible()
  })

  await test.step('a text, by keyboard: one that is in the book already is said', async () => {
    await page.getByRole('button', { name: 'Import' }).press('Enter')
    await field.fill(
      'Tomato soup\n\nIngredients\n6 tomatoes\n2 Zwetschgen\n\nMethod\nRoast them.\nBlend them.',
    )
    await field.press('Tab')
    await show.press('Enter')
    await expect(dialog.getByRole('list', { name: 'Notes' })).toContainText(
      'already have this recipe',
    )
    await expect(dialog.getByText("nobody's allergies could be checked for them")).toContainText(
      /: Zwetschgen\.$/,
    )
    await expect(dialog.getByLabel('Instructions')).toHaveValue('Roast them.\nBlend them.')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Import' })).toBeFocused()
  })

  await test.step('a text without a form of its own is written down, and saved once it has a name', async () => {
    const told = 'Take six apples and a cup of sugar, and bake them until they sigh.'
    await page.getByRole('button', { name: 'Import' }).click()
    await field.fill(told)
    await show.click()
    await expect(dialog.getByRole('alert')).toContainText("We couldn't find a recipe in this text")
    await dialog.getByRole('button', { name: 'Write it down as a recipe' }).click()
    const form = page.getByRole('dialog', { name: 'Add Recipe' })
    await expect(form.getByLabel('Instructions')).toHaveValue(told)
    await expect(form.getByLabel('Recipe Title')).toBeFocused()
    await form.getByRole('button', { name: 'Save Recipe' }).click()
    await expect(form.getByText('Recipe title is required')).toBeVisible()
    expect((await app.get('/api/recipes')).body, 'nothing by itself').toHaveLength(2)
    await form.getByLabel('Recipe Title').fill("Grandma's apples")
    await form.getByRole('button', { name: 'Save Recipe' }).click()
    const opened = page.getByRole('dialog', { name: "Grandma's apples" })
    await opened.getByText(told).waitFor()
    await toast(page).getByRole('button', { name: 'Plan it' }).click()
    const plan = page.getByRole('dialog', { name: "Plan Grandma's apples" })
    await plan.waitFor()
    await page.keyboard.press('Escape')
    await expect(plan).toBeHidden()
    await toast(page).getByRole('button', { name: 'Undo' }).click()
    await expectToast(page, 'Undone')
    await page.goto('/recipes')
  })

  await test.step('a file on its way says how far it is, and can be stopped', async () => {
    await page.getByRole('button', { name: 'Import' }).click()
    await page.route(/\/import\/file\?name=/, () => {}, { times: 1 })
    await chooseFile()
    await expect(dialog.getByRole('status')).toHaveText('Sending recipes.zip (2 KB)…')
    await expect(dialog.getByRole('progressbar', { name: 'Progress' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Stop' }).press('Enter')
    await expect(show).toBeFocused()
    await expect(dialog.getByRole('alert')).toBeHidden()
  })

  await test.step('a file: chosen ones and their pictures are one change, and one Undo', async () => {
    await chooseFile()
    const found = dialog.getByRole('list', { name: 'Recipes found' })
    await expect(found.getByRole('checkbox')).toHaveCount(4)
    await expect(dialog.getByText('3 of 4 recipes chosen · 1 already in your book')).toBeVisible()
    const known = found.getByRole('listitem').filter({ hasText: 'Tomato Soups' })
    await expect(known.getByRole('checkbox')).not.toBeChecked()
    await expect(known).toContainText('In your book')
    const fish = found.getByRole('listitem').filter({ hasText: 'Fish soup' })
    await expect(fish).toContainText('Not for Maya: seafood')
    await found.getByRole('checkbox', { name: /Fish soup/ }).uncheck()
    await expectWellMade(page)
    await expectRoomOnPhones(page)
    const submit = dialog.getByRole('button', { name: 'Import 2 recipes' })
    await page.route('**/import/pictures', () => {}, { times: 1 })
    await submit.click()
    await expect(dialog.getByRole('status')).toHaveText('Importing 1 picture…')
    await expect(found.getByRole('checkbox').first()).toBeDisabled()
    await dialog.getByRole('button', { name: 'Stop' }).click()
    await expect(submit).toBeFocused()
    expect((await app.get('/api/recipes')).body).toHaveLength(2)
    await submit.press('Enter')
    await expect(toast(page)).toContainText('2 recipes imported')
    await expect(card(page, 'Bean soup').locator('img')).toBeVisible()
    await toast(page).getByRole('button', { name: 'Undo' }).click()
    await expect(card(page, 'Bean soup')).toBeHidden()
    await expect(card(page, 'Our leek soup')).toBeVisible()
  })

  await test.step('the book as a file', async () => {
    await page.getByRole('button', { name: 'Import' }).click()
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download all your recipes as a file' }).click()
    expect((await download).suggestedFilename()).toMatch(/^food-pal-recipes-\d{4}-\d\d-\d\d\.json$/)
  })
})
