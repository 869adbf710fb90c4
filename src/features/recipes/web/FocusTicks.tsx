import { Checkbox } from '@mantine/core'
import classes from './FocusTicks.module.css'
import type { Ticks } from './useTicks.ts'

interface FocusTicksProps {
  lines: string[]
  ticks: Ticks
}

export function IngredientTicks({ lines, ticks }: FocusTicksProps) {
  return (
    <ul className={classes.list}>
      {lines.map((text, n) => {
        const line = `ingredient ${n} ${text}`
        return (
          <li key={line}>
            <Checkbox
              label={<span dir="auto">{text}</span>}
              checked={ticks.has(line)}
              onChange={() => ticks.toggle(line)}
              classNames={{
                body: classes.ingredient,
                labelWrapper: classes.words,
                label: classes.label,
              }}
            />
          </li>
        )
      })}
    </ul>
  )
}

/** The step's number is its checkbox. */
export function StepTicks({ lines, ticks }: FocusTicksProps) {
  return (
    <ol className={classes.list}>
      {lines.map((text, n) => {
        const line = `step ${n} ${text}`
        return (
          <li key={line}>
            <label className={classes.step}>
              <input
                type="checkbox"
                checked={ticks.has(line)}
                onChange={() => ticks.toggle(line)}
                className={classes.box}
              />
              <span className={classes.number}>{n + 1}</span>
              <span dir="auto">{text}</span>
            </label>
          </li>
        )
      })}
    </ol>
  )
}
