import { Autocomplete, SimpleGrid, Textarea, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { RecordDialog, type RecordDialogState } from '#web/ui/RecordDialog.tsx'
import { showAllWhenChosen } from '#web/ui/showAllWhenChosen.ts'
import type { PantryItem } from '../pantry.contract.ts'
import { pantryApi, pantryMetadata } from './pantry.api.ts'
import { usePantryForm } from './usePantryForm.ts'

export function PantryItemDialog(dialog: RecordDialogState<PantryItem>) {
  const form = usePantryForm(dialog.record)
  const { data: choices } = useQuery(pantryMetadata)

  return (
    <RecordDialog
      {...dialog}
      api={pantryApi}
      form={form}
      titles={{ add: 'Add Item', edit: 'Edit Pantry Item' }}
    >
      <TextInput
        label="Name"
        placeholder="Greek yogurt"
        data-autofocus
        withAsterisk
        {...form.getInputProps('name')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          label="Quantity"
          placeholder="2 cups"
          withAsterisk
          {...form.getInputProps('quantity')}
        />
        <TextInput
          label="Expiry date"
          placeholder="Soon, 2 weeks, March"
          {...form.getInputProps('expiryDate')}
        />
        <Autocomplete
          label="Category"
          placeholder="Choose or type"
          withAsterisk
          data={choices?.categories}
          filter={showAllWhenChosen}
          {...form.getInputProps('category')}
        />
        <Autocomplete
          label="Location"
          placeholder="Choose or type"
          withAsterisk
          data={choices?.locations}
          filter={showAllWhenChosen}
          {...form.getInputProps('location')}
        />
      </SimpleGrid>
      <Textarea label="Notes" autosize minRows={2} maxRows={8} {...form.getInputProps('notes')} />
    </RecordDialog>
  )
}
