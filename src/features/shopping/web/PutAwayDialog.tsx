import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { pantryMetadata } from '#features/pantry/web/pantry.api.ts'
import { counted } from '#shared/counted.ts'
import { useToggles } from '#web/lib/useToggles.ts'
import { FormDialog } from '#web/ui/dialogs/FormDialog.tsx'
import { QueryStates } from '#web/ui/feedback/QueryStates.tsx'
import type { PutAwayGuess } from '../shopping.contract.ts'
import { PutAwayRow } from './PutAwayRow.tsx'
import { guessedPlaces, usePutAway } from './storeChanges.ts'

interface PutAwayDialogProps {
  opened: boolean
  onClose: () => void
}

/** Bought items with suggested places, to correct and confirm. */
export function PutAwayDialog({ opened, onClose }: PutAwayDialogProps) {
  // Never cached: the suggestions depend on the pantry.
  const guesses = useQuery({ ...guessedPlaces, gcTime: 0, staleTime: 0 })
  const { data: choices } = useQuery(pantryMetadata)
  const putAway = usePutAway()
  const [corrected, setCorrected] = useState<ReadonlyMap<number, Partial<PutAwayGuess>>>(new Map())
  /** Ticked or unticked by the person. */
  const turned = useToggles<number>()
  const open = useToggles<number>()

  const items = (guesses.data ?? []).map((guess) => ({ ...guess, ...corrected.get(guess.id) }))
  const isIncluded = ({ id, isKept, isHere }: PutAwayGuess) =>
    (isKept && !isHere) !== turned.has(id)
  const chosen = items.filter(isIncluded)

  const correct = (id: number, change: Partial<PutAwayGuess>) =>
    setCorrected(new Map(corrected).set(id, { ...corrected.get(id), ...change }))

  function submit(event: FormEvent) {
    event.preventDefault()
    if (chosen.length === 0) return onClose()
    const places = chosen.map(({ id, quantity, category, location, expiryDate }) => ({
      id,
      quantity,
      category,
      location,
      expiryDate,
    }))
    putAway.mutate({ items: places }, { onSuccess: onClose })
  }

  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title="Put away"
      submitLabel={chosen.length > 0 ? `Put ${counted(chosen.length, 'item')} away` : 'Done'}
      onSubmit={submit}
      pending={putAway.isPending}
      width={560}
    >
      <QueryStates
        query={guesses}
        loading={<Skeleton height={240} role="status" aria-label="Finding where things go" />}
        failed="What was bought couldn't be loaded"
        compact="what was bought"
      >
        {() => (
          <ul role="list" aria-label="What was bought">
            {items.map((item) => (
              <li key={item.id}>
                <PutAwayRow
                  item={item}
                  choices={choices}
                  included={isIncluded(item)}
                  open={open.has(item.id)}
                  onInclude={() => turned.toggle(item.id)}
                  onOpen={() => open.toggle(item.id)}
                  onCorrect={(change) => correct(item.id, change)}
                />
              </li>
            ))}
          </ul>
        )}
      </QueryStates>
    </FormDialog>
  )
}
