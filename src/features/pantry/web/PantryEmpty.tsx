import { IconFridge } from '@tabler/icons-react'
import { EmptyList } from '#features/sample/web/EmptyList.public.tsx'
import { NothingFound } from '#web/ui/feedback/NothingFound.tsx'
import type { PantryFilter } from './pantryView.ts'

interface PantryEmptyProps {
  filter: PantryFilter
  /** True if the pantry is empty, false if the filter matches nothing. */
  isEmpty: boolean
  onAdd: () => void
  onClear: () => void
}

export function PantryEmpty({ filter, isEmpty, onAdd, onClear }: PantryEmptyProps) {
  if (isEmpty) {
    return (
      <EmptyList
        icon={IconFridge}
        title="No items found"
        text="Your pantry is empty. Add the first thing you have at home."
        addLabel="Add Item"
        onAdd={onAdd}
      />
    )
  }
  const search = filter.search.trim()
  return (
    <NothingFound
      title={search ? 'No items found' : 'No items in selected filters'}
      text={search ? `Nothing here matches “${search}”.` : 'Try another location or category.'}
      showAll="Show all items"
      onClear={onClear}
    />
  )
}
