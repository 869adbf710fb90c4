import { expect, expectWellMade, test, toast } from '#e2e/fixtures.ts'

test('an empty list offers a sample household, which can be cleared again', async ({
  page,
  secondPage,
}) => {
  await secondPage.goto('/shopping')
  await page.goto('/pantry')
  const offer = page.getByRole('button', { name: 'Load a sample household' })
  await offer.click()
  await expect(toast(page)).toContainText('Sample household loaded')
  await expect(page.getByRole('region', { name: 'Fridge' }).getByText('Greek yogurt')).toBeVisible()
  await expect(secondPage.getByText('14 items to buy, 1 completed')).toBeVisible()

  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Use soon' })).toContainText('Bananas')
  await expectWellMade(page)
  await page.getByRole('button', { name: 'Clear the sample' }).click()
  const question = page.getByRole('dialog', { name: 'Clear the sample?' })
  await expect(question).toContainText('150 things')
  await expectWellMade(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: 'Clear the sample' }).click()
  await question.getByRole('button', { name: 'Clear' }).click()
  await expect(toast(page)).toContainText('Sample cleared')
  await expect(page.getByRole('heading', { name: 'Welcome to Food Pal' })).toBeVisible()
  await toast(page).hover()
  await expectWellMade(page)
  await expect(secondPage.getByText('0 items to buy, 0 completed')).toBeVisible()
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(toast(page)).toContainText('Undone')
  await expect(page.getByRole('button', { name: 'Clear the sample' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Use soon' })).toContainText('Bananas')
})
