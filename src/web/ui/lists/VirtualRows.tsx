import { useMergedRef } from '@mantine/hooks'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { memo, type ReactNode, useEffect, useRef } from 'react'
import { useKeptFocus } from './useKeptFocus.ts'
import { useScrollMargin } from './useScrollMargin.ts'
import classes from './VirtualRows.module.css'

interface VirtualRowsProps<Row> {
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  /** A row's height in pixels until it is measured. */
  estimate: (row: Row) => number
  renderRow: (row: Row, index: number) => ReactNode
  gap?: number
  label: string
  /** The row to scroll to when it appears. */
  reveals?: (row: Row) => boolean
}

/** A list in the page's own scroll that mounts only the rows near the window. */
export function VirtualRows<Row>({
  rows,
  keyOf,
  estimate,
  renderRow,
  gap = 0,
  label,
  reveals,
}: VirtualRowsProps<Row>) {
  const list = useRef<HTMLUListElement>(null)
  const scrollMargin = useScrollMargin(list)
  const { rangeExtractor, ...focusHandlers } = useKeptFocus()
  const rowAt = (index: number) => rows[index] as Row
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: rows.length,
    estimateSize: (index) => estimate(rowAt(index)),
    getItemKey: (index) => keyOf(rowAt(index)),
    overscan: 6,
    gap,
    scrollMargin,
    rangeExtractor,
    // The virtualizer positions rows itself, so that a row that only moves is not rendered.
    directDomUpdates: true,
  })
  const revealed = reveals ? rows.findIndex(reveals) : -1
  useEffect(() => {
    if (revealed >= 0) virtualizer.scrollToIndex(revealed, { align: 'center' })
  }, [revealed, virtualizer])
  const ref = useMergedRef(list, virtualizer.containerRef)

  return (
    <ul role="list" ref={ref} aria-label={label} className={classes.list} {...focusHandlers}>
      {virtualizer.getVirtualItems().map(({ key, index }) => (
        <li
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          aria-setsize={rows.length}
          aria-posinset={index + 1}
          className={classes.row}
        >
          <RowContent row={rowAt(index)} index={index} renderRow={renderRow} />
        </li>
      ))}
    </ul>
  )
}

interface RowContentProps {
  row: unknown
  index: number
  // biome-ignore lint/suspicious/noExplicitAny: memo can't pass the list's row type through
  renderRow: (row: any, index: number) => ReactNode
}

/** Memoized: scrolling renders the list, but only rows that are new. */
const RowContent = memo(({ row, index, renderRow }: RowContentProps) => renderRow(row, index))
