import { Box, Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { problemOf } from '#web/lib/http/request.ts'
import { undoAction } from '#web/lib/http/undoAction.ts'
import { toast } from '#web/lib/toast.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import type { ShoppingItem } from '../shopping.contract.ts'
import classes from './QuickHints.module.css'
import { addForms, type Outcome } from './quickAdd.ts'
import { askAbout, type Question } from './readForms.ts'
import { shoppingApi } from './shopping.api.ts'
import { filterShopping, type ShoppingFilter } from './shoppingView.ts'

/** Milliseconds, as long as a toast offers Undo. */
const UNDO_FOR = 8_000

interface QuickNotesProps {
  said: Outcome
  say: (outcome: Outcome) => void
  filter: ShoppingFilter
  onAdd: () => void
}

/** The result of a line, beside the field: a toast would cover the list. */
export function QuickNotes({ said, say, filter, onAdd }: QuickNotesProps) {
  const { added, problem, questions = [] } = said
  const client = useQueryClient()
  const update = shoppingApi.useUpdate()
  const forgetAdded = useEffectEvent(() => say({ ...said, added: undefined }))

  useEffect(() => {
    if (!added) return
    const timer = setTimeout(forgetAdded, UNDO_FOR)
    return () => clearTimeout(timer)
  }, [added])

  function answer(question: Question, yes: boolean) {
    const others = questions.filter((each) => each !== question)
    say({ ...said, questions: others })
    const { there, form, sum } = question
    if (!yes) return
    if (sum) return update.mutate({ id: there.id, changes: { quantity: sum }, base: there })
    addForms([form], { client, onAdd }).then(
      (another) => say({ questions: others, added: another }),
      (error) => toast.error('Failed to add item', problemOf(error)),
    )
  }

  return (
    <div className={classes.notes} role="status">
      {problem && (
        <Box component="p" c="var(--fp-red)" fz="smd">
          {problem}
        </Box>
      )}
      {questions.map((question) => (
        <div key={question.form.name} className={classes.note}>
          <span className={classes.said}>{askAbout(question)}</span>
          <Button
            variant="light"
            size="compact-sm"
            aria-label={`Yes: ${question.form.name}`}
            onClick={() => answer(question, true)}
          >
            Yes
          </Button>
          <IconButton
            icon={IconX}
            label={`No: ${question.form.name}`}
            onClick={() => answer(question, false)}
          />
        </div>
      ))}
      {added && (
        <div className={classes.note}>
          <span className={classes.said}>{sayAdded(added, filter)}</span>
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label="Undo adding"
            onClick={() => {
              undoAction(client, added)?.onClick()
              forgetAdded()
            }}
          >
            Undo
          </Button>
        </div>
      )}
    </div>
  )
}

function sayAdded(added: ShoppingItem[], filter: ShoppingFilter): string {
  const what = added.length === 1 ? (added[0]?.name ?? '') : `${added.length} items`
  const hidden = added.length - filterShopping(added, filter).length
  if (hidden === 0) return `Added ${what}`
  return `Added ${what}, ${hidden === added.length ? '' : `${hidden} `}hidden by the filters`
}
