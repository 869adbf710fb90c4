import { SimpleGrid } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ChoiceField, TextAreaField, TextField } from '#web/ui/formFields.tsx'
import { RecordDialog, type RecordDialogState } from '#web/ui/RecordDialog.tsx'
import type { PantryItem } from '../pantry.contract.ts'
import { pantryApi, pantryMetadata } from './pantry.api.ts'
import { usePantryForm } from './usePantryForm.ts'

export function PantryItemDialog(dialog: RecordDialogState<PantryItem>) {
  const form = usePantryForm(dialog.record)
  const { data: choices } = useQuery(pantryMetadata)
  const titles = { add: 'Add Item', edit: 'Edit Pantry Item' }

  return (
    <RecordDialog {...dialog} api={pantryApi} form={form} titles={titles}>
      <TextField form={form} name="name" label="Name" placeholder="Greek yogurt" required first />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextField form={form} name="quantity" label="Quantity" placeholder="2 cups" required />
        <TextField
          form={form}
          name="expiryDate"
          label="Expiry date"
          placeholder="Soon, 2 weeks, March"
        />
        <ChoiceField
          form={form}
          name="category"
          label="Category"
          data={choices?.categories}
          required
        />
        <ChoiceField
          form={form}
          name="location"
          label="Location"
          data={choices?.locations}
          required
        />
      </SimpleGrid>
      <TextAreaField form={form} name="notes" label="Notes" />
    </RecordDialog>
  )
}
