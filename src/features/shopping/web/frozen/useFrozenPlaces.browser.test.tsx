import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { ShoppingItem } from '../../shopping.contract.ts'
import { useFrozenPlaces } from './useFrozenPlaces.ts'

const item = (id: number, isCompleted = false) => ({ id, isCompleted }) as ShoppingItem

function List({ items }: { items: ShoppingItem[] }) {
  const places = useFrozenPlaces(items)
  return (
    <ul role="list" onPointerDown={places.hold}>
      {places.items.filter(places.isToBuy).map((each) => (
        <li key={each.id}>
          {each.id}
          {places.isLeaving(each) && ' leaves'}
        </li>
      ))}
    </ul>
  )
}

/** What is to buy right after the list is another one, as it is painted. */
function showList(first: ShoppingItem[]) {
  vi.useFakeTimers()
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  onTestFinished(() => {
    root.unmount()
    document.querySelector('ul')?.parentElement?.remove()
    vi.useRealTimers()
  })
  const show = (items: ShoppingItem[]) => flushSync(() => root.render(<List items={items} />))
  const rows = () => [...document.querySelectorAll('li')].map((row) => row.textContent)
  show(first)
  return { show, rows }
}

test('a row that another phone ticked stays where it is for a while', () => {
  const { show, rows } = showList([item(1), item(2), item(3)])
  show([item(1, true), item(2), item(3)])
  expect(rows()).toEqual(['1 leaves', '2', '3'])
  vi.advanceTimersByTime(2_000)
  show([item(1, true), item(2, true), item(3)])
  vi.advanceTimersByTime(2_000)
  expect(rows(), 'until nobody ticks any more').toEqual(['1 leaves', '2 leaves', '3'])
  flushSync(() => vi.advanceTimersByTime(1_000))
  expect(rows()).toEqual(['3'])
})

test('a row that another phone added waits while a finger is on the list', () => {
  const { show, rows } = showList([item(2)])
  show([item(1), item(2)])
  expect(rows()).toEqual(['1', '2'])
  flushSync(() =>
    document.querySelector('li')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })),
  )
  show([item(0), item(1), item(2)])
  expect(rows()).toEqual(['1', '2'])
  flushSync(() => vi.advanceTimersByTime(3_000))
  expect(rows()).toEqual(['0', '1', '2'])
})
