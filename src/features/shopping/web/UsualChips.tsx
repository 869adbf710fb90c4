import { UnstyledButton } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { nameKey } from '#shared/names.ts'
import { Pill } from '#web/ui/Pill.tsx'
import type { ShoppingItem } from '../shopping.contract.ts'
import classes from './QuickHints.module.css'
import { usualItems } from './stores.api.ts'
import { useFrozenOrder } from './useFrozenOrder.ts'

const mostShown = 10

interface UsualChipsProps {
  items: ShoppingItem[]
  onAdd: (name: string) => void
}

/** Items that are bought often and not on the list. */
export function UsualChips({ items, onAdd }: UsualChipsProps) {
  const { data: usual = [] } = useQuery(usualItems)
  const listed = new Set(items.map(({ name }) => nameKey(name)))
  const missing = usual
    .filter(({ name, bought }) => bought > 0 && !listed.has(nameKey(name)))
    .slice(0, mostShown)
    .map(({ name }) => name)
  // Frozen, so that the next chip does not slide under the thumb.
  const { held, hold } = useFrozenOrder(missing)
  const shown = held ?? missing
  if (shown.length === 0) return null
  return (
    <ul role="list" className={classes.chips} aria-label="Usually bought">
      {shown.map((name) => {
        const isAdded = listed.has(nameKey(name))
        return (
          <li key={name}>
            <UnstyledButton
              className={classes.chip}
              aria-label={isAdded ? `${name} is on the list` : `Add ${name}`}
              aria-disabled={isAdded}
              onClick={() => {
                hold()
                if (!isAdded) onAdd(name)
              }}
            >
              <Pill tone={isAdded ? 'brand' : 'neutral'}>
                {isAdded && <IconCheck size={14} aria-hidden />}
                {name}
              </Pill>
            </UnstyledButton>
          </li>
        )
      })}
    </ul>
  )
}
