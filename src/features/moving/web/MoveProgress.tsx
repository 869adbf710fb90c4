import { Button, Stack } from '@mantine/core'
import { ProgressBar } from '#web/ui/feedback/ProgressBar.tsx'
import type { Move } from '../moving.logic.ts'
import classes from './MoveInDialog.module.css'
import { useStopMove } from './moving.api.ts'

/** What is under way. An undo can't be stopped: it is whole or not at all. */
export function MoveProgress({ move: { id, source, state, doing } }: { move: Move }) {
  const stop = useStopMove()
  const { what = '', done = 0, total = 0 } = doing ?? {}
  const count =
    total > 0 ? ` ${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}` : ''
  const words = {
    reading: `${what || 'Reading'}${count}…`,
    saving: `Saving: ${what}${count}`,
    undoing: 'Undoing everything…',
  }[state as 'reading' | 'saving' | 'undoing']
  return (
    <Stack gap="sm">
      <p className="strong breaks">{source}</p>
      <p role="status">{words}</p>
      <ProgressBar className={classes.bar} done={total > 0 ? done : undefined} total={total} />
      <p className="dim small">
        You can close this and go on cooking: it continues without you. Settings, Move In shows how
        far it is.
      </p>
      {state !== 'undoing' && (
        <Button
          variant="default"
          w="fit-content"
          loading={stop.isPending}
          onClick={() => stop.mutate(id)}
        >
          Stop
        </Button>
      )}
    </Stack>
  )
}
