import type { CSSProperties } from 'react'
import classes from './ColorDot.module.css'

/** A colour that somebody chose. What it stands for is said beside it. */
export const ColorDot = ({ color }: { color: string }) => (
  <span className={classes.dot} style={{ '--dot': color } as CSSProperties} aria-hidden />
)
