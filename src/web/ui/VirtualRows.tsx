import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useRef } from 'react'
import { useHeldFocus } from './useHeldFocus.ts'
import { useScrollMargin } from './useScrollMargin.ts'
import classes from './VirtualRows.module.css'

interface VirtualRowsProps<Row> {
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  /** The height in pixels a row has until it is measured. */
  estimate: (row: Row) => number
  renderRow: (row: Row, index: number) => ReactNode
  /** Pixels between rows. */
  gap?: number
  /** The list's name for a screen reader. */
  label: string
}

/** A list in the page's own scroll that only mounts the rows near the window. */
export function VirtualRows<Row>({
  rows,
  keyOf,
  estimate,
  renderRow,
  gap = 0,
  label,
}: VirtualRowsProps<Row>) {
  const list = useRef<HTMLUListElement>(null)
  const scrollMargin = useScrollMargin(list)
  const { rangeExtractor, ...focusHandlers } = useHeldFocus()
  const rowAt = (index: number) => rows[index] as Row
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: rows.length,
    estimateSize: (index) => estimate(rowAt(index)),
    getItemKey: (index) => keyOf(rowAt(index)),
    overscan: 6,
    gap,
    scrollMargin,
    rangeExtractor,
    useFlushSync: false,
  })

  return (
    <ul
      ref={list}
      aria-label={label}
      className={classes.list}
      style={{ height: virtualizer.getTotalSize() }}
      {...focusHandlers}
    >
      {virtualizer.getVirtualItems().map(({ key, index, start }) => (
        <li
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          aria-setsize={rows.length}
          aria-posinset={index + 1}
          className={classes.row}
          style={{ transform: `translateY(${start - scrollMargin}px)` }}
        >
          {renderRow(rowAt(index), index)}
        </li>
      ))}
    </ul>
  )
}
