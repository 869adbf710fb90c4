import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { SearchBox } from '../../../web/ui/SearchBox.tsx'
import type { ShoppingItem } from '../shopping.contract.ts'
import classes from './ShoppingToolbar.module.css'
import { stores } from './shopping.api.ts'
import { categoriesIn, type ShoppingFilter, storeNames } from './shoppingView.ts'

interface ShoppingToolbarProps {
  items: ShoppingItem[]
  filter: ShoppingFilter
  onFilter: (filter: ShoppingFilter) => void
}

const priorities = [
  { value: 'high', label: 'High' },
  { value: 'medium', label: 'Medium' },
  { value: 'low', label: 'Low' },
]

export function ShoppingToolbar({ items, filter, onFilter }: ShoppingToolbarProps) {
  const { data: known = [] } = useQuery(stores)
  const choose = (part: keyof ShoppingFilter) => (value: string | null) =>
    onFilter({ ...filter, [part]: value || null })
  const common = { className: classes.choice, allowDeselect: false }
  return (
    <div className={classes.toolbar}>
      <div className={classes.search}>
        <SearchBox
          value={filter.search}
          onChange={(search) => onFilter({ ...filter, search })}
          placeholder="Search items..."
          label="Search items"
        />
      </div>
      <Select
        {...common}
        aria-label="Filter by category"
        data={[{ value: '', label: 'All Categories' }, ...categoriesIn(items)]}
        value={filter.category ?? ''}
        onChange={choose('category')}
      />
      <Select
        {...common}
        aria-label="Filter by priority"
        data={[{ value: '', label: 'All Priorities' }, ...priorities]}
        value={filter.priority ?? ''}
        onChange={choose('priority')}
      />
      <Select
        {...common}
        aria-label="Filter by store"
        data={[{ value: '', label: 'All Stores' }, ...storeNames(known, items)]}
        value={filter.store ?? ''}
        onChange={choose('store')}
      />
    </div>
  )
}
