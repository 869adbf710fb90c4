import { readLine } from '#shared/foods/mustAvoidLine.ts'
import classes from './PreferencePanels.module.css'

/** What meals are looked through for, so that nobody trusts in a check that there is not. */
export function CheckedFoods({ line }: { line: string }) {
  const { isMust, isKnown, foods } = readLine(line)
  if (!isMust) return null
  return isKnown ? (
    <small className={classes.checked}>Checked in every meal: {foods.join(', ')}</small>
  ) : (
    <small className={classes.checked} data-tone="orange">
      Not checked by itself: no food in it that Food Pal knows
    </small>
  )
}
