import type { Locator } from '@playwright/test'
import { steppingClock } from '#e2e/clock.ts'
import { expect, expectTargets, expectWellMade, test, toast } from '#e2e/fixtures.ts'
import { act, look } from './recipeBook.factory.ts'
import { recipe } from './recipes.factory.ts'

/** What a timer says: 6:59. */
async function secondsIn(timer: Locator): Promise<number> {
  const [minutes, seconds] = (await timer.innerText()).split(':').map(Number)
  return (minutes ?? 0) * 60 + (seconds ?? 0)
}

test('cooking by steps: timers run on wherever one goes, ring, and survive a reload', {
  tag: '@phone',
}, async ({ page, app }) => {
  const steps = 'Boil the pasta 8 minutes.\nSimmer the sauce 1 hour 10 min.\nServe.'
  await app.post('/api/recipes', recipe({ title: 'Ragù', instructions: steps }))
  await page.clock.install()
  const clock = steppingClock(page)
  await page.goto('/recipes')
  await act(page, 'Focus', 'Ragù')
  const focus = page.getByRole('dialog', { name: 'Ragù' })
  const timers = page.getByRole('region', { name: 'Timers' })

  await expect(focus.getByLabel('2 lemons')).toBeVisible()
  await expect(focus.getByText('Serve.')).toBeHidden()
  await look(page, 'Steps')
  await expect(focus.getByLabel('2 lemons')).toBeHidden()
  await clock.hold()
  await focus.getByRole('button', { name: 'Start a timer: 8 minutes' }).click()
  await focus.getByRole('button', { name: 'Start a timer: 1 hour 10 min' }).click()
  await expect(focus.getByRole('checkbox', { checked: true }), 'nothing is done').toHaveCount(0)
  await expect(timers.getByRole('listitem')).toHaveText([/^8:00Boil/, /^1:10:00Simmer/])
  // axe needs a clock that runs.
  await page.clock.resume()
  await expectTargets(page)
  await expectWellMade(page)

  await test.step('a toast is low, and stands above them', async () => {
    await focus.getByRole('button', { name: 'Plan it' }).click()
    await page.getByRole('button', { name: /^Sometime/ }).click()
    await toast(page).getByRole('button', { name: 'Undo' }).hover()
    const [said, running] = await Promise.all([toast(page).boundingBox(), timers.boundingBox()])
    expect(said?.height).toBeLessThan(75)
    expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThan(running?.y ?? 0)
    await toast(page).getByRole('button', { name: 'Dismiss' }).click()
  })

  await focus
    .getByRole('checkbox', { name: 'Boil the pasta 8 minutes.' })
    // At its number: the time in the middle is for the timer.
    .check({ position: { x: 12, y: 20 } })
  await expect(focus.locator('[aria-current=step]')).toContainText('Simmer the sauce')

  await focus.getByRole('button', { name: 'Close' }).click()
  await expect(focus).toBeHidden()
  await clock.hold()
  const before = await secondsIn(timers.getByRole('timer').first())
  await clock.runFor(60_000)
  await expect.poll(() => secondsIn(timers.getByRole('timer').first())).toBe(before - 60)
  const held = await timers.getByRole('timer').last().innerText()
  await timers.getByRole('button', { name: 'Pause Simmer the sauce 1 hour 10 min.' }).click()
  await page.clock.resume()
  await page.reload()
  await clock.fastForward(7 * 60_000)
  await page.clock.runFor(1_000)
  await expect(timers.getByRole('alert')).toHaveText("Time's up: Ragù")
  await expect(timers.getByRole('timer').last(), 'held').toHaveText(held)
  await expectTargets(page)
  await expectWellMade(page)

  await test.step('in the chat they are above the messages, not on the field', async () => {
    await page.getByRole('link', { name: 'Assistant' }).click()
    await expect(timers.getByRole('alert')).toBeVisible()
    await page.getByRole('textbox', { name: 'Write a message' }).click()
    await expectWellMade(page)
    await page.getByRole('link', { name: 'Recipes' }).click()
  })

  await clock.hold()
  await timers.getByRole('button', { name: '+1 min' }).first().click()
  await expect(timers.getByRole('timer').first()).toHaveText('1:00')
  await clock.runFor(61_000)
  await timers.getByRole('button', { name: 'Done' }).click()
  await timers.getByRole('button', { name: 'End Simmer the sauce 1 hour 10 min.' }).click()
  await expect(timers).toBeHidden()
})

test('the timers of one step differ by their names', async ({ page, app }) => {
  const steps = 'Chop the onion and simmer 20 min, then let it rest for 10 min.'
  await app.post('/api/recipes', recipe({ title: 'Ragù', instructions: steps }))
  await page.goto('/recipes')
  await act(page, 'Focus', 'Ragù')
  const focus = page.getByRole('dialog', { name: 'Ragù' })
  await focus.getByRole('button', { name: 'Start a timer: 20 min' }).click()
  await focus.getByRole('button', { name: 'Start a timer: 10 min' }).click()
  const timers = page.getByRole('region', { name: 'Timers' })
  await expect(timers.getByRole('listitem')).toHaveText([/Simmer 20 min/, /Let it rest for 10 min/])
  await timers.getByRole('button', { name: 'End Simmer 20 min' }).click()
  await expect(timers.getByRole('listitem')).toHaveCount(1)
})
