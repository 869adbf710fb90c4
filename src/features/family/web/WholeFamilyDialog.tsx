import { Textarea, TextInput } from '@mantine/core'
import { useContractForm } from '#web/lib/useContractForm.ts'
import { RecordDialog, type RecordDialogState } from '#web/ui/RecordDialog.tsx'
import { WholeFamilyForm, type WholeFamilyPreference } from '../family.contract.ts'
import { ActiveSwitch } from './ActiveSwitch.tsx'
import { wholeFamilyApi } from './family.api.ts'

/** Give it a new `key` for every opening: a form begins with what the rule is then. */
export function WholeFamilyDialog(dialog: RecordDialogState<WholeFamilyPreference>) {
  const { record: rule } = dialog
  const form = useContractForm({
    schema: WholeFamilyForm,
    initial: {
      name: rule?.name ?? '',
      value: rule?.value ?? '',
      description: rule?.description ?? '',
      isActive: rule?.isActive ?? true,
    },
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
