import { SimpleGrid } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { RecordDialog, type RecordDialogState } from '#web/ui/dialogs/RecordDialog.tsx'
import { ChoiceField, TextAreaField, TextField } from '#web/ui/forms/formFields.tsx'
import type { PantryItem } from '../pantry.contract.ts'
import { pantryApi, pantryMetadata } from './pantry.api.ts'
import type { PantryFilter } from './pantryView.ts'
import { useExpiryNote } from './useExpiryNote.ts'
import { type PantryFormFields, usePantryForm } from './usePantryForm.ts'
import { useUsualFields } from './useUsualFields.ts'

interface PantryItemDialogProps extends RecordDialogState<PantryItem> {
  /** A new item gets the filtered location. */
  filter?: PantryFilter
}

export function PantryItemDialog({ filter, ...dialog }: PantryItemDialogProps) {
  const form = usePantryForm(dialog.record, filter?.location)
  const { data: choices } = useQuery(pantryMetadata)
  useUsualFields(form, dialog.opened && !dialog.record)
  const titles = { add: 'Add Item', edit: 'Edit Pantry Item' }

  return (
    <RecordDialog {...dialog} api={pantryApi} form={form} titles={titles} history="pantry">
      <TextField form={form} name="name" label="Name" placeholder="Greek yogurt" required first />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextField form={form} name="quantity" label="Quantity" placeholder="2 cups" required />
        <ExpiryField form={form} item={dialog.record} />
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

/** Shows the day that the text is understood as. */
function ExpiryField({ form, item }: { form: PantryFormFields; item: PantryItem | undefined }) {
  const note = useExpiryNote(form.values.expiryDate, item)
  return (
    <TextField
      form={form}
      name="expiryDate"
      label="Expiry date"
      placeholder="Friday, 2 weeks, Nov 22"
      description={note}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    />
  )
}
