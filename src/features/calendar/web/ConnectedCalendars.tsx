import { UnstyledButton, VisuallyHidden } from '@mantine/core'
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
    <section className={classes.section} aria-labelledby="connected-calendars">
      <h2 id="connected-calendars" className={classes.title}>
        Connected Calendars
      </h2>
      {calendars.length === 0 && <NoCalendars />}
      <ul role="list" className={classes.list}>
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
              <span className={classes.words}>{calendar.name}</span>
            </UnstyledButton>
            <Toggle calendar={calendar} />
            <IconButton
              tip="Remove"
              icon={IconX}
              iconSize={15}
              label={`Remove ${calendar.name}`}
              className={classes.remove}
              size={28}
              onClick={() => onRemove(calendar)}
            />
          </li>
        ))}
      </ul>
      <CalendarProblems calendars={calendars} />
      <CalendarRemarks calendars={calendars} />
    </section>
  )
}

const NoCalendars = () => (
  <div className={classes.none}>
    <h3 className={classes.noneTitle}>No calendars connected yet</h3>
    <p>
      In Google Calendar, open a calendar’s settings and copy its public or secret address in iCal
      format. Apple, Outlook and most others have such an address, too.
    </p>
  </div>
)

function Toggle({ calendar: { id, name, enabled } }: { calendar: ConnectedCalendar }) {
  const update = calendarApi.useUpdate()
  const shown = update.isPending ? update.variables.changes.enabled : enabled
  return (
    <UnstyledButton
      className={classes.toggle}
      data-on={shown || undefined}
      // Not disabled meanwhile: the focus would be lost.
      onClick={() => !update.isPending && update.mutate({ id, changes: { enabled: !enabled } })}
    >
      <span className={classes.state}>{shown ? 'On' : 'Off'}</span>
      <VisuallyHidden>
        : {shown ? 'Disable' : 'Enable'} {name}
      </VisuallyHidden>
    </UnstyledButton>
  )
}
