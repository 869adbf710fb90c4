import { type ReactNode, useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import classes from './PrintSheet.module.css'

interface PrintSheetProps {
  title: string
  children: ReactNode
}

/** Content that is printed in place of the screen, mounted only while printing. */
export function PrintSheet({ title, children }: PrintSheetProps) {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    // Synchronously: the browser prints the page as it is after this event.
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    // Printing may have begun before this was loaded.
    if (matchMedia('print').matches) setPrinting(true)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  if (!printing) return null
  return createPortal(
    <article className={classes.sheet} data-print-sheet>
      <h1>{title}</h1>
      {children}
    </article>,
    document.body,
  )
}
