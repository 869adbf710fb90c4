import { Box } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { problemOf } from '#web/lib/http/request.ts'
import { lazyExtra } from '#web/lib/lazyPart.tsx'
import { toast } from '#web/lib/toast.tsx'
import { useSearch } from '#web/lib/useSearch.ts'
import { useIsPhone } from '#web/lib/viewport.ts'
import { FootLine } from '#web/ui/forms/FootLine.tsx'
import { QuickLine } from '#web/ui/forms/QuickLine.tsx'
import type { Outcome } from './addText.ts'
import classes from './PantryLine.module.css'
import { filterPantry, type PantryFilter } from './pantryView.ts'

const AddedNote = lazyExtra(async () => (await import('#web/ui/lists/AddedNote.tsx')).AddedNote)

interface PantryLineProps {
  filter: PantryFilter
  onOpenForm: () => void
}

/** Adds several items at once, to the filtered location or each to its usual one. */
export function PantryLine({ filter, onOpenForm }: PantryLineProps) {
  const phone = useIsPhone()
  const client = useQueryClient()
  const search = useSearch(filter.search)
  const [{ added, problem }, setOutcome] = useState<Outcome>({})

  async function add(line: string): Promise<boolean> {
    // The Undo of the line before would be taken for this one's.
    setOutcome({})
    try {
      // The parser loads with the first line that is added.
      const { addText } = await import('./addText.ts')
      const told = await addText(line, filter.location, client)
      setOutcome(told)
      return told.problem === undefined
    } catch (error) {
      toast.error(`Failed to add item: ${problemOf(error, 'Unknown error')}`)
      return false
    }
  }

  return (
    <FootLine className={classes.place} label="Add items">
      <QuickLine
        label="Add to the pantry"
        placeholder="Add: 2 lb carrots, eggs…"
        onAdd={add}
        form={
          phone
            ? { label: 'Add Item', addLabel: 'Add to the pantry', onOpen: onOpenForm }
            : undefined
        }
      >
        {filter.location && (
          <Box component="span" flex="none" maw="40%" c="dimmed" fz="sm" className="cut" dir="auto">
            to {filter.location}
          </Box>
        )}
      </QuickLine>
      <div role="status">
        {problem && (
          <Box component="p" c="var(--fp-red)" className={classes.note}>
            {problem}
          </Box>
        )}
        {added && (
          <AddedNote
            key={added[0]?.id}
            added={added}
            hidden={added.length - filterPantry(added, filter, search).length}
            variant="light"
            className={classes.note}
            onDone={() => setOutcome({})}
          />
        )}
      </div>
    </FootLine>
  )
}
