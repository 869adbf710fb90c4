import { scaledLine } from '#shared/ingredients/scaling.ts'
import classes from './ScaledLine.module.css'

interface ScaledLineProps {
  line: string
  factor: number
}

/** A line scaled to other servings, with the original amount beside it. */
export function ScaledLine({ line, factor }: ScaledLineProps) {
  const scaled = scaledLine(line, factor)
  if (scaled === line) return line
  return (
    <>
      {scaled}
      <span className={classes.written}>{line}</span>
    </>
  )
}
