import type { ShoppingItem } from '../../shopping.contract.ts'
import { useFrozenOrder } from './useFrozenOrder.ts'

const placeOf = ({ isCompleted }: ShoppingItem) => (isCompleted ? 'completed' : 'toBuy')

/** Keeps ticked items in their places, and new items of others out, while somebody ticks. */
export function useFrozenPlaces(items: ShoppingItem[]) {
  const { held, hold, end } = useFrozenOrder(items, focusWhatStays)
  const places = held && new Map(held.map((item) => [item.id, placeOf(item)]))
  const isToBuy = (item: ShoppingItem) => (places?.get(item.id) ?? placeOf(item)) === 'toBuy'
  return {
    items: places ? items.filter(({ id }) => places.has(id)) : items,
    isToBuy,
    isLeaving: (item: ShoppingItem) => isToBuy(item) === item.isCompleted,
    hold,
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
