import { Button, Group, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ingredientsOf, stepsOf } from '#features/recipes/recipes.logic.ts'
import { sayDay } from '#shared/days.ts'
import { Dialog } from '#web/ui/dialogs/Dialog.tsx'
import { QueryStates } from '#web/ui/feedback/QueryStates.tsx'
import type { Cooking } from '../cooking.contract.ts'
import classes from './CookedDialog.module.css'
import { cookingOf, useForgetCooking } from './cooking.api.ts'

interface CookingDialogProps {
  opened: boolean
  onClose: () => void
  id: number
}

/** A cooked meal with its copy of the recipe, which may have changed since. */
export function CookingDialog({ opened, onClose, id }: CookingDialogProps) {
  const cooking = useQuery({ ...cookingOf(id), enabled: opened })
  const forget = useForgetCooking()
  return (
    <Dialog opened={opened} onClose={onClose} title="How we cooked it" width={560}>
      <QueryStates
        query={cooking}
        loading={<Skeleton height={200} role="status" aria-label="Loading what was cooked" />}
        failed="We couldn't load what you cooked"
        compact="what was cooked"
      >
        {(data) => <AsCooked cooking={data} />}
      </QueryStates>
      <Group component="footer" gap={12} justify="space-between" mt={20}>
        <Button
          variant="subtle"
          color="red"
          loading={forget.isPending}
          onClick={() => forget.mutate(id, { onSuccess: onClose })}
        >
          We didn't cook it
        </Button>
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      </Group>
    </Dialog>
  )
}

const date = { weekday: 'long', month: 'long', day: 'numeric' } as const

function AsCooked({ cooking }: { cooking: Cooking }) {
  const { title, cookedOn, servings, ratings, notes, recipe } = cooking
  return (
    <>
      <p className="strong" dir="auto">
        {title}
      </p>
      <p className="dim small breaks">
        {sayDay(cookedOn, date)}
        {servings !== null && ` · for ${servings}`}
      </p>
      {ratings.map(({ name, stars }) => (
        <p key={name} className="dim small breaks" dir="auto">
          {name}: {'★'.repeat(stars)}
        </p>
      ))}
      {notes && <p dir="auto">{notes}</p>}
      <Lines heading="Ingredients" lines={ingredientsOf(recipe?.ingredients ?? null)} />
      <Lines heading="Instructions" lines={stepsOf(recipe?.instructions ?? null)} />
    </>
  )
}

function Lines({ heading, lines }: { heading: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <section className={classes.lines}>
      <h3 className={`${classes.heading} small strong`}>{heading}</h3>
      <ul role="list">
        {lines.map((line, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line may stand there twice
          <li key={n} dir="auto">
            {line}
          </li>
        ))}
      </ul>
    </section>
  )
}
