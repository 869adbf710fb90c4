import { ConfirmDialog } from '../../../web/ui/ConfirmDialog.tsx'
import type { ConnectedCalendar } from '../calendar.contract.ts'
import { calendarApi } from './calendar.api.ts'

interface RemoveCalendarDialogProps {
  opened: boolean
  calendar: ConnectedCalendar | undefined
  onClose: () => void
}

export function RemoveCalendarDialog({ opened, calendar, onClose }: RemoveCalendarDialogProps) {
  const remove = calendarApi.useDelete()
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title="Remove this calendar?"
      confirmLabel="Remove"
      pending={remove.isPending}
      onConfirm={() => calendar && remove.mutate(calendar.id, { onSettled: onClose })}
    >
      The events of “{calendar?.name}” will no longer be shown here. The calendar itself stays as it
      is.
    </ConfirmDialog>
  )
}
