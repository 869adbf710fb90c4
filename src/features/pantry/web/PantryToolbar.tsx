import { SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { FilterSelect } from '#web/ui/forms/FilterSelect.tsx'
import { Toolbar } from '#web/ui/lists/Toolbar.tsx'
import classes from './PantryToolbar.module.css'
import { pantryMetadata } from './pantry.api.ts'
import type { PantryFilter } from './pantryView.ts'

export type PantryLayout = 'grid' | 'grouped'

interface PantryToolbarProps {
  filter: PantryFilter
  onFilter: (filter: PantryFilter) => void
  layout: PantryLayout
  onLayout: (layout: PantryLayout) => void
  autoFocus: boolean
}

export function PantryToolbar(props: PantryToolbarProps) {
  const { layout, onLayout, autoFocus, ...filtered } = props
  const { filter, onFilter } = filtered
  const { data: choices } = useQuery(pantryMetadata)
  return (
    <Toolbar
      value={filter.search}
      onChange={(search) => onFilter({ ...filter, search })}
      placeholder="Search items…"
      label="Search items"
      autoFocus={autoFocus}
    >
      <FilterSelect
        {...filtered}
        by="location"
        all="All Locations"
        choices={choices?.locations ?? []}
      />
      <FilterSelect
        {...filtered}
        by="category"
        all="All Categories"
        choices={choices?.categories ?? []}
      />
      <SegmentedControl
        aria-label="Layout"
        className={classes.layout}
        data={[
          { value: 'grid', label: 'Grid' },
          { value: 'grouped', label: 'Grouped' },
        ]}
        value={layout}
        onChange={(value) => onLayout(value as PantryLayout)}
      />
    </Toolbar>
  )
}
