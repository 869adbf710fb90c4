import { readLine } from '#shared/foods/mustAvoidLine.ts'
import classes from './PreferencePanels.module.css'

/** Names the checked foods, so that nobody relies on a check that does not exist. */
export function CheckedFoods({ line }: { line: string }) {
  const { isMust, isKnown, foods } = readLine(line)
  if (!isMust) return null
  return isKnown ? (
    <small className={classes.checked}>Checked in every meal: {foods.join(', ')}</small>
  ) : (
    <small className={classes.checked} data-tone="orange">
      Not checked in meals: Food Pal doesn't know any food in it
    </small>
  )
}
