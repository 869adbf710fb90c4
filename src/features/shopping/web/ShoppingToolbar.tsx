import { useQuery } from '@tanstack/react-query'
import { FilterSelect } from '#web/ui/FilterSelect.tsx'
import { SearchBox } from '#web/ui/SearchBox.tsx'
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
      <FilterSelect
        label="Filter by category"
        all="All Categories"
        className={classes.choice}
        choices={categoriesIn(items)}
        value={filter.category}
        onChange={(category) => onFilter({ ...filter, category })}
      />
      <FilterSelect
        label="Filter by priority"
        all="All Priorities"
        className={classes.choice}
        choices={priorities}
        value={filter.priority}
        onChange={(priority) => onFilter({ ...filter, priority })}
      />
      <FilterSelect
        label="Filter by store"
        all="All Stores"
        className={classes.choice}
        choices={storeNames(known, items)}
        value={filter.store}
        onChange={(store) => onFilter({ ...filter, store })}
      />
    </div>
  )
}
