import '@mantine/core/styles.layer.css'
import '#web/tokens.css'
import '#web/theme.css'
import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { millis } from '#shared/time.ts'
import { toast } from '#web/lib/toast.tsx'
import { Toasts } from '#web/shell/messages/Toasts.tsx'
import { theme } from '#web/theme.ts'
import { CookingTimers } from './CookingTimers.public.tsx'

/** Shows parts beside the toasts, as the shell and a screen do. */
function showBeside(count: number) {
  const timer = { recipeId: 1, recipe: 'Soup', step: 'Simmer.', seconds: 600, left: 0 }
  const timers = Array.from({ length: count }, (_, n) => ({
    ...timer,
    id: `${n}`,
    endsAt: millis() + 600_000,
  }))
  localStorage.setItem('food-pal-timers', JSON.stringify(timers))
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(() => {
    toast.hide()
    root.unmount()
    place.remove()
    localStorage.clear()
  })
  const show = (...parts: ReactNode[]) =>
    root.render(
      <MantineProvider theme={theme}>
        {parts}
        <Toasts />
      </MantineProvider>,
    )
  return { show }
}

const [inRecipe, atFoot] = [
  <CookingTimers key="recipe" within="recipe" />,
  <CookingTimers key="foot" />,
]

async function expectToastAboveTimers() {
  await expect.element(page.getByRole('status')).toBeVisible()
  const timers = page.getByRole('region', { name: 'Timers' })
  await expect.element(timers).toBeVisible()
  const gap = () => {
    const [said, running] = [page.getByRole('status'), timers].map((each) =>
      each.element().getBoundingClientRect(),
    )
    return (running?.top ?? 0) - (said?.bottom ?? 0)
  }
  await expect.poll(gap).toBeGreaterThan(0)
  expect(gap(), 'right above them').toBeLessThan(20)
}

test.for([1, 3])('a toast stands above %d timers, whichever comes first', async (count) => {
  await page.viewport(390, 844)
  const { show } = showBeside(count)
  show()
  toast.success('Meal added')
  await expect.element(page.getByRole('status')).toBeVisible()
  show(atFoot)
  await expectToastAboveTimers()
  toast.success('Meal moved')
  await expectToastAboveTimers()
})

test('timers that leave with their recipe, after those of the next screen came, take nothing along', async () => {
  await page.viewport(390, 844)
  const { show } = showBeside(1)
  show(inRecipe)
  await expect.element(page.getByRole('region', { name: 'Timers' })).toBeVisible()
  show(inRecipe, atFoot)
  await expect.poll(() => document.querySelectorAll('[aria-label=Timers]').length).toBe(2)
  show(atFoot)
  toast.success('Meal added')
  await expectToastAboveTimers()
})
