import { sayTime } from '#shared/days.ts'
import { useContractForm } from '#web/lib/forms/useContractForm.ts'
import { RecordDialog, type RecordDialogState } from '#web/ui/dialogs/RecordDialog.tsx'
import { TextAreaField, TextField } from '#web/ui/forms/formFields.tsx'
import { WholeFamilyForm, type WholeFamilyPreference } from '../family.contract.ts'
import { ActiveSwitch } from './ActiveSwitch.tsx'
import { wholeFamilyApi } from './family.api.ts'

export function WholeFamilyDialog(dialog: RecordDialogState<WholeFamilyPreference>) {
  const form = useContractForm({
    schema: WholeFamilyForm,
    record: dialog.record,
    blank: { name: '', value: '', description: '', isActive: true },
  })
  const titles = { add: 'Add Rule', edit: 'Edit Rule' }

  return (
    <RecordDialog {...dialog} api={wholeFamilyApi} form={form} titles={titles}>
      <TextField form={form} name="name" label="Name" placeholder="Dinner time" required first />
      <TextField form={form} name="value" label="Value" placeholder={sayTime('18:30')} />
      <TextAreaField form={form} name="description" label="Description" />
      <ActiveSwitch
        label="In effect right now"
        {...form.getInputProps('isActive', { type: 'checkbox' })}
      />
    </RecordDialog>
  )
}
