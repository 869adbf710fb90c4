import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLastValue } from '../dialogs/useLastValue.ts'
import classes from './TextBox.module.css'

interface TextBoxProps {
  label: string
  text: string
  /** 'short' where several boxes stand below each other. */
  size?: 'tall' | 'short'
}

/**
 * A long text that scrolls in a box. While a part of it is selected the text is not updated, since
 * a refetch every few seconds would remove the selection.
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
