import { Button, Group } from '@mantine/core'
import type { MealEvent } from '../menu.contract.ts'

interface InsteadOrAsWellProps {
  /** What is planned there already. */
  there: readonly MealEvent[]
  busy?: boolean
  /** In a form, which saves it later: the id of a meal, or null for as well. */
  chosen?: number | null
  /** For a meal that comes from elsewhere on the menu. */
  onSwap?: ((first: MealEvent, there: readonly MealEvent[]) => void) | undefined
  onInstead: ((meal: MealEvent) => void) | undefined
  onAsWell: () => void
}

/** What becomes of the meals in a place where another one is planned. */
export function InsteadOrAsWell(props: InsteadOrAsWellProps) {
  const { there, busy = false, chosen, onSwap, onInstead, onAsWell } = props
  const [first] = there
  const pressed = (id: number | null) => (chosen === undefined ? undefined : chosen === id)
  return (
    <Group justify="flex-end" gap={8} pb={8}>
      {onSwap && first && (
        <Button disabled={busy} onClick={() => onSwap(first, there)}>
          Swap places
        </Button>
      )}
      {onInstead &&
        there.map((meal) => (
          <Button
            key={meal.id}
            variant={onSwap || pressed(meal.id) === false ? 'default' : 'filled'}
            aria-pressed={pressed(meal.id)}
            disabled={busy}
            onClick={() => onInstead(meal)}
          >
            Instead{there.length > 1 && ` of ${meal.recipeName}`}
          </Button>
        ))}
      <Button
        variant={pressed(null) ? 'filled' : 'default'}
        aria-pressed={pressed(null)}
        disabled={busy}
        onClick={onAsWell}
      >
        As well
      </Button>
    </Group>
  )
}
