import { Button } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { lazyDialog } from '#web/lib/lazyPart.tsx'
import { LoadFailed } from '#web/ui/LoadFailed.tsx'
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
const DeleteDialog = lazyDialog(async () => (await import('#web/ui/DeleteDialog.tsx')).DeleteDialog)

const noFilter: PantryFilter = { search: '', location: null, category: null }

export function PantryScreen() {
  const [filter, setFilter] = useState(noFilter)
  const [layout, setLayout] = useLocalStorage<PantryLayout>({
    key: 'food-pal-pantry-layout',
    defaultValue: 'grouped',
    getInitialValueInEffect: false,
  })
  const editing = usePantryEditing()
  const remove = pantryApi.useDelete()

  return (
    <Page
      title="Pantry Inventory"
      subtitle="Manage your food inventory with smart organization"
      action={
        <Button leftSection={<IconPlus size={20} stroke={1.6} aria-hidden />} onClick={editing.add}>
          Add Item
        </Button>
      }
    >
      <PantryToolbar filter={filter} onFilter={setFilter} layout={layout} onLayout={setLayout} />
      <PantryContent
        filter={filter}
        layout={layout}
        editing={editing}
        onAdd={editing.add}
        onClear={() => setFilter(noFilter)}
      />
      <PantryItemDialog key={editing.edit.opening} {...editing.editor} item={editing.edit.record} />
      <DeleteDialog {...editing.deletion} title="Delete this item?" remove={remove}>
        “{editing.deleting?.name}” will be gone from the pantry.
      </DeleteDialog>
    </Page>
  )
}

interface PantryContentProps {
  filter: PantryFilter
  layout: PantryLayout
  editing: PantryEditing
  onAdd: () => void
  onClear: () => void
}

function PantryContent({ filter, layout, editing, onAdd, onClear }: PantryContentProps) {
  const list = useQuery(pantryApi.list)
  // Typing stays quick: a long list follows as soon as there is time.
  const shown = useDeferredValue(filter)
  const open = useOpenCategories(shown.search)

  if (list.isPending) return <PantryLoading />
  if (list.isLoadingError) {
    return (
      <LoadFailed
        title="The pantry couldn't be loaded"
        error={list.error}
        onRetry={() => list.refetch()}
        retrying={list.isFetching}
      />
    )
  }
  const found = list.data.filter(
    (item) => inSelection(item, shown) && matchesSearch(item, shown.search),
  )
  if (found.length === 0) {
    return (
      <PantryEmpty filter={shown} hasItems={list.data.length > 0} onAdd={onAdd} onClear={onClear} />
    )
  }
  return layout === 'grid' ? (
    <PantryGrid items={found} editing={editing} />
  ) : (
    <PantryGroups items={list.data} filter={shown} open={open} editing={editing} />
  )
}
