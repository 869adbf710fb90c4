import { Button, SimpleGrid } from '@mantine/core'
import { sayHour } from '#shared/days.ts'
import { useContractForm } from '#web/lib/forms/useContractForm.ts'
import { lazyExtra } from '#web/lib/lazyPart.tsx'
import { RecordDialog, type RecordDialogState } from '#web/ui/dialogs/RecordDialog.tsx'
import { TextAreaField, TextField } from '#web/ui/forms/formFields.tsx'
import { type FamilyMember, FamilyMemberForm } from '../family.contract.ts'
import { ActiveSwitch } from './ActiveSwitch.tsx'
import { memberApi } from './family.api.ts'

/** Loaded later, because the lexicon of foods is large. */
const DislikesNote = lazyExtra(async () => (await import('./DislikesNote.tsx')).DislikesNote)

const lists = () =>
  [
    ['keyGoalsAndLimits', 'Key goals & limits', `More fiber\nDinner before ${sayHour(19)}`],
    ['likes', 'Likes / safe bets', 'Salmon\nAny soup'],
    ['dislikes', 'Dislikes / must-avoid', 'Shellfish (allergy)'],
  ] as const

export function MemberDialog(dialog: RecordDialogState<FamilyMember>) {
  const form = useContractForm({
    schema: FamilyMemberForm,
    record: dialog.record,
    blank: { name: '', role: '', keyGoalsAndLimits: '', likes: '', dislikes: '', isActive: true },
  })

  const empty = lists().filter(([name]) => form.values[name].trim() === '')

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
        <TextField form={form} name="name" label="Name" placeholder="Maya" required first />
        <TextField form={form} name="role" label="Role" placeholder="Parent, age 9, guest" />
      </SimpleGrid>
      {lists().map(([name, label, placeholder]) => (
        <TextAreaField
          key={name}
          {...{ form, name, label, placeholder }}
          description="One per line, or “None yet”"
          required
        />
      ))}
      {empty.length > 0 && (
        <Button
          variant="default"
          onClick={() => {
            for (const [name] of empty) form.setFieldValue(name, 'None yet')
          }}
        >
          Write “None yet” where it’s empty
        </Button>
      )}
      <DislikesNote
        text={form.values.dislikes}
        onChange={(text) => form.setFieldValue('dislikes', text)}
      />
      <ActiveSwitch
        label="Eats with us right now"
        description="Turn it off for a guest, who then counts only at meals where you tick them."
        {...form.getInputProps('isActive', { type: 'checkbox' })}
      />
    </RecordDialog>
  )
}
