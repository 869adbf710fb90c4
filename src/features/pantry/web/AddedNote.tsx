import { Box, Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { undoAction } from '#web/lib/http/undoAction.ts'
import type { PantryItem } from '../pantry.contract.ts'
import type { Outcome } from './addText.ts'
import classes from './PantryLine.module.css'
import { isShown, type PantryFilter } from './pantryView.ts'

/** Milliseconds, as long as a toast offers Undo. */
const UNDO_FOR = 8_000

interface AddedNoteProps {
  outcome: Outcome
  filter: PantryFilter
  onDone: () => void
}

/** The result of a line, below the field: a toast would cover the list. */
export function AddedNote({ outcome: { added, problem }, filter, onDone }: AddedNoteProps) {
  const client = useQueryClient()
  const end = useEffectEvent(onDone)
  useEffect(() => {
    if (!added) return
    const timer = setTimeout(end, UNDO_FOR)
    return () => clearTimeout(timer)
  }, [added])

  if (!added) return <p className={`${classes.note} ${classes.problem}`}>{problem}</p>
  return (
    <div className={classes.note}>
      <Box component="span" miw={0} className="breaks" dir="auto">
        {sayAdded(added, filter)}
      </Box>
      <Button
        variant="light"
        size="compact-sm"
        aria-label="Undo adding"
        onClick={() => {
          undoAction(client, added)?.onClick()
          onDone()
        }}
      >
        Undo
      </Button>
    </div>
  )
}

function sayAdded(added: PantryItem[], filter: PantryFilter): string {
  const [first, ...others] = added
  const what = others.length === 0 ? `${first?.name}` : `${added.length} items`
  const hidden = added.filter((item) => !isShown(item, filter)).length
  if (hidden === 0) return `Added ${what}`
  return `Added ${what}, ${hidden === added.length ? '' : `${hidden} `}hidden by the filters`
}
