import { type ReactNode, useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import classes from './PrintSheet.module.css'

interface PrintSheetProps {
  title: string
  children: ReactNode
}

/** What is printed in place of the screen: made when somebody prints, and gone afterwards. */
export function PrintSheet({ title, children }: PrintSheetProps) {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    // At once: the browser looks at the page as it is when this is over.
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
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
