import { SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { FilterSelect } from '#web/ui/FilterSelect.tsx'
import { SearchBox } from '#web/ui/SearchBox.tsx'
import classes from './PantryToolbar.module.css'
import { pantryMetadata } from './pantry.api.ts'
import type { PantryFilter } from './pantryView.ts'

export type PantryLayout = 'grid' | 'grouped'

interface PantryToolbarProps {
  filter: PantryFilter
  onFilter: (filter: PantryFilter) => void
  layout: PantryLayout
  onLayout: (layout: PantryLayout) => void
}

export function PantryToolbar({ filter, onFilter, layout, onLayout }: PantryToolbarProps) {
  const { data: choices } = useQuery(pantryMetadata)
  return (
    <div className={classes.toolbar}>
      <div className={classes.search}>
        <SearchBox
          value={filter.search}
          onChange={(search) => onFilter({ ...filter, search })}
          placeholder="Search items…"
          label="Search items"
          autoFocus
        />
      </div>
      <FilterSelect
        label="Filter by location"
        all="All Locations"
        className={classes.choice}
        choices={choices?.locations ?? []}
        value={filter.location}
        onChange={(location) => onFilter({ ...filter, location })}
      />
      <FilterSelect
        label="Filter by category"
        all="All Categories"
        className={classes.choice}
        choices={choices?.categories ?? []}
        value={filter.category}
        onChange={(category) => onFilter({ ...filter, category })}
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
    </div>
  )
}
