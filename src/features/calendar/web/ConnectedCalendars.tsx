import { Box, Group, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { IconButton } from '#web/ui/IconButton.tsx'
import type { ConnectedCalendar } from '../calendar.contract.ts'
import { CalendarProblems, CalendarRemarks } from './CalendarProblems.tsx'
import classes from './ConnectedCalendars.module.css'
import { calendarApi } from './calendar.api.ts'

interface ConnectedCalendarsProps {
  calendars: ConnectedCalendar[]
  onEdit: (calendar: ConnectedCalendar) => void
  onRemove: (calendar: ConnectedCalendar) => void
}

export function ConnectedCalendars({ calendars, onEdit, onRemove }: ConnectedCalendarsProps) {
  return (
    <Group component="section" gap={8} aria-labelledby="connected-calendars">
      <Box id="connected-calendars" component="h2" m={0} ff="text" c="dimmed" fz="sm" fw={600}>
        Connected Calendars
      </Box>
      {calendars.length === 0 && <NoCalendars />}
      <Group role="list" component="ul" gap={8} align="stretch" miw={0}>
        {calendars.map((calendar) => (
          <li key={calendar.id} className={classes.calendar}>
            <UnstyledButton
              data-tip="Edit"
              className={classes.name}
              onClick={() => onEdit(calendar)}
            >
              <span
                className={classes.dot}
                style={{ '--calendar': calendar.color } as CSSProperties}
                data-off={!calendar.enabled || undefined}
              />
              <VisuallyHidden>Edit </VisuallyHidden>
              <Box component="span" maw="26ch" className="cut">
                {calendar.name}
              </Box>
            </UnstyledButton>
            <Toggle calendar={calendar} />
            <IconButton
              tip="Remove"
              icon={IconX}
              iconSize={15}
              label={`Remove ${calendar.name}`}
              size={28}
              onClick={() => onRemove(calendar)}
            />
          </li>
        ))}
      </Group>
      <CalendarProblems calendars={calendars} />
      <CalendarRemarks calendars={calendars} />
    </Group>
  )
}

const NoCalendars = () => (
  <Box flex="0 1 100%" p="12px 18px" bd="1px dashed var(--fp-line)" bdrs="lg" className="dim small">
    <Box component="h3" m="0 0 2px" c="var(--fp-text)" fz="md">
      No calendars connected yet
    </Box>
    <p>
      Events come from your own calendars. Add one by its address: in Google Calendar, open a
      calendar’s settings and copy its public or secret address in iCal format. Apple, Outlook and
      most others have one, too.
    </p>
  </Box>
)

function Toggle({ calendar: { id, name, enabled } }: { calendar: ConnectedCalendar }) {
  const update = calendarApi.useUpdate()
  const shown = update.isPending ? update.variables.changes.enabled : enabled
  return (
    <UnstyledButton
      className={classes.toggle}
      data-on={shown || undefined}
      // Not disabled while pending, which would lose the focus.
      onClick={() => !update.isPending && update.mutate({ id, changes: { enabled: !enabled } })}
    >
      <span className={classes.state}>{shown ? 'On' : 'Off'}</span>
      <VisuallyHidden>
        : {shown ? 'Disable' : 'Enable'} {name}
      </VisuallyHidden>
    </UnstyledButton>
  )
}
