import { discard, expect, test, toast } from '#e2e/fixtures.ts'
import { meal } from '#features/menu/menu.factory.ts'
import { act, addRecipe, card, look, unfold } from './recipeBook.factory.ts'

/** How many lines a text field has room for. */
function rowsOf(field: Element): number {
  const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(field)
  const room = field.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)
  return Math.round(room / Number.parseFloat(lineHeight))
}

test('add, expand, cook from, edit, search, delete; a second browser sees it', {
  tag: '@phone',
}, async ({ page, secondPage, app }) => {
  await secondPage.goto('/recipes')
  await expect(secondPage.getByRole('heading', { name: 'No recipes found' })).toBeVisible()
  await page.goto('/recipes')
  await expect(page.getByRole('heading', { name: 'Recipe Book' })).toBeVisible()
  await expect(page.getByText('Get started by adding your first recipe')).toBeVisible()

  await test.step('a recipe needs a title', async () => {
    await addRecipe(page).click()
    const dialog = page.getByRole('dialog', { name: 'Add Recipe' })
    const texts = ['Description', 'Ingredients', 'Instructions', 'Notes']
    const rows = () => Promise.all(texts.map((label) => dialog.getByLabel(label).evaluate(rowsOf)))
    await expect.poll(rows).toEqual([3, 6, 6, 3])
    await dialog.getByLabel('Prep Time').fill('15 minutes')
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(dialog.getByText('Recipe title is required')).toBeInViewport()
    await expect(dialog.getByLabel('Recipe Title')).toBeFocused()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await discard(page)
    await expect(dialog).toBeHidden()
  })

  await test.step('add', async () => {
    await addRecipe(page).click()
    const dialog = page.getByRole('dialog', { name: 'Add Recipe' })
    await expect(dialog.getByLabel('Prep Time'), 'Cancel has reset it').toHaveValue('')
    await dialog.getByLabel('Recipe Title').fill('Black bean tacos')
    await dialog.getByLabel('Description').fill('Charred corn, lime slaw.')
    await dialog.getByLabel('Ingredients').fill('2 cans black beans\n1 cup corn\n12 tortillas')
    await dialog.getByLabel('Instructions').fill('1. Char the corn.\n2. Warm the beans.\nFold.')
    await dialog.getByLabel('Prep Time').fill('20 minutes')
    await dialog.getByLabel('Servings').fill('4')
    await dialog.getByRole('combobox', { name: 'Difficulty' }).click()
    await page.getByRole('option', { name: 'Medium' }).click()
    await dialog.getByRole('combobox', { name: 'Cuisine' }).click()
    await page.getByRole('option', { name: 'mexican' }).click()
    await dialog.getByLabel('Tags').fill(' quick, kids ,, Quick,')
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(dialog).toBeHidden()
    await expect(toast(page)).toContainText('Recipe added successfully')
    const opened = page.getByRole('dialog', { name: 'Black bean tacos' })
    await opened.getByRole('button', { name: 'Close' }).click()
    await expect(opened).toBeHidden()
    const added = card(page, 'Black bean tacos')
    await expect(added.getByText('20 min · Serves 4', { exact: true })).toBeVisible()
    await expect(card(secondPage, 'Black bean tacos')).toBeVisible()
  })

  await test.step('expand', async () => {
    const added = card(page, 'Black bean tacos')
    await expect(added.getByText('1 cup corn')).toBeHidden()
    await unfold(page, 'Black bean tacos')
    await expect(added.getByText('1 cup corn')).toBeVisible()
    for (const text of ['Medium', '20 minutes', 'Serves 4', 'quick, kids']) {
      await expect(added.getByText(text, { exact: true }).first()).toBeVisible()
    }
    const steps = added.getByRole('list').last().getByRole('listitem')
    await expect(steps, 'no number twice').toHaveText([
      'Char the corn.',
      'Warm the beans.',
      'Fold.',
    ])
    await expect(added.getByText(/^Created \w{3} \d+ · Updated \w{3} \d+$/)).toBeVisible()
    await unfold(page, 'Black bean tacos')
    await expect(added.getByText('1 cup corn')).toBeHidden()
  })

  await test.step('cook from it, and edit it there', async () => {
    await act(page, 'Focus', 'Black bean tacos')
    const focus = page.getByRole('dialog', { name: 'Black bean tacos' })
    await focus.getByLabel('1 cup corn').check()
    await look(page, 'Steps')
    await focus.getByLabel('Char the corn.').check()
    await expect(focus.getByText('Prep 20 minutes')).toBeVisible()
    await expect(focus.getByText('Charred corn, lime slaw.')).toBeVisible()
    await focus.getByRole('button', { name: 'Edit Recipe' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Recipe' })
    await expect(dialog.getByLabel('Tags')).toHaveValue('quick, kids')
    await dialog.getByLabel('Cook Time').fill('10 minutes')
    await dialog.getByLabel('Notes').fill('Warm the plates.')
    await dialog.getByRole('combobox', { name: 'Difficulty' }).click()
    await page.getByRole('option', { name: 'Easy' }).click()
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(dialog).toBeHidden()
    await expect(toast(page)).toContainText('Recipe updated successfully')
    await expect(focus.getByText('Cook 10 minutes')).toBeVisible()
    await expect(focus.getByText('Warm the plates.')).toBeVisible()
    await look(page, 'Ingredients')
    await expect(focus.getByLabel('1 cup corn')).toBeChecked()
    await focus.getByRole('button', { name: 'Close' }).click()
    await expect(focus).toBeHidden()
    await unfold(secondPage, 'Black bean tacos')
    await expect(card(secondPage, 'Black bean tacos').getByText('Easy')).toBeVisible()
  })

  await test.step('ticks are kept until they are cleared', async () => {
    await page.reload()
    await act(page, 'Focus', 'Black bean tacos')
    const focus = page.getByRole('dialog', { name: 'Black bean tacos' })
    await expect(focus.getByLabel('1 cup corn')).toBeChecked()
    await look(page, 'Steps')
    await expect(focus.getByLabel('Char the corn.')).toBeChecked()
    await expect(focus.getByLabel('Warm the beans.')).not.toBeChecked()
    await focus.getByRole('button', { name: 'Start over' }).click()
    await look(page, 'Ingredients')
    await expect(focus.getByLabel('1 cup corn')).not.toBeChecked()
    await focus.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('edit', async () => {
    await act(page, 'Edit', 'Black bean tacos')
    const dialog = page.getByRole('dialog', { name: 'Edit Recipe' })
    await dialog.getByLabel('Recipe Title').fill('Bean tacos')
    await dialog.getByRole('combobox', { name: 'Difficulty' }).click()
    await page.getByRole('option', { name: 'None' }).click()
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toast(page)).toContainText('Recipe updated successfully')
    await expect(card(page, 'Bean tacos')).toBeVisible()
    await expect(card(page, 'Bean tacos').getByText('Easy')).toBeHidden()
  })

  await test.step('search', async () => {
    await page.getByRole('searchbox').fill('caviar')
    await expect(page.getByRole('heading', { name: 'No recipes found' })).toBeVisible()
    await expect(page.getByText('Try adjusting your search terms')).toBeVisible()
    for (const word of ['TACO', 'charred', 'mexic', 'kids']) {
      await page.getByRole('searchbox').fill(word)
      await expect(card(page, 'Bean tacos'), word).toBeVisible()
    }
    await page.getByRole('button', { name: 'Clear search' }).click()
  })

  await test.step('delete', async () => {
    const [tacos] = (await app.get('/api/recipes')).body
    const { today } = (await app.get('/api/household')).body
    const planned = { date: today, recipeName: 'Bean tacos', recipeId: tacos.id }
    await app.post('/api/meal-events', meal(planned))
    await act(page, 'Delete', 'Bean tacos')
    const dialog = page.getByRole('dialog', { name: 'Delete this recipe?' })
    await expect(dialog).toContainText('“Bean tacos” will be removed from the recipe book.')
    await expect(dialog).toContainText("It's on the menu (today). That meal stays")
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(card(page, 'Bean tacos')).toBeVisible()
    await act(page, 'Delete', 'Bean tacos')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(toast(page)).toContainText('Recipe deleted successfully')
    for (const each of [page, secondPage]) {
      await expect(each.getByRole('heading', { name: 'No recipes found' })).toBeVisible()
    }
  })
})
