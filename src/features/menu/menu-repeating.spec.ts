import { expectWellMadeInBothSizes } from '#e2e/bothSizes.ts'
import { expect, expectToast, test, toast } from '#e2e/fixtures.ts'
import { addDays, sayDay, weekdayOf } from '#shared/days.ts'
import { chooseFor, dayFromToday, mealCard, plan, storedMeals } from './menuBook.factory.ts'

test('a meal repeats: made once, changed singly or from here on, undone whole', async ({
  page,
  app,
}) => {
  const today = await dayFromToday(app)
  const every = `Every ${sayDay(today, { weekday: 'long' })}`
  const next = addDays(today, 7)
  await page.goto('/menu')

  async function chooseRepeats(name: string) {
    await page.getByRole('combobox', { name: 'Repeats' }).click()
    await page.getByRole('option', { name, exact: true }).click()
  }

  await test.step('it is made once, and Undo takes all away', async () => {
    await page.getByRole('button', { name: 'Add Meal' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Meal' })
    await dialog.getByText('Custom Item').click()
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Pancakes')
    await chooseRepeats('Other days…')
    const tomorrow = sayDay(addDays(today, 1), { weekday: 'long' })
    await dialog.getByRole('checkbox', { name: tomorrow }).check()
    await expectWellMadeInBothSizes(page)
    await chooseRepeats(every)
    await dialog.getByRole('button', { name: 'Add Meal' }).click()
    await expect(toast(page)).toContainText(`${every}, from this day on.`)
    expect(await storedMeals(app)).toHaveLength(27)
    await toast(page).getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => storedMeals(app)).toEqual([])
  })

  await test.step('days that are taken are named, and left out where one says so', async () => {
    for (const date of [today, next]) await plan(app, { date, recipeName: 'Tacos' })
    await page.getByRole('button', { name: 'Add Meal' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Meal' })
    await dialog.getByText('Custom Item').click()
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Pancakes')
    await expect(dialog.getByText('Planned then: Tacos')).toBeVisible()
    await chooseRepeats(every)
    await expect(dialog).toContainText(
      `already on ${sayDay(next, { month: 'short', day: 'numeric' })}.`,
    )
    await dialog.getByRole('button', { name: 'Instead' }).click()
    await dialog.getByRole('checkbox', { name: /^Skip (that day|those days)$/ }).check()
    await expectWellMadeInBothSizes(page)
    await dialog.getByRole('button', { name: 'Add Meal' }).click()
    await expect(dialog).toHaveCount(0)
    const stored = await storedMeals(app)
    expect(stored).toHaveLength(27)
    expect(stored.filter((each) => each.includes(today) || each.includes(next))).toEqual([
      expect.stringContaining('Pancakes'),
      expect.stringContaining('Tacos'),
    ])
    await toast(page).getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => storedMeals(app)).toHaveLength(2)
    for (const { id } of (await app.get('/api/meal-events')).body) {
      await app.delete(`/api/meal-events/${id}`)
    }
  })

  const given = { time: '18:00', mealType: 'Dinner', recipeName: 'Pancakes' }
  const rhythm = { weekdays: [weekdayOf(today)], everyWeeks: 1 }
  await app.post('/api/repeating-meals', { ...given, ...rhythm, date: today })
  await expect(mealCard(page, 'Pancakes').getByRole('img', { name: every })).toBeVisible()
  await expectWellMadeInBothSizes(page)

  const save = async (name: string, reach: string) => {
    await chooseFor(page, name, 'Edit Meal')
    const dialog = page.getByRole('dialog', { name: 'Edit Meal' })
    await expect(dialog.getByRole('combobox', { name: 'Repeats' })).toHaveValue(every)
    await dialog.getByRole('textbox', { name: 'Name' }).fill(`${name} ${reach.length}`)
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    const question = page.getByRole('dialog', { name: 'Change this meal' })
    await question.getByRole('button', { name: reach }).click()
    await expect(dialog).toHaveCount(0)
  }
  const namesNow = async () =>
    (await storedMeals(app)).slice(0, 3).map((line) => line.split(':')[0])

  await test.step('one is changed, then it and all after it', async () => {
    await save('Pancakes', 'Only this one')
    expect(await namesNow()).toEqual(['Pancakes 13', 'Pancakes', 'Pancakes'])
    await page.getByRole('button', { name: 'Next days' }).click()
    await save('Pancakes', 'This and all after it')
    expect(await namesNow()).toEqual(['Pancakes 13', 'Pancakes 21', 'Pancakes 21'])
  })

  await test.step('and deleted with all after it, and brought back', async () => {
    await expectToast(page, 'This meal and all after it updated')
    await chooseFor(page, 'Pancakes 21', 'Delete Meal')
    const question = page.getByRole('dialog', { name: 'Delete this meal?' })
    await expect(question).toContainText('Are you sure you want to delete "Pancakes 21"?')
    await question.getByRole('button', { name: 'This and all after it' }).click()
    await expect(toast(page)).toContainText('This meal and all after it deleted')
    expect(await storedMeals(app)).toHaveLength(1)
    await toast(page).getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => storedMeals(app)).toContain(`Pancakes 21: Dinner ${next} 18:00`)
  })
  await test.step('and comes on further days, but for those that are taken', async () => {
    const after = addDays(next, 1)
    await plan(app, { date: after, recipeName: 'Tacos' })
    await chooseFor(page, 'Pancakes 21', 'Edit Meal')
    const form = page.getByRole('dialog', { name: 'Edit Meal' })
    await chooseRepeats('Other days…')
    await expect(form.getByText('already on')).toBeHidden()
    await form.getByRole('checkbox', { name: sayDay(after, { weekday: 'long' }) }).check()
    await expect(form.getByText('already on')).toBeVisible()
    await form.getByRole('checkbox', { name: /^Skip (that day|those days)$/ }).check()
    await form.getByRole('button', { name: 'Save Changes' }).click()
    await expect(form).toHaveCount(0)
    const there = (await storedMeals(app)).filter((line) => line.includes(after))
    expect(there, 'a day that is taken is left out').toHaveLength(1)
  })
})
