import { failUntilRetry } from '#e2e/failUntilRetry.ts'
import { expect, expectTargets, expectToast, expectWellMade, test, toast } from '#e2e/fixtures.ts'
import { familyMember } from '#features/family/family.factory.ts'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { recipe } from '#features/recipes/recipes.factory.ts'

test.describe('ideas', () => {
  test.use({ expectedErrors: /status of 500/ })

  test('what can we cook: why it fails, what is at home, what is missing is bought and taken back', {
    tag: '@phone',
  }, async ({ page, app }) => {
    const open = async () => {
      await page.getByRole('button', { name: 'What can we cook?' }).click()
      return page.getByRole('dialog', { name: 'What can we cook?' })
    }
    await page.goto('/recipes')
    const empty = await open()
    await expect(empty.getByText('There is no recipe yet')).toBeVisible()
    await expectWellMade(page)
    await empty.getByRole('button', { name: 'Import' }).click()
    await expect(page.getByRole('dialog', { name: /^Import/ })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await open()
    await empty.getByRole('button', { name: 'Add Recipe' }).click()
    await expect(page.getByRole('dialog', { name: 'Add Recipe' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await app.post('/api/recipes', recipe({ title: 'Soup', ingredients: '1 lb carrots\n2 onions' }))
    await page.reload()
    await failUntilRetry(page, '**/api/cooking-ideas', {
      fail: (route) => route.fulfill({ status: 500, body: '' }),
    })
    const sheet = await open()
    await expect(sheet.getByText("The pantry couldn't be checked")).toBeVisible()
    await sheet.getByRole('button', { name: 'Retry' }).click()
    await expect(sheet.getByText('Nothing to cook just yet')).toBeVisible()
    await page.goBack()
    await expect(sheet).toBeHidden()

    await app.post('/api/pantry', pantryItem({ name: 'Carrots', quantity: '3 lb' }))
    const prawns = { title: 'Prawn pot', ingredients: '1 lb carrots\n200 g prawns' }
    await app.post('/api/recipes', recipe(prawns))
    const dad = familyMember({ name: 'Dad', dislikes: 'Shellfish (allergy)' })
    await app.post('/api/family-member-preferences', dad)
    await open()
    const leftOut = "1 more dish is left out: Dad can't eat shellfish."
    await expect(sheet.getByText(leftOut)).toBeVisible()
    await expect(sheet.getByText('You have 1 of 2 ingredients')).toBeVisible()
    await expect(sheet.getByText('Missing: 2 onions')).toBeVisible()
    await expectWellMade(page)
    await expectTargets(page)
    const buy = sheet.getByRole('button', { name: /(?:missing|list): Soup$/ })
    await buy.click()
    await expect(buy).toHaveText('On the list')
    expect((await app.get('/api/shopping')).body).toMatchObject([{ name: 'Onions', quantity: '2' }])
    await toast(page).getByRole('button', { name: 'Undo' }).click()
    await expect(buy).toHaveText("Buy what's missing")
    expect((await app.get('/api/shopping')).body).toEqual([])

    const plan = page.getByRole('dialog', { name: 'Plan Soup' })
    await sheet.getByRole('button', { name: 'Plan it: Soup' }).click()
    await expect(plan).toBeVisible()
    await page.keyboard.press('Escape')
    const ideas = page.getByRole('button', { name: 'What can we cook?' })
    await expect(ideas, 'the sheet that made way is gone').toBeFocused()
    await open()
    await sheet.getByRole('button', { name: 'Plan it: Soup' }).click()
    await plan.getByRole('button', { name: /^Today/ }).click()
    await expectToast(page, 'Meal added')
    expect((await app.get('/api/meal-events')).body).toMatchObject([{ recipeName: 'Soup' }])

    await open()
    await sheet.getByRole('button', { name: /^Soup/ }).click()
    const opened = page.getByRole('dialog', { name: 'Soup' })
    await expect(opened.getByRole('checkbox')).toHaveCount(2)
    await expect(
      opened.getByRole('checkbox', { name: /^2 onions\s*\(not at home\)$/ }),
    ).toBeVisible()
    await expect(opened.getByRole('checkbox', { name: '1 lb carrots', exact: true })).toBeVisible()
  })
})
