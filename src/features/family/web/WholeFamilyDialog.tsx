import { Textarea, TextInput } from '@mantine/core'
import { useContractForm } from '#web/lib/useContractForm.ts'
import { RecordDialog, type RecordDialogState } from '#web/ui/RecordDialog.tsx'
import { WholeFamilyForm, type WholeFamilyPreference } from '../family.contract.ts'
import { ActiveSwitch } from './ActiveSwitch.tsx'
import { wholeFamilyApi } from './family.api.ts'

export function WholeFamilyDialog(dialog: RecordDialogState<WholeFamilyPreference>) {
  const form = useContractForm({
    schema: WholeFamilyForm,
    record: dialog.record,
    blank: { name: '', value: '', description: '', isActive: true },
  })

  return (
    <RecordDialog
      {...dialog}
      api={wholeFamilyApi}
      form={form}
      titles={{ add: 'Add Rule', edit: 'Edit Rule' }}
    >
      <TextInput
        label="Name"
        placeholder="Dinner time"
        data-autofocus
        withAsterisk
        {...form.getInputProps('name')}
      />
      <TextInput label="Value" placeholder="6:30 PM" {...form.getInputProps('value')} />
      <Textarea
        label="Description"
        autosize
        minRows={2}
        maxRows={8}
        {...form.getInputProps('description')}
      />
      <ActiveSwitch
        label="Holds at the moment"
        {...form.getInputProps('isActive', { type: 'checkbox' })}
      />
    </RecordDialog>
  )
}
