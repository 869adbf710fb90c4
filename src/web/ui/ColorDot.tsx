import type { CSSProperties } from 'react'
import classes from './ColorDot.module.css'

/** A colour that somebody chose. Words beside it say what it stands for. */
export const ColorDot = ({ color }: { color: string }) => (
  <span className={classes.dot} style={{ '--dot': color } as CSSProperties} aria-hidden />
)
