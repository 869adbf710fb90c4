import { expect, expectWellMade, test, toast } from '#e2e/fixtures.ts'

test('an empty list offers a sample household, once', { tag: '@desktop' }, async ({
  page,
  secondPage,
}) => {
  await secondPage.goto('/shopping')
  await page.goto('/pantry')
  const offer = page.getByRole('button', { name: 'Load a sample household' })
  await expect(offer).toBeVisible()
  await expectWellMade(page)
  await offer.click()
  await expect(toast(page)).toContainText('Sample household loaded')
  await expect(page.getByRole('region', { name: 'Fridge' }).getByText('Greek yogurt')).toBeVisible()
  await expect(secondPage.getByText('14 items to buy, 1 completed')).toBeVisible()

  await page.goto('/recipes')
  await expect(page.getByRole('button', { name: 'Black bean tacos', exact: true })).toBeVisible()
  await page.goto('/family')
  await expect(page.getByText('4 of 4 members')).toBeVisible()
  await expectWellMade(page)
})
