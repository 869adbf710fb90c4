import { SimpleGrid, Textarea, TextInput } from '@mantine/core'
import { useContractForm } from '#web/lib/useContractForm.ts'
import { RecordDialog, type RecordDialogState } from '#web/ui/RecordDialog.tsx'
import { type FamilyMember, FamilyMemberForm } from '../family.contract.ts'
import { ActiveSwitch } from './ActiveSwitch.tsx'
import { memberApi } from './family.api.ts'

const lists = [
  ['keyGoalsAndLimits', 'Key goals & limits', 'More fiber\nDinner before 7 PM'],
  ['likes', 'Likes / safe bets', 'Salmon\nAny soup'],
  ['dislikes', 'Dislikes / must-avoid', 'Shellfish (allergy)'],
] as const

export function MemberDialog(dialog: RecordDialogState<FamilyMember>) {
  const form = useContractForm({
    schema: FamilyMemberForm,
    record: dialog.record,
    blank: { name: '', role: '', keyGoalsAndLimits: '', likes: '', dislikes: '', isActive: true },
  })

  return (
    <RecordDialog
      {...dialog}
      api={memberApi}
      form={form}
      titles={{ add: 'Add Family Member', edit: 'Edit Family Member' }}
      addLabel="Add Member"
      width={560}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          label="Name"
          placeholder="Maya"
          data-autofocus
          withAsterisk
          {...form.getInputProps('name')}
        />
        <TextInput
          label="Role"
          placeholder="Parent, age 9, guest"
          {...form.getInputProps('role')}
        />
      </SimpleGrid>
      {lists.map(([field, label, placeholder]) => (
        <Textarea
          key={field}
          label={label}
          description="One per line"
          placeholder={placeholder}
          withAsterisk
          autosize
          minRows={2}
          maxRows={8}
          {...form.getInputProps(field)}
        />
      ))}
      <ActiveSwitch
        label="Eats with us at the moment"
        {...form.getInputProps('isActive', { type: 'checkbox' })}
      />
    </RecordDialog>
  )
}
