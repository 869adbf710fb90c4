import { useMediaQuery } from '@mantine/hooks'
import { media } from '#web/breakpoints.ts'
import type { PantryItem } from '../pantry.contract.ts'
import { LocationCard } from './LocationCard.tsx'
import classes from './PantryGroups.module.css'
import { groupPantry, type LocationGroup, type PantryFilter } from './pantryView.ts'
import type { OpenCategories } from './useOpenCategories.ts'
import type { PantryEditing } from './usePantryEditing.ts'

interface PantryGroupsProps {
  items: PantryItem[]
  filter: PantryFilter
  open: OpenCategories
  editing: PantryEditing
}

export function PantryGroups({ items, filter, open, editing }: PantryGroupsProps) {
  const wide = useMediaQuery(media.wide, true, { getInitialValueInEffect: false })
  const columns = arrange(groupPantry(items, filter), wide ? 2 : 1)
  return (
    <div className={classes.columns}>
      {columns.map((groups) => (
        <div key={groups[0]?.location} className={classes.column}>
          {groups.map((group) => (
            <LocationCard
              key={group.location}
              group={group}
              isOpen={(category) => open.isOpen(group.location, category)}
              onToggle={(category) => open.toggle(group.location, category)}
              editing={editing}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

/** Each card under the shorter column, so that both end at about the same height. */
function arrange(groups: LocationGroup[], count: number): LocationGroup[][] {
  const columns = Array.from({ length: count }, () => ({
    height: 0,
    groups: [] as LocationGroup[],
  }))
  for (const group of groups) {
    const shortest = columns.reduce((low, column) => (column.height < low.height ? column : low))
    shortest.groups.push(group)
    shortest.height += 3 + group.categories.length + group.count
  }
  return columns.map((column) => column.groups).filter((column) => column.length > 0)
}
