import { Select, SimpleGrid } from '@mantine/core'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useContractForm } from '#web/lib/forms/useContractForm.ts'
import { RecordDialog, type RecordDialogState } from '#web/ui/dialogs/RecordDialog.tsx'
import { ChoiceField, TextAreaField, TextField } from '#web/ui/forms/formFields.tsx'
import { type ShoppingItem, ShoppingItemForm } from '../shopping.contract.ts'
import { priorityChoices, shoppingCategories } from '../shopping.logic.ts'
import { StoreField } from './StoreField.tsx'
import { shoppingApi } from './shopping.api.ts'

export function ShoppingItemDialog(dialog: RecordDialogState<ShoppingItem>) {
  const form = useContractForm({
    schema: ShoppingItemForm,
    record: dialog.record,
    blank: {
      name: '',
      quantity: '',
      category: '',
      store: '',
      priority: 'medium',
      notes: '',
      addedBy: '',
    },
  })

  const written = useRef('')
  const fillIn = useEffectEvent((category: string) => {
    if (dialog.record || form.getValues().category !== written.current) return
    written.current = category
    form.setFieldValue('category', category)
  })
  const { name } = form.values
  // A new item stands in the aisle of its name, until somebody chooses another.
  useEffect(() => {
    let isLatest = name !== ''
    import('#shared/foods/foodPlace.ts').then(
      ({ placeOf }) => isLatest && fillIn(placeOf(name)?.aisle ?? ''),
      () => {},
    )
    return () => {
      isLatest = false
    }
  }, [name])

  const titles = { add: 'Add Item', edit: 'Edit Item' }

  return (
    <RecordDialog
      {...dialog}
      api={shoppingApi}
      form={form}
      titles={titles}
      history="shopping"
      deletion={shoppingApi.useDelete()}
    >
      <TextField form={form} name="name" label="Item name" placeholder="Milk" required first />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextField form={form} name="quantity" label="Quantity" placeholder="1 gallon" />
        <ChoiceField form={form} name="category" label="Category" data={[...shoppingCategories]} />
        <StoreField {...form.getInputProps('store')} />
        <Select
          label="Priority"
          data={priorityChoices}
          allowDeselect={false}
          {...form.getInputProps('priority')}
        />
      </SimpleGrid>
      <TextAreaField form={form} name="notes" label="Notes" maxRows={6} />
      <TextField form={form} name="addedBy" label="Added by" placeholder="Who wants it?" />
    </RecordDialog>
  )
}
