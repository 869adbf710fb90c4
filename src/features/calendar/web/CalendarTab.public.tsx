import { Anchor, Button, Group } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { ColorDot } from '#web/ui/ColorDot.tsx'
import dialog from '#web/ui/dialogs/DialogSection.module.css'
import { IconButton } from '#web/ui/IconButton.tsx'
import { ListSection } from '#web/ui/lists/ListSection.tsx'
import type { ConnectedCalendar } from '../calendar.contract.ts'
import { calendarApi } from './calendar.api.ts'

/** Removing takes effect at once, without Save Changes. */
export function CalendarTab({ onLeave }: { onLeave: () => void }) {
  const calendars = useQuery(calendarApi.list)
  return (
    <>
      <ListSection
        id="settings-calendars"
        title="Connected Calendars"
        query={calendars}
        failed="The calendars couldn't be loaded"
        empty="No calendars connected yet."
        row={(calendar) => <CalendarRow key={calendar.id} calendar={calendar} />}
      />
      <div className={dialog.note}>
        To connect a Google or other calendar by its URL:
        <ol role="list">
          <li>
            In Google Calendar, open the calendar's settings and copy its public or secret address
            in iCal format. Apple, Outlook and most others have one, too.
          </li>
          <li>
            On the{' '}
            <Anchor component={Link} href="/calendar" onClick={onLeave} inherit underline="always">
              calendar screen
            </Anchor>{' '}
            choose Add Calendar, and paste it.
          </li>
        </ol>
      </div>
    </>
  )
}

function CalendarRow({ calendar: { id, name, color } }: { calendar: ConnectedCalendar }) {
  const [asking, setAsking] = useState(false)
  const remove = calendarApi.useDelete()
  return (
    <Group component="li" gap={10} wrap="nowrap" mih={52} p="6px 8px 6px 14px">
      <ColorDot color={color} />
      <span className="grow strong breaks">{asking ? `Remove “${name}”?` : name}</span>
      {asking ? (
        <>
          <Button
            size="sm"
            variant="default"
            autoFocus
            disabled={remove.isPending}
            onClick={() => setAsking(false)}
          >
            Keep
          </Button>
          <Button
            size="sm"
            color="red"
            loading={remove.isPending}
            onClick={() => remove.mutate(id, { onError: () => setAsking(false) })}
          >
            Remove
          </Button>
        </>
      ) : (
        <IconButton
          tip="Remove"
          icon={IconTrash}
          label={`Remove ${name}`}
          onClick={() => setAsking(true)}
        />
      )}
    </Group>
  )
}
