import { Button, Skeleton, Switch, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { typeName } from '#features/menu/menu.logic.ts'
import { FormDialog } from '#web/ui/dialogs/FormDialog.tsx'
import { QueryStates } from '#web/ui/feedback/QueryStates.tsx'
import type { CookedGuess } from '../cooking.contract.ts'
import classes from './CookedDialog.module.css'
import { type CookedSheet, cookedInput, emptySheet } from './cookedSheet.ts'
import { type CookedQuestion, cookedGuess, useCooked } from './cooking.api.ts'
import { LeftoverFields } from './LeftoverFields.tsx'
import { StarsField } from './StarsField.tsx'
import { UsedRow } from './UsedRow.tsx'

interface CookedDialogProps extends CookedQuestion {
  opened: boolean
  onClose: () => void
}

/** The sheet after a meal: used items, leftovers and ratings, all filled in with suggestions. */
export function CookedDialog({ opened, ...props }: CookedDialogProps) {
  return <Sheet key={String(opened)} opened={opened} {...props} />
}

function Sheet({ opened, onClose, ...question }: CookedDialogProps) {
  const guess = useQuery({ ...cookedGuess(question), enabled: opened })
  const cooked = useCooked()
  const [sheet, setSheet] = useState<CookedSheet>(emptySheet)
  const [again, setAgain] = useState(false)
  const asks = guess.data?.isCooked === true && !again
  const set = (change: Partial<CookedSheet>) => setSheet({ ...sheet, ...change })

  function submit(event: FormEvent) {
    event.preventDefault()
    // On a conflict, the suggestions are read again; the typed values stay.
    const onError = () => void guess.refetch()
    if (guess.data) cooked.mutate(cookedInput(guess.data, sheet), { onSuccess: onClose, onError })
  }

  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={guess.data ? `We cooked ${guess.data.title}` : 'We cooked it'}
      submitLabel="Save"
      onSubmit={submit}
      pending={cooked.isPending}
      disabled={asks}
      isDirty={sheet !== emptySheet}
      width={560}
    >
      <QueryStates
        query={guess}
        loading={<Skeleton height={240} role="status" aria-label="Checking what was used" />}
        failed="We couldn't work out what was used"
        compact="what was used"
      >
        {(data) =>
          asks ? (
            <Again title={data.title} onAgain={() => setAgain(true)} />
          ) : (
            <>
              {data.plannedToday && (
                <Switch
                  className={classes.switch}
                  label={`Today's ${typeName(data.plannedToday.mealType).toLowerCase()}?`}
                  checked={!sheet.notPlanned}
                  onChange={() => set({ notPlanned: !sheet.notPlanned })}
                />
              )}
              <Used guess={data} sheet={sheet} set={set} />
              <LeftoverFields
                usual={data.leftover}
                value={sheet.leftover}
                onChange={(leftover) => set({ leftover })}
              />
              <Ratings names={data.eaters} sheet={sheet} set={set} />
              <Textarea
                label="Notes"
                placeholder="More garlic next time"
                autosize
                maxRows={6}
                value={sheet.notes}
                onChange={(event) => set({ notes: event.currentTarget.value })}
              />
            </>
          )
        }
      </QueryStates>
    </FormDialog>
  )
}

/** What was used is gone from the pantry already. */
const Again = ({ title, onAgain }: { title: string; onAgain: () => void }) => (
  <section>
    <p className="breaks" dir="auto">
      {title} is already marked as cooked. Cook it again?
    </p>
    <Button variant="default" mt={12} onClick={onAgain}>
      Cook it again
    </Button>
  </section>
)

interface PartProps {
  sheet: CookedSheet
  set: (change: Partial<CookedSheet>) => void
}

const toggled = (set: ReadonlySet<number>, id: number) =>
  set.has(id) ? new Set([...set].filter((other) => other !== id)) : new Set([...set, id])

function answered(left: CookedSheet['left'], id: number, text: string | undefined) {
  const others = [...left].filter(([other]) => other !== id)
  return new Map(text === undefined ? others : [...others, [id, text]])
}

function Used({ guess, sheet, set }: PartProps & { guess: CookedGuess }) {
  return (
    <section>
      {guess.used.length === 0 ? (
        <h3 className={`${classes.heading} small strong`}>Used from the pantry</h3>
      ) : (
        <div className={classes.columns}>
          <h3 className={`${classes.heading} small strong`}>Used</h3>
          <h3 className={`${classes.heading} small strong`}>Left</h3>
        </div>
      )}
      {guess.used.length === 0 ? (
        <p className="dim small breaks">Nothing in your pantry matches this recipe.</p>
      ) : (
        <ul role="list">
          {guess.used.map((item) => (
            <li key={item.id}>
              <UsedRow
                item={item}
                sheet={sheet}
                onUsed={() => set({ notUsed: toggled(sheet.notUsed, item.id) })}
                onLeft={(text) => set({ left: answered(sheet.left, item.id, text) })}
                onBuy={() => set({ notBought: toggled(sheet.notBought, item.id) })}
              />
            </li>
          ))}
        </ul>
      )}
      {guess.notFound.length > 0 && (
        <p className="dim small breaks" dir="auto">
          Not in your pantry: {guess.notFound.join(', ')}
        </p>
      )}
    </section>
  )
}

function Ratings({ names, sheet, set }: PartProps & { names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <section>
      <h3 className={`${classes.heading} small strong`}>How was it?</h3>
      <ul role="list">
        {names.map((name) => (
          <li key={name} className={classes.rating}>
            <span dir="auto">{name}</span>
            <StarsField
              name={name}
              value={sheet.stars.get(name) ?? 0}
              onChange={(stars) => set({ stars: new Map(sheet.stars).set(name, stars) })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
