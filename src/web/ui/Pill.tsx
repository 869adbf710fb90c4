import type { ReactNode } from 'react'
import classes from './Pill.module.css'

interface PillProps {
  tone?: 'neutral' | 'brand' | 'red' | 'orange' | 'yellow' | 'blue'
  /** Without a background. */
  quiet?: boolean
  children: ReactNode
}

export function Pill({ tone = 'neutral', quiet, children }: PillProps) {
  return (
    <span
      className={`${classes.pill} tinted`}
      data-tone={tone}
      data-quiet={quiet || undefined}
      dir="auto"
    >
      {children}
    </span>
  )
}
