import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { emptyHousehold, showScreen } from '#test/screens/showScreen.tsx'

const stamps = {
  version: 1,
  createdAt: '2026-11-16T08:00:00.000Z',
  updatedAt: '2026-11-16T08:00:00.000Z',
}

const member = (id: number, name: string, dislikes: string, isActive = true) => ({
  id,
  name,
  role: 'Age 8',
  keyGoalsAndLimits: '',
  likes: '',
  dislikes,
  sortOrder: id,
  isActive,
  ...stamps,
})

const family = [
  member(1, 'Leo', 'Nuts (allergy)'),
  member(2, 'Grandpa', 'Lactose intolerant'),
  member(3, 'Tom', 'Allergic to bread', false),
]

const toBuy = (id: number, name: string, more = {}) => ({
  id,
  name,
  quantity: null,
  category: null,
  store: null,
  priority: 'medium',
  notes: null,
  addedBy: null,
  isCompleted: false,
  ...stamps,
  ...more,
})

const atHome = (id: number, name: string) => ({
  id,
  name,
  quantity: '1 jar',
  category: 'Spread',
  location: 'Pantry',
  expiryDate: null,
  expiresOn: null,
  notes: null,
  ...stamps,
})

const lists: Record<string, unknown> = {
  '/api/family-member-preferences': family,
  '/api/shopping': [
    toBuy(1, 'Nutella', { notes: 'the big one', addedBy: 'Mom' }),
    toBuy(2, 'Walnut bread'),
    toBuy(3, 'Apples'),
    toBuy(4, 'Cheddar', { isCompleted: true }),
  ],
  '/api/pantry': [atHome(1, 'Nutella'), atHome(2, 'Rice')],
}

const answer = async (path: string) => lists[path.split('?')[0] ?? ''] ?? emptyHousehold(path)

const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })

const textOf = (name: string) => row(name).query()?.textContent ?? ''

beforeEach(() => page.viewport(390, 844))

test('a row of the list says who can’t eat it, and is hardly higher', async () => {
  await showScreen('/shopping', answer)
  await expect.poll(() => textOf('Nutella')).toContain("Leo and Grandpa can't eat it")
  expect(textOf('Nutella')).toContain('the big one · Mom')
  await expect.poll(() => textOf('Walnut bread')).toContain("Leo can't eat it")
  expect(textOf('Walnut bread'), 'Tom is away').not.toContain('Tom')
  expect(textOf('Apples')).not.toContain("can't eat it")
  expect(textOf('Cheddar'), 'it was bought').not.toContain("can't eat it")
  const heightOf = (name: string) => row(name).element().getBoundingClientRect().height
  expect(heightOf('Walnut bread') - heightOf('Apples')).toBeLessThan(8)
})

test('so does the pantry, in rows and in cards', async () => {
  await showScreen('/pantry', answer)
  await expect.poll(() => textOf('Nutella')).toContain("Leo and Grandpa can't eat it")
  expect(textOf('Rice')).not.toContain("can't eat it")
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByText('Grid', { exact: true }).click()
  const card = page.getByRole('article', { name: 'Nutella' })
  await expect.poll(() => card.query()?.textContent).toContain("Leo and Grandpa can't eat it")
})
