import { problemOf } from '#web/lib/http/request.ts'
import classes from './ImportDialog.module.css'

/** Why an import does not go on; what was typed or chosen stays. */
export const ImportFailed = ({ error }: { error: Error }) => (
  <p className={classes.problem} role="alert">
    {problemOf(error)}
  </p>
)
