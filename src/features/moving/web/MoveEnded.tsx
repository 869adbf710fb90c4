import { Button, Group, Stack } from '@mantine/core'
import { problemOf } from '#web/lib/http/request.ts'
import { Problem } from '#web/ui/feedback/Problem.tsx'
import { listTitles, type Move, restOf } from '../moving.logic.ts'
import classes from './MoveInDialog.module.css'
import { useForgetMove, useSaveMove, useUndoMove } from './moving.api.ts'
import { counted } from './movingWords.ts'

interface MoveEndedProps {
  move: Move
  onClose: () => void
}

/** What was saved, and the way back. */
export function MoveEnded({ move, onClose }: MoveEndedProps) {
  const { id, state, saved, isStopped, withoutPicture, problem } = move
  const undo = useUndoMove()
  const forget = useForgetMove()
  const save = useSaveMove()
  const rest = restOf(move)
  const failed = undo.error ?? save.error
  const shown = failed ? problemOf(failed) : problem
  const isSaved = state === 'saved'
  return (
    <Stack gap="md">
      <p role="status" className="strong">
        {!isSaved && 'Everything is as it was before you moved in.'}
        {isSaved &&
          (isStopped ? 'You stopped it. This much is saved:' : 'Welcome home. This is saved:')}
      </p>
      {isSaved && saved.length > 0 && (
        <ul role="list" className={`${classes.lists} ruled`} aria-label="What was saved">
          {saved.map(({ name, added }, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries are only added at the end
            <li key={n} className={classes.saved}>
              <span className="grow strong">{listTitles[name]}</span>
              {counted(added, 'added', 'added')}
            </li>
          ))}
        </ul>
      )}
      {isSaved && saved.length === 0 && <p>Everything was here already.</p>}
      {withoutPicture > 0 && (
        <p>{`${counted(withoutPicture, 'picture')} couldn't be read or fetched.`}</p>
      )}
      {shown && <Problem>{shown}</Problem>}
      <Group justify="flex-end" gap={10}>
        <Button
          variant="default"
          loading={forget.isPending}
          disabled={undo.isPending}
          onClick={() => forget.mutate(id)}
        >
          Move in more
        </Button>
        {isSaved && saved.length > 0 && (
          <Button
            variant="default"
            loading={undo.isPending}
            disabled={forget.isPending}
            onClick={() => undo.mutate(id)}
          >
            Undo it all
          </Button>
        )}
        {isSaved && rest.length > 0 && (
          <Button
            variant="default"
            loading={save.isPending}
            onClick={() => save.mutate({ id, lists: rest })}
          >
            Save the rest
          </Button>
        )}
        <Button onClick={onClose}>Done</Button>
      </Group>
    </Stack>
  )
}
