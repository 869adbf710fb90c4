import { Group, NativeSelect, SimpleGrid, TextInput, UnstyledButton } from '@mantine/core'
import { useId } from 'react'
import { isSameLot } from '#features/pantry/lots.logic.ts'
import type { PantryMetadata } from '#features/pantry/pantry.contract.ts'
import { addAmounts } from '#shared/amountSum.ts'
import { knownFirst, sameName } from '#shared/order.ts'
import { useHousehold } from '#web/lib/http/householdQuery.ts'
import { Chevron } from '#web/ui/Chevron.tsx'
import { Tick } from '#web/ui/forms/TickBox.tsx'
import type { PutAwayGuess } from '../shopping.contract.ts'
import classes from './PutAwayRow.module.css'

interface PutAwayRowProps {
  item: PutAwayGuess
  choices: PantryMetadata | undefined
  included: boolean
  open: boolean
  onInclude: () => void
  onOpen: () => void
  onCorrect: (change: Partial<PutAwayGuess>) => void
}

export function PutAwayRow(props: PutAwayRowProps) {
  const { item, choices, included, open, onInclude, onOpen, onCorrect } = props
  const { name, quantity, category, location, expiryDate } = item
  const fields = useId()
  const today = useHousehold().data?.today
  const guess = [
    location,
    category,
    expiryDate && `until ${expiryDate}`,
    today && stockText(item, today),
  ]
  return (
    <div className={classes.item} data-left-out={!included || undefined}>
      <Group gap={0} align="stretch" mih={52} wrap="nowrap">
        <Tick
          className={classes.tick}
          checked={included}
          onTick={onInclude}
          label={`Put ${name} away`}
        />
        <UnstyledButton
          className={classes.what}
          aria-expanded={open}
          aria-controls={open ? fields : undefined}
          onClick={onOpen}
        >
          <span className={`${classes.words} grow breaks`}>
            <span>
              <span className="strong" dir="auto">
                {name}
              </span>{' '}
              <span className="tabular">({quantity})</span>
            </span>
            <span className="dim small">
              {(!included && whyLeftOut(item)) || guess.filter(Boolean).join(' · ')}
            </span>
          </span>
          <Chevron open={open} />
        </UnstyledButton>
      </Group>
      {open && (
        <SimpleGrid cols={2} spacing={12} id={fields} p="4px 2px 16px">
          <TextInput
            label="Quantity"
            value={quantity}
            onChange={(event) => onCorrect({ quantity: event.currentTarget.value })}
          />
          <TextInput
            label="Expiry date"
            placeholder="None"
            value={expiryDate ?? ''}
            onChange={(event) => onCorrect({ expiryDate: event.currentTarget.value || null })}
          />
          <NativeSelect
            label="Location"
            data={knownFirst(choices?.locations ?? [], [location])}
            value={location}
            onChange={(event) => onCorrect({ location: event.currentTarget.value })}
          />
          <NativeSelect
            label="Category"
            data={knownFirst(choices?.categories ?? [], [category])}
            value={category}
            onChange={(event) => onCorrect({ category: event.currentTarget.value })}
          />
        </SimpleGrid>
      )}
    </div>
  )
}

function whyLeftOut({ isKept, isHere }: PutAwayGuess) {
  if (isHere) return 'In the pantry already. Tick it to add it once more.'
  return isKept ? undefined : 'Not food. Tick it to put it away all the same.'
}

/** What becomes of the stock in that place: lots with different dates stay apart. */
function stockText({ there, location, quantity, expiryDate }: PutAwayGuess, today: string) {
  const here = there.filter((each) => sameName(each.location, location))
  const same = here.find(
    (each) => isSameLot(each, expiryDate, today) && addAmounts(each.quantity, quantity) !== null,
  )
  if (same) return `added to your ${same.quantity}`
  const [other] = here
  if (!other) return undefined
  const { quantity: has, expiryDate: until } = other
  return `apart from your ${has}${until ? ` (${until})` : ''}`
}
