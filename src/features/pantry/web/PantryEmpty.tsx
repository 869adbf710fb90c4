import { Button } from '@mantine/core'
import { IconFridge, IconSearchOff } from '@tabler/icons-react'
import { SampleHouseholdButton } from '#features/sample/web/SampleHousehold.part.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import type { PantryFilter } from './pantryView.ts'

interface PantryEmptyProps {
  filter: PantryFilter
  hasItems: boolean
  onAdd: () => void
  onClear: () => void
}

export function PantryEmpty({ filter, hasItems, onAdd, onClear }: PantryEmptyProps) {
  if (!hasItems) {
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
  const searching = filter.search.trim() !== ''
  return (
    <EmptyState
      icon={IconSearchOff}
      title={searching ? 'No items found' : 'No items in selected filters'}
      text={
        searching
          ? `Nothing here is called “${filter.search.trim()}”.`
          : 'There is nothing of this kind in this place.'
      }
      action={
        <Button variant="default" onClick={onClear}>
          Show all items
        </Button>
      }
    />
  )
}
