import { ProgressBar } from '#web/ui/feedback/ProgressBar.tsx'
import type { TestRun } from '../aiTests.contract.ts'
import classes from './RunNote.module.css'

export function RunNote({
  run: { running, done, total, passed, runId, endedBy },
}: {
  run: TestRun
}) {
  if (runId === null) return null
  if (running) {
    return (
      <div className={classes.note}>
        <p role="status">
          Running the tests: {done} of {total}
        </p>
        <ProgressBar className={classes.bar} done={done} total={total} />
      </div>
    )
  }
  return (
    <p role="status" className={classes.note} data-ended={endedBy !== null || undefined}>
      {endedBy ? `${endedBy} ` : ''}
      {`${passed} of ${done} tests passed in the last run.`}
    </p>
  )
}
