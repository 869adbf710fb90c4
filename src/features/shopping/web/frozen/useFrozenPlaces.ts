import { useLayoutEffect, useRef } from 'react'
import type { ShoppingItem } from '../../shopping.contract.ts'
import { useFrozenOrder } from './useFrozenOrder.ts'

const placeOf = ({ isCompleted }: ShoppingItem) => (isCompleted ? 'completed' : 'toBuy')

function isTickedSince(before: readonly ShoppingItem[], items: readonly ShoppingItem[]) {
  const was = new Map(before.map((item) => [item.id, placeOf(item)]))
  return items.some((item) => was.has(item.id) && was.get(item.id) !== placeOf(item))
}

/**
 * Keeps ticked items in their places for a while, whoever ticked them, and new items of others out,
 * so that nothing moves under a thumb.
 */
export function useFrozenPlaces(items: ShoppingItem[]) {
  const { held, hold, end } = useFrozenOrder(items, focusWhatStays)
  const before = useRef(items)
  const isTicked = items !== before.current && isTickedSince(before.current, items)
  useLayoutEffect(() => {
    if (isTicked) hold(before.current)
    before.current = items
  })
  // In the same render: a row that moved away and back would have lost the focus.
  const seen = held ?? (isTicked ? before.current : undefined)
  const places = seen && new Map(seen.map((item) => [item.id, placeOf(item)]))
  const isToBuy = (item: ShoppingItem) => (places?.get(item.id) ?? placeOf(item)) === 'toBuy'
  return {
    items: places ? items.filter(({ id }) => places.has(id)) : items,
    isToBuy,
    isLeaving: (item: ShoppingItem) => isToBuy(item) === item.isCompleted,
    hold: () => hold(),
    release: end,
  }
}

/** Moves the focus from a row that leaves to the next one that stays, else the one before. */
function focusWhatStays() {
  const row = document.activeElement?.closest('[data-leaving]')
  if (!row) return
  const staying = [...document.querySelectorAll('[data-item]:not([data-leaving])')]
  const isAfter = (other: Element) =>
    Boolean(row.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)
  const next = staying.find(isAfter) ?? staying.at(-1)
  const target = next?.querySelector('input') ?? document.querySelector('main')
  target?.focus({ preventScroll: true })
}
