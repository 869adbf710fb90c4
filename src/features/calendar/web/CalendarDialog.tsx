import { ColorInput, TextInput } from '@mantine/core'
import { useContractForm } from '#web/lib/forms/useContractForm.ts'
import { RecordDialog, type RecordDialogState } from '#web/ui/dialogs/RecordDialog.tsx'
import { TextField } from '#web/ui/forms/formFields.tsx'
import { CalendarSourceForm, type ConnectedCalendar } from '../calendar.contract.ts'
import { calendarColors, defaultColor } from '../calendar.logic.ts'
import { calendarApi } from './calendar.api.ts'

export function CalendarDialog(dialog: RecordDialogState<ConnectedCalendar>) {
  const form = useContractForm({
    schema: CalendarSourceForm,
    record: dialog.record,
    blank: { name: '', url: '', color: defaultColor },
    toInput: (fields) => ({ ...fields, enabled: dialog.record?.enabled ?? true }),
  })
  // An error that concerns both fields is shown once, under the first.
  const saidAbove = form.errors.url !== undefined && form.errors.url === form.errors.name

  const titles = { add: 'Add Calendar', edit: 'Edit Calendar' }

  return (
    <RecordDialog {...dialog} api={calendarApi} form={form} titles={titles}>
      <TextField
        form={form}
        name="name"
        label="Calendar Name"
        placeholder="Family"
        required
        first
      />
      <TextInput
        label="Calendar URL"
        description="Paste a read-only Google Calendar URL, or the address of any iCalendar (.ics) feed."
        placeholder="https://calendar.google.com/calendar/ical/…/basic.ics"
        type="url"
        withAsterisk
        {...form.getInputProps('url')}
        {...(saidAbove && { error: true })}
      />
      <ColorInput
        label="Color"
        format="hex"
        swatches={calendarColors}
        swatchesPerRow={8}
        withEyeDropper={false}
        {...form.getInputProps('color')}
      />
    </RecordDialog>
  )
}
