import type { ReactNode } from 'react'
import classes from './Pill.module.css'

interface PillProps {
  tone?: 'neutral' | 'brand' | 'red' | 'orange' | 'yellow' | 'blue'
  children: ReactNode
}

export function Pill({ tone = 'neutral', children }: PillProps) {
  return (
    <span className={`${classes.pill} tinted`} data-tone={tone} dir="auto">
      {children}
    </span>
  )
}
