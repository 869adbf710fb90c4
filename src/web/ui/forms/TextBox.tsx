import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLastValue } from '../dialogs/useLastValue.ts'
import classes from './TextBox.module.css'

interface TextBoxProps {
  /** What it is, for those who don't see it. */
  label: string
  text: string
  /** Fewer lines where several stand under each other. */
  size?: 'tall' | 'short'
}

/**
 * A long text as it is, which scrolls in its box. While a part of it is selected it stays: a text
 * that is read again every few seconds would take the selection away.
 */
export function TextBox({ label, text, size = 'tall' }: TextBoxProps) {
  const box = useRef<HTMLElement>(null)
  const shown = useLastValue(!useSelectedIn(box), text)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard, too
    <section ref={box} aria-label={label} tabIndex={0} className={classes.box} data-size={size}>
      {shown}
    </section>
  )
}

function useSelectedIn(box: RefObject<HTMLElement | null>): boolean {
  const [selected, setSelected] = useState(false)
  useEffect(() => {
    const look = () => {
      const selection = document.getSelection()
      const isInside =
        selection !== null &&
        !selection.isCollapsed &&
        (box.current?.contains(selection.anchorNode) ?? false)
      setSelected(isInside)
    }
    document.addEventListener('selectionchange', look)
    return () => document.removeEventListener('selectionchange', look)
  }, [box])
  return selected
}
