import { Button } from '@mantine/core'
import { IconFridge } from '@tabler/icons-react'
import { SampleHouseholdButton } from '#features/sample/web/SampleHousehold.part.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { NothingFound } from '#web/ui/NothingFound.tsx'
import type { PantryFilter } from './pantryView.ts'

interface PantryEmptyProps {
  filter: PantryFilter
  /** There is nothing at all, rather than nothing that matches. */
  isEmpty: boolean
  onAdd: () => void
  onClear: () => void
}

export function PantryEmpty({ filter, isEmpty, onAdd, onClear }: PantryEmptyProps) {
  if (isEmpty) {
    return (
      <EmptyState
        icon={IconFridge}
        title="No items found"
        text="Your pantry is empty. Add the first thing you have at home."
        action={
          <>
            <Button onClick={onAdd}>Add Item</Button>
            <SampleHouseholdButton />
          </>
        }
      />
    )
  }
  const search = filter.search.trim()
  return (
    <NothingFound
      title={search ? 'No items found' : 'No items in selected filters'}
      text={
        search
          ? `Nothing here is called “${search}”.`
          : 'There is nothing of this kind in this place.'
      }
      showAll="Show all items"
      onClear={onClear}
    />
  )
}
