import type { ReactNode } from 'react'
import classes from './FootLine.module.css'

interface FootLineProps {
  label: string
  className?: string | undefined
  children: ReactNode
}

/** Holds a screen's quick line. On a phone it is fixed to the bottom, and the next element ends above. */
export const FootLine = ({ label, className = '', children }: FootLineProps) => (
  <section className={`${className} ${classes.foot}`} aria-label={label}>
    {children}
  </section>
)
