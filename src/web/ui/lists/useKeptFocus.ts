import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual'
import { type FocusEvent, useState } from 'react'

/** Keeps the focused row mounted, so that scrolling does not remove a field with typed text. */
export function useKeptFocus() {
  const [held, setHeld] = useState<number>()

  function rangeExtractor(range: Range) {
    const indexes = defaultRangeExtractor(range)
    if (held === undefined || held >= range.count || indexes.includes(held)) return indexes
    return [...indexes, held].sort((a, b) => a - b)
  }

  function onFocus(event: FocusEvent) {
    const row = event.target.closest('[data-index]')
    setHeld(row ? Number(row.getAttribute('data-index')) : undefined)
  }

  function onBlur() {
    setHeld(undefined)
  }

  return { rangeExtractor, onFocus, onBlur }
}
