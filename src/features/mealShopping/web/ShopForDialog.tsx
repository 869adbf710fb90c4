import { Skeleton } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { pantryApi } from '#features/pantry/web/pantry.api.ts'
import { counted } from '#shared/counted.ts'
import { compareNames } from '#shared/order.ts'
import { useHousehold } from '#web/lib/http/householdQuery.ts'
import { useToggles } from '#web/lib/useToggles.ts'
import { FormDialog } from '#web/ui/dialogs/FormDialog.tsx'
import { QueryStates } from '#web/ui/feedback/QueryStates.tsx'
import type { DayLine } from '../days.contract.ts'
import { DayLineRow } from './DayLineRow.tsx'
import { DayLines } from './DayLines.tsx'
import { type DaysInput, previewOf, useAddForDays, useSayMatch } from './days.api.ts'
import { noteText } from './dayWords.ts'

export interface ShopForDialogProps {
  opened: boolean
  onClose: () => void
  title: string
  query: DaysInput
  /** For how many a recipe is shopped: 'Serves 6'. */
  scaledTo?: string | undefined
  /** The number of times the sheet was opened. */
  opening: number
}

/** Changes to a line before it is put on the list. */
type Choice = { included?: boolean; amount?: string }

/** Shopping lines for some days or a recipe: to review, correct and put on the list. */
export function ShopForDialog(props: ShopForDialogProps) {
  const { opened, onClose, title, opening, scaledTo, ...given } = props
  const [lastDay, setLastDay] = useState<string>()
  const query = lastDay ? { ...given.query, endDate: lastDay } : given.query
  const preview = useQuery({
    ...previewOf(query, opening),
    enabled: opened,
    placeholderData: keepPreviousData,
  })
  const { data: pantry = [] } = useQuery(pantryApi.list)
  const today = useHousehold().data?.today ?? ''
  const add = useAddForDays()
  const sayMatch = useSayMatch()
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map())
  const open = useToggles<string>()

  const isIncluded = ({ key, isStocked, isMaybe }: DayLine) =>
    choices.get(key)?.included ?? !(isStocked || isMaybe)
  const amountOf = ({ key, quantity }: DayLine) => choices.get(key)?.amount ?? quantity ?? ''
  const chosen = (preview.data?.lines ?? []).filter(isIncluded)
  const names = [...new Set(pantry.map(({ name }) => name))].sort(compareNames)

  const choose = (line: DayLine, choice: Choice) =>
    setChoices(new Map(choices).set(line.key, { ...choices.get(line.key), ...choice }))

  function submit(event: FormEvent) {
    event.preventDefault()
    if (chosen.length === 0) return onClose()
    const items = chosen.map((line) => ({
      name: line.name,
      quantity: amountOf(line),
      category: line.category,
      store: line.store,
      priority: 'medium' as const,
      notes: noteText(line.why, today),
    }))
    add.mutate({ items }, { onSuccess: onClose })
  }

  const row = (line: DayLine) => (
    <DayLineRow
      line={line}
      today={today}
      amount={amountOf(line)}
      included={isIncluded(line)}
      open={open.has(line.key)}
      pantry={names}
      onInclude={(included) => choose(line, { included })}
      onOpen={() => open.toggle(line.key)}
      onAmount={(amount) => choose(line, { amount })}
      onNotSame={({ food, name }) => sayMatch.mutate({ food, name, isSame: false })}
      onSame={(name) => sayMatch.mutate({ food: line.food, name, isSame: true })}
    />
  )

  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={title}
      submitLabel={chosen.length > 0 ? `Add ${counted(chosen.length, 'item')} to the list` : 'Done'}
      onSubmit={submit}
      pending={add.isPending || preview.isPlaceholderData}
      isDirty={[...choices.values()].some(({ amount }) => amount !== undefined)}
      width={640}
    >
      <QueryStates
        query={preview}
        loading={<Skeleton height={320} role="status" aria-label="Checking what you need" />}
        failed="We couldn't work out what you need"
      >
        {(data) => (
          <DayLines
            preview={data}
            query={query}
            scaledTo={scaledTo}
            today={today}
            renderLine={row}
            onLastDay={setLastDay}
          />
        )}
      </QueryStates>
    </FormDialog>
  )
}
