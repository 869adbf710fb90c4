import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { emptyHousehold, showScreen } from '#test/screens/showScreen.tsx'

const maya = {
  id: 1,
  version: 1,
  name: 'Maya',
  role: 'Age 14',
  keyGoalsAndLimits: 'Fiber',
  likes: 'Rice',
  dislikes: 'Mushrooms',
  sortOrder: 0,
  isActive: true,
  createdAt: '2026-11-16T08:00:00.000Z',
  updatedAt: '2026-11-16T08:00:00.000Z',
}

test('on a phone a tap on the name opens the card, one on the dots their menu', async () => {
  await page.viewport(390, 844)
  await showScreen('/family', async (path) =>
    path.startsWith('/api/family-member-preferences') ? [maya] : emptyHousehold(path),
  )
  const pressedAt = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return hit?.closest('button')?.ariaLabel
  }
  const name = page.getByRole('heading', { name: 'Maya' })
  await expect.element(name).toBeVisible()
  expect(pressedAt(name.element())).toBe('Expand Maya')
  const dots = page.getByRole('button', { name: 'Actions for Maya' })
  await expect.element(dots).toBeVisible()
  expect(pressedAt(dots.element())).toBe('Actions for Maya')
})
