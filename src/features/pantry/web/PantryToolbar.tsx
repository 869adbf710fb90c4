import { SegmentedControl, Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { SearchBox } from '../../../web/ui/SearchBox.tsx'
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

const all = ''

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
      <Select
        aria-label="Filter by location"
        classNames={{ root: classes.choice, input: classes.chosen }}
        data={[{ value: all, label: 'All Locations' }, ...(choices?.locations ?? [])]}
        value={filter.location ?? all}
        onChange={(location) => onFilter({ ...filter, location: location || null })}
        allowDeselect={false}
      />
      <Select
        aria-label="Filter by category"
        classNames={{ root: classes.choice, input: classes.chosen }}
        data={[{ value: all, label: 'All Categories' }, ...(choices?.categories ?? [])]}
        value={filter.category ?? all}
        onChange={(category) => onFilter({ ...filter, category: category || null })}
        allowDeselect={false}
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
