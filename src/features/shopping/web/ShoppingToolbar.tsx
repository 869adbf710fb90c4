import { useQuery } from '@tanstack/react-query'
import { FilterSelect } from '#web/ui/forms/FilterSelect.tsx'
import { Toolbar } from '#web/ui/lists/Toolbar.tsx'
import type { ShoppingItem } from '../shopping.contract.ts'
import { priorityChoices } from '../shopping.logic.ts'
import { categoriesIn, type ShoppingFilter, storeNames } from './shoppingView.ts'
import { stores } from './stores.api.ts'

interface ShoppingToolbarProps {
  items: ShoppingItem[]
  filter: ShoppingFilter
  onFilter: (filter: ShoppingFilter) => void
}

export function ShoppingToolbar({ items, filter, onFilter }: ShoppingToolbarProps) {
  const { data: known = [] } = useQuery(stores)
  return (
    <Toolbar
      value={filter.search}
      onChange={(search) => onFilter({ ...filter, search })}
      placeholder="Search items..."
      label="Search items"
    >
      <FilterSelect
        label="Filter by category"
        all="All Categories"
        choices={categoriesIn(items)}
        value={filter.category}
        onChange={(category) => onFilter({ ...filter, category })}
      />
      <FilterSelect
        label="Filter by priority"
        all="All Priorities"
        choices={priorityChoices}
        value={filter.priority}
        onChange={(priority) => onFilter({ ...filter, priority })}
      />
      <FilterSelect
        label="Filter by store"
        all="All Stores"
        choices={storeNames(known, items)}
        value={filter.store}
        onChange={(store) => onFilter({ ...filter, store })}
      />
    </Toolbar>
  )
}
