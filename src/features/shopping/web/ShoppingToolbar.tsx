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

export function ShoppingToolbar({ items, ...filtered }: ShoppingToolbarProps) {
  const { filter, onFilter } = filtered
  const { data: known = [] } = useQuery(stores)
  return (
    <Toolbar
      value={filter.search}
      onChange={(search) => onFilter({ ...filter, search })}
      placeholder="Search items..."
      label="Search items"
    >
      <FilterSelect
        {...filtered}
        by="category"
        all="All Categories"
        choices={categoriesIn(items)}
      />
      <FilterSelect {...filtered} by="priority" all="All Priorities" choices={priorityChoices} />
      <FilterSelect {...filtered} by="store" all="All Stores" choices={storeNames(known, items)} />
    </Toolbar>
  )
}
