import type { ReactNode } from 'react'
import classes from './SectionHead.module.css'

interface SectionHeadProps {
  title: string
  children: ReactNode
}

export const SectionHead = ({ title, children }: SectionHeadProps) => (
  <div className={classes.top}>
    <h2 className={classes.title}>{title}</h2>
    {children}
  </div>
)

export const SectionFact = ({ children }: { children: ReactNode }) => (
  <span className={classes.fact}>{children}</span>
)
