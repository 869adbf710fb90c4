import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { lazyDialog } from '#web/lib/lazyPart.tsx'
import { useStored } from '#web/lib/stored.ts'
import { AddButton } from '#web/ui/AddButton.tsx'
import { DeleteDialog } from '#web/ui/DeleteDialog.tsx'
import { Faces } from '#web/ui/Faces.tsx'
import { Page } from '#web/ui/Page.tsx'
import { PantryEmpty } from './PantryEmpty.tsx'
import { PantryGrid } from './PantryGrid.tsx'
import { PantryGroups } from './PantryGroups.tsx'
import { PantryLoading } from './PantryLoading.tsx'
import { type PantryLayout, PantryToolbar } from './PantryToolbar.tsx'
import { pantryApi } from './pantry.api.ts'
import { inSelection, matchesSearch, type PantryFilter } from './pantryView.ts'
import { useOpenCategories } from './useOpenCategories.ts'
import { type PantryEditing, usePantryEditing } from './usePantryEditing.ts'

const PantryItemDialog = lazyDialog(
  async () => (await import('./PantryItemDialog.tsx')).PantryItemDialog,
)

const noFilter: PantryFilter = { search: '', location: null, category: null }

export function PantryScreen() {
  const [filter, setFilter] = useState(noFilter)
  const [layout, setLayout] = useStored<PantryLayout>('food-pal-pantry-layout', 'grouped')
  const editing = usePantryEditing()

  return (
    <Page
      title="Pantry Inventory"
      subtitle="Manage your food inventory with smart organization"
      action={<AddButton onClick={editing.add}>Add Item</AddButton>}
    >
      <PantryToolbar filter={filter} onFilter={setFilter} layout={layout} onLayout={setLayout} />
      <PantryContent
        filter={filter}
        layout={layout}
        editing={editing}
        onClear={() => setFilter(noFilter)}
      />
      <PantryItemDialog key={editing.opening} {...editing.editor} />
      <DeleteDialog {...editing.deletion} title="Delete this item?" api={pantryApi}>
        “{editing.deleting?.name}” will be gone from the pantry.
      </DeleteDialog>
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
  // Typing stays quick: a long list follows as soon as there is time.
  const shown = useDeferredValue(filter)
  const open = useOpenCategories(shown.search)

  return (
    <Faces query={list} loading={<PantryLoading />} failed="The pantry couldn't be loaded">
      {(items) => {
        const found = items.filter(
          (item) => inSelection(item, shown) && matchesSearch(item, shown.search),
        )
        if (found.length === 0) {
          const isEmpty = items.length === 0
          return (
            <PantryEmpty filter={shown} isEmpty={isEmpty} onAdd={editing.add} onClear={onClear} />
          )
        }
        return layout === 'grid' ? (
          <PantryGrid items={found} editing={editing} />
        ) : (
          <PantryGroups items={items} filter={shown} open={open} editing={editing} />
        )
      }}
    </Faces>
  )
}
