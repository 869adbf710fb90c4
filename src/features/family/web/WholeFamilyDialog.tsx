import { Textarea, TextInput } from '@mantine/core'
import { useContractForm } from '#web/lib/useContractForm.ts'
import { useSaveRecord } from '#web/lib/useSaveRecord.ts'
import { FormDialog } from '#web/ui/FormDialog.tsx'
import { WholeFamilyForm, type WholeFamilyPreference } from '../family.contract.ts'
import { ActiveSwitch } from './ActiveSwitch.tsx'
import { wholeFamilyApi } from './family.api.ts'

interface WholeFamilyDialogProps {
  opened: boolean
  /** The rule to edit; none to add one. */
  rule?: WholeFamilyPreference
  onClose: () => void
}

/** Give it a new `key` for every opening: a form begins with what the rule is then. */
export function WholeFamilyDialog({ opened, rule, onClose }: WholeFamilyDialogProps) {
  const form = useContractForm({
    schema: WholeFamilyForm,
    initial: {
      name: rule?.name ?? '',
      value: rule?.value ?? '',
      description: rule?.description ?? '',
      isActive: rule?.isActive ?? true,
    },
  })

  const { save, pending } = useSaveRecord({
    api: wholeFamilyApi,
    form,
    record: rule,
    onSaved: onClose,
  })

  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={rule ? 'Edit Rule' : 'Add Rule'}
      submitLabel={rule ? 'Save Changes' : 'Add Rule'}
      onSubmit={form.onSubmit(save)}
      pending={pending}
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
    </FormDialog>
  )
}
