import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * A meal that is moved by keyboard is another element afterwards, and once more if the move fails:
 * the focus goes along until it is wanted elsewhere.
 */
export function useKeptFocus(board: RefObject<HTMLElement | null>) {
  const kept = useRef<number>(undefined)

  useLayoutEffect(() => {
    if (kept.current === undefined) return
    const meal = board.current?.querySelector<HTMLElement>(`[data-meal="${kept.current}"] button`)
    if (document.activeElement === document.body) meal?.focus()
    else if (document.activeElement !== meal) kept.current = undefined
  })

  return (id: number) => {
    kept.current = id
  }
}
