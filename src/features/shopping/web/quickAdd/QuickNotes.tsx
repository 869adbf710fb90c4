import { Box, Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { problemOf } from '#web/lib/http/request.ts'
import { toast } from '#web/lib/toast.tsx'
import { useSearch } from '#web/lib/useSearch.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { AddedNote } from '#web/ui/lists/AddedNote.tsx'
import type { ShoppingItem } from '../../shopping.contract.ts'
import { shoppingApi } from '../shopping.api.ts'
import { filterShopping, type ShoppingFilter } from '../shoppingView.ts'
import classes from './QuickHints.module.css'
import { addForms, type Outcome } from './quickAdd.ts'
import { asItIsNow, askAbout, type Question } from './readForms.ts'

interface QuickNotesProps {
  items: ShoppingItem[]
  said: Outcome
  say: (outcome: Outcome) => void
  filter: ShoppingFilter
  onAdd: () => void
}

/** The result of a line, beside the field: a toast would cover the list. */
export function QuickNotes({ items, said, say, filter, onAdd }: QuickNotesProps) {
  const { added, problem, questions = [] } = said
  const asked = questions.flatMap((question) => asItIsNow(question, items))
  const client = useQueryClient()
  const search = useSearch(filter.search)
  const update = shoppingApi.useUpdate()

  function answer(question: Question, yes: boolean) {
    const others = asked.filter((each) => each !== question)
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
      {asked.map((question) => (
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
        <AddedNote
          key={added[0]?.id}
          added={added}
          hidden={added.length - filterShopping(added, filter, search).length}
          variant="subtle"
          className={classes.note}
          onDone={() => say({ ...said, added: undefined })}
        />
      )}
    </div>
  )
}
