import { Box, Button } from '@mantine/core'
import { useTimeout } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { undoAction } from '../../lib/http/undoAction.ts'

/** Milliseconds, as long as a toast offers Undo. */
const UNDO_FOR = 8_000

interface AddedNoteProps {
  added: readonly { name: string }[]
  /** How many of them the list's filters hide. */
  hidden: number
  variant: 'light' | 'subtle'
  className: string | undefined
  onDone: () => void
}

/** What a line has added, beside its field: a toast would cover the list. A `key` restarts it. */
export function AddedNote({ added, hidden, variant, className, onDone }: AddedNoteProps) {
  const client = useQueryClient()
  useTimeout(onDone, UNDO_FOR, { autoInvoke: true })
  const what = added.length === 1 ? added[0]?.name : `${added.length} items`
  const count = hidden === added.length ? '' : `${hidden} `
  return (
    <div className={className}>
      <Box component="span" miw={0} className="breaks" dir="auto">
        Added {what}
        {hidden > 0 && `, ${count}hidden by the filters`}
      </Box>
      <Button
        variant={variant}
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
