import { useQuery } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useState } from 'react'
import { FoodsChecked } from '#features/family/web/cantEat.public.tsx'
import { useHousehold } from '#web/lib/http/householdQuery.ts'
import { lazyDialog, lazyExtra } from '#web/lib/lazyPart.tsx'
import { pageState, useLocalState } from '#web/lib/storage/browserState.ts'
import { useHighlighted } from '#web/lib/useHighlighted.ts'
import { useSearch } from '#web/lib/useSearch.ts'
import { useIsPhone } from '#web/lib/viewport.ts'
import { AddButton } from '#web/ui/AddButton.tsx'
import { QueryStates } from '#web/ui/feedback/QueryStates.tsx'
import { Page } from '#web/ui/Page.tsx'
import { PantryEmpty } from './PantryEmpty.tsx'
import { PantryGrid } from './PantryGrid.tsx'
import { PantryGroups } from './PantryGroups.tsx'
import { PantryLine } from './PantryLine.tsx'
import { PantryLoading } from './PantryLoading.tsx'
import { type PantryLayout, PantryToolbar } from './PantryToolbar.tsx'
import { pantryApi } from './pantry.api.ts'
import { filterPantry, filtersInUse, noFilter, type PantryFilter } from './pantryView.ts'
import { useOpenCategories } from './useOpenCategories.ts'
import { type PantryEditing, usePantryEditing } from './usePantryEditing.ts'

const PantryItemDialog = lazyDialog(
  async () => (await import('./PantryItemDialog.tsx')).PantryItemDialog,
)

const FilterButton = lazyExtra(
  async () => (await import('#web/ui/forms/FilterButton.tsx')).FilterButton,
)

const useFilter = pageState(noFilter)

export function PantryScreen() {
  const phone = useIsPhone()
  const { data: items } = useQuery(pantryApi.list)
  const [filter, setFilter] = useFilter()
  const [filtersOpen, setFiltersOpen] = useState(false)
  const [layout, setLayout] = useLocalState<PantryLayout>('food-pal-pantry-layout', 'grouped')
  const showAll = useCallback(() => setFilter(noFilter), [setFilter])
  const pointed = useHighlighted(showAll)
  const editing = usePantryEditing(Number(pointed) || undefined)

  // An empty pantry has nothing to filter.
  const hasFilters = items?.length !== 0 || filtersInUse(filter) > 0
  const line = <PantryLine filter={filter} onOpenForm={editing.add} />

  return (
    <Page
      title="Pantry Inventory"
      // On a phone, the first item is near the top: the line at the bottom adds, a button filters.
      subtitle={!phone && 'Manage your food inventory with smart organization'}
      action={!phone && <AddButton onClick={editing.add}>Add Item</AddButton>}
    >
      {phone && hasFilters && (
        <FilterButton
          count={filtersInUse(filter)}
          open={filtersOpen}
          onToggle={() => setFiltersOpen(!filtersOpen)}
        />
      )}
      {!phone && line}
      {hasFilters && (!phone || filtersOpen) && (
        <PantryToolbar
          filter={filter}
          onFilter={setFilter}
          layout={layout}
          onLayout={setLayout}
          autoFocus={pointed === undefined}
        />
      )}
      {phone && line}
      <div>
        <PantryContent filter={filter} layout={layout} editing={editing} onClear={showAll} />
      </div>
      <PantryItemDialog key={editing.opening} {...editing.editor} filter={filter} />
    </Page>
  )
}

interface PantryContentProps {
  filter: PantryFilter
  layout: PantryLayout
  editing: PantryEditing
  onClear: () => void
}

function PantryContent({ filter, layout, editing, onClear }: PantryContentProps) {
  const list = useQuery(pantryApi.list)
  const today = useHousehold().data?.today
  // Typing stays responsive: the long list renders when there is time.
  const shown = useDeferredValue(filter)
  const search = useSearch(shown.search)
  const open = useOpenCategories(shown.search)

  return (
    <QueryStates query={list} loading={<PantryLoading />} failed="The pantry couldn't be loaded">
      {(items) => {
        const found = filterPantry(items, shown, search)
        if (found.length === 0) {
          const isEmpty = items.length === 0
          return (
            <PantryEmpty filter={shown} isEmpty={isEmpty} onAdd={editing.add} onClear={onClear} />
          )
        }
        const common = { today, editing }
        return (
          <FoodsChecked>
            {layout === 'grid' ? (
              <PantryGrid items={found} {...common} />
            ) : (
              <PantryGroups items={found} open={open} {...common} />
            )}
          </FoodsChecked>
        )
      }}
    </QueryStates>
  )
}
