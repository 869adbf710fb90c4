import { Stack } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { media } from '#web/breakpoints.ts'
import type { PantryItem } from '../pantry.contract.ts'
import { LocationCard } from './LocationCard.tsx'
import { groupPantry, inTwoColumns } from './pantryView.ts'
import type { OpenCategories } from './useOpenCategories.ts'
import type { PantryEditing } from './usePantryEditing.ts'

interface PantryGroupsProps {
  items: PantryItem[]
  open: OpenCategories
  today: string | undefined
  editing: PantryEditing
}

export function PantryGroups({ items, open, today, editing }: PantryGroupsProps) {
  const wide = useMediaQuery(media.wide, true, { getInitialValueInEffect: false })
  const all = groupPantry(items)
  const columns = wide ? inTwoColumns(all) : [all]
  return (
    <div className="columns">
      {columns.map((groups, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
        <Stack key={n} gap={16} miw={0}>
          {groups.map((group) => (
            <LocationCard
              key={group.location}
              group={group}
              isOpen={(category) => open.isOpen(group.location, category)}
              onToggle={(category) => open.toggle(group.location, category)}
              today={today}
              editing={editing}
            />
          ))}
        </Stack>
      ))}
    </div>
  )
}
