import { Autocomplete, Select, SimpleGrid, Textarea, TextInput } from '@mantine/core'
import { useContractForm } from '#web/lib/useContractForm.ts'
import { RecordDialog, type RecordDialogState } from '#web/ui/RecordDialog.tsx'
import { showAllWhenChosen } from '#web/ui/showAllWhenChosen.ts'
import { type ShoppingItem, ShoppingItemForm } from '../shopping.contract.ts'
import { shoppingCategories } from '../shopping.facts.ts'
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

  return (
    <RecordDialog
      {...dialog}
      api={shoppingApi}
      form={form}
      titles={{ add: 'Add Item', edit: 'Edit Item' }}
    >
      <TextInput
        label="Item name"
        placeholder="Milk"
        data-autofocus
        withAsterisk
        {...form.getInputProps('name')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label="Quantity" placeholder="1 gallon" {...form.getInputProps('quantity')} />
        <Autocomplete
          label="Category"
          placeholder="Choose or type"
          data={[...shoppingCategories]}
          filter={showAllWhenChosen}
          {...form.getInputProps('category')}
        />
        <StoreField {...form.getInputProps('store')} />
        <Select
          label="Priority"
          data={[
            { value: 'high', label: 'High' },
            { value: 'medium', label: 'Medium' },
            { value: 'low', label: 'Low' },
          ]}
          allowDeselect={false}
          {...form.getInputProps('priority')}
        />
      </SimpleGrid>
      <Textarea label="Notes" autosize minRows={2} maxRows={6} {...form.getInputProps('notes')} />
      <TextInput label="Added by" placeholder="Who wants it?" {...form.getInputProps('addedBy')} />
    </RecordDialog>
  )
}
