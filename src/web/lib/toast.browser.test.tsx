import '@mantine/core/styles.layer.css'
import '../tokens.css'
import '../theme.css'
import { MantineProvider, Menu } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { changeHeader, undoEndpoint } from '#shared/changes.endpoints.ts'
import { Toasts } from '../shell/messages/Toasts.tsx'
import { theme } from '../theme.ts'
import { send } from './http/call.ts'
import { optimisticChange } from './http/optimisticChange.ts'
import { createQueryClient } from './http/queryClient.ts'
import { undoLast } from './http/undoAction.ts'
import { toast } from './toast.tsx'

const middle = ({ top, bottom }: DOMRect) => Math.round((top + bottom) / 2)

function showToasts(beside?: ReactNode) {
  const place = document.body.appendChild(document.createElement('main'))
  const root = createRoot(place)
  onTestFinished(() => {
    toast.hide()
    root.unmount()
    place.remove()
  })
  root.render(
    <MantineProvider theme={theme}>
      {beside}
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

test('a toast lies under an open menu', async () => {
  await page.viewport(390, 844)
  showToasts(
    <Menu opened position="top-start" withinPortal={false}>
      <Menu.Target>
        <button type="button" style={{ position: 'fixed', bottom: 0 }}>
          Settings
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item>Mom is here</Menu.Item>
      </Menu.Dropdown>
    </Menu>,
  )
  toast.success('Milk deleted')
  const item = page.getByRole('menuitem', { name: 'Mom is here' })
  await expect.element(page.getByText('Milk deleted')).toBeVisible()
  await expect.element(item).toBeVisible()
  const [over, under] = [item, page.getByRole('status')].map((each) =>
    each.element().getBoundingClientRect(),
  )
  if (!over || !under) throw new Error('nothing is shown')
  const at = { x: Math.max(over.left, under.left) + 5, y: Math.max(over.top, under.top) + 5 }
  expect(at.y, 'they share a place').toBeLessThan(Math.min(over.bottom, under.bottom))
  expect(document.elementFromPoint(at.x, at.y)?.closest('[role=menuitem]')).toBe(item.element())
})

test('Undo goes as soon as the next change begins', async () => {
  const answers = vi.fn<typeof fetch>(() => new Promise(() => {}))
  answers.mockResolvedValueOnce(Response.json({}, { headers: { [changeHeader]: '7' } }))
  vi.stubGlobal('fetch', answers)
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  const move = optimisticChange({
    topic: 'menu',
    name: 'move',
    send: () => send(undoEndpoint, { params: { id: 1 } }),
    done: 'Moved',
    failed: 'Not moved',
  })
  function Board() {
    const { mutate } = move.useSend()
    return (
      <button type="button" onClick={() => mutate(undefined)}>
        Move
      </button>
    )
  }
  showToasts(
    <QueryClientProvider client={createQueryClient()}>
      <Board />
    </QueryClientProvider>,
  )
  await page.getByRole('button', { name: 'Move' }).click()
  // Under the pointer a toast would stay.
  await page.getByRole('button', { name: 'Undo' }).hover()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  undoLast()
  expect(answers).toHaveBeenCalledTimes(2)
})
