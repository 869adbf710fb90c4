import { Button } from '@mantine/core'
import { Link } from 'wouter'
import { SampleHouseholdButton } from '#features/sample/web/SampleHousehold.public.tsx'
import classes from './MenuEmpty.module.css'

/** Shown above the empty days, which can be filled by hand as well. */
export function MenuEmpty() {
  return (
    <div className={classes.empty}>
      <p className={classes.words}>No meals planned for this period yet.</p>
      <Button component={Link} href="/ai-chat" variant="default">
        Ask AI Assistant to Plan Meals
      </Button>
      <SampleHouseholdButton />
    </div>
  )
}
