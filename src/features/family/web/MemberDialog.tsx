import { SimpleGrid, Textarea, TextInput } from '@mantine/core'
import { useContractForm } from '#web/lib/useContractForm.ts'
import { useSaveRecord } from '#web/lib/useSaveRecord.ts'
import { FormDialog } from '#web/ui/FormDialog.tsx'
import { type FamilyMember, FamilyMemberForm } from '../family.contract.ts'
import { ActiveSwitch } from './ActiveSwitch.tsx'
import { memberApi } from './family.api.ts'

interface MemberDialogProps {
  opened: boolean
  /** The member to edit; none to add one. */
  member?: FamilyMember
  onClose: () => void
}

const lists = [
  ['keyGoalsAndLimits', 'Key goals & limits', 'More fiber\nDinner before 7 PM'],
  ['likes', 'Likes / safe bets', 'Salmon\nAny soup'],
  ['dislikes', 'Dislikes / must-avoid', 'Shellfish (allergy)'],
] as const

/** Give it a new `key` for every opening: a form begins with what the member is then. */
export function MemberDialog({ opened, member, onClose }: MemberDialogProps) {
  const form = useContractForm({
    schema: FamilyMemberForm,
    initial: {
      name: member?.name ?? '',
      role: member?.role ?? '',
      keyGoalsAndLimits: member?.keyGoalsAndLimits ?? '',
      likes: member?.likes ?? '',
      dislikes: member?.dislikes ?? '',
      isActive: member?.isActive ?? true,
    },
  })

  const { save, pending } = useSaveRecord({
    api: memberApi,
    form,
    record: member,
    onSaved: onClose,
  })

  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={member ? 'Edit Family Member' : 'Add Family Member'}
      submitLabel={member ? 'Save Changes' : 'Add Member'}
      onSubmit={form.onSubmit(save)}
      pending={pending}
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
    </FormDialog>
  )
}
