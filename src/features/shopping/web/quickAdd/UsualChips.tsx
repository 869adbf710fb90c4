import { UnstyledButton } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { nameKey } from '#shared/names.ts'
import { millis } from '#shared/time.ts'
import { Pill } from '#web/ui/Pill.tsx'
import type { ShoppingItem } from '../../shopping.contract.ts'
import { useFrozenOrder } from '../frozen/useFrozenOrder.ts'
import { usualItems } from '../stores.api.ts'
import classes from './QuickHints.module.css'
import { hadChipsKey } from './useQuickAdd.ts'

const mostShown = 10

/** Milliseconds for which nobody needs again what was bought. */
const JUST_BOUGHT = 3 * 24 * 60 * 60 * 1000

interface UsualChipsProps {
  items: ShoppingItem[]
  onAdd: (name: string) => void
}

/** Items that are bought often, not on the list and not just bought. */
export function UsualChips({ items, onAdd }: UsualChipsProps) {
  const { data: usual = [], isSuccess } = useQuery(usualItems)
  const listed = new Set(items.map(({ name }) => nameKey(name)))
  // The usual items are read again some time after these have left the list.
  const bought = useRef(new Set<string>())
  useEffect(() => {
    for (const { name, isCompleted } of items) {
      if (isCompleted) bought.current.add(nameKey(name))
      else bought.current.delete(nameKey(name))
    }
  }, [items])
  const missing = usual
    .filter(({ boughtAt }) => boughtAt !== null && millis() - Date.parse(boughtAt) > JUST_BOUGHT)
    .filter(({ name }) => !listed.has(nameKey(name)) && !bought.current.has(nameKey(name)))
    .slice(0, mostShown)
    .map(({ name }) => name)
  // Frozen, so that the next chip does not slide under the thumb.
  const { held, hold } = useFrozenOrder(missing)
  const shown = held ?? missing
  const has = shown.length > 0
  // Read when the screen opens the next time: the list must not move while somebody looks at it.
  useEffect(() => {
    try {
      if (isSuccess) localStorage.setItem(hadChipsKey, String(has))
    } catch {
      // Without storage, the list moves once when the chips come.
    }
  }, [isSuccess, has])
  if (!has) return null
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
