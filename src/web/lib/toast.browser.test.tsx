import '@mantine/core/styles.layer.css'
import '../tokens.css'
import '../theme.css'
import { MantineProvider } from '@mantine/core'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { Toasts } from '../shell/messages/Toasts.tsx'
import { theme } from '../theme.ts'
import { toast } from './toast.tsx'

const middle = ({ top, bottom }: DOMRect) => Math.round((top + bottom) / 2)

function showToasts() {
  const place = document.body.appendChild(document.createElement('main'))
  const root = createRoot(place)
  onTestFinished(() => {
    toast.hide()
    root.unmount()
    place.remove()
  })
  root.render(
    <MantineProvider theme={theme}>
      <Toasts />
    </MantineProvider>,
  )
}

const boxOf = (words: string) => page.getByText(words).element().getBoundingClientRect()

test('a toast without a button has its second line under the title', async () => {
  await page.viewport(390, 844)
  showToasts()
  const [title, text] = ['Failed to update item', 'This quantity is too long: at most 200 letters.']
  toast.error(title, text)
  await expect.element(page.getByText(title)).toBeVisible()
  expect(boxOf(title).width).toBeGreaterThan(150)
  expect(boxOf(text).top).toBeGreaterThanOrEqual(boxOf(title).bottom)
  const whole = page.getByRole('alert').element().getBoundingClientRect()
  expect(whole.height).toBeLessThanOrEqual(boxOf(title).height + boxOf(text).height + 24)
})

test.for([
  ['Undo', { title: 'Milk deleted', text: undefined }],
  [
    'Take a look',
    { title: 'Someone else changed “Milk”, too', text: 'Compare the two, then decide.' },
  ],
] as const)('a toast with %s is as tall as its words', async ([label, { title, text }]) => {
  await page.viewport(390, 844)
  showToasts()
  toast.error(title, text, { label, onClick: () => {} })
  await expect.element(page.getByText(title)).toBeVisible()
  const button = page.getByRole('button', { name: label }).element().getBoundingClientRect()
  expect(middle(button), 'beside the title').toBe(middle(boxOf(title)))
  expect(button.left, 'behind it').toBeGreaterThanOrEqual(boxOf(title).right)
  const words = Math.max(boxOf(title).height, button.height) + (text ? boxOf(text).height : 0)
  const whole = page.getByRole('alert').element().getBoundingClientRect()
  expect(whole.height).toBeLessThanOrEqual(words + 16)
})
