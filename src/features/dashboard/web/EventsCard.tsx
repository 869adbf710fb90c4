import { Anchor } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { Link } from 'wouter'
import { sayPart } from '#features/calendar/days.logic.ts'
import { useDayEvents } from '#features/calendar/web/dayEvents.api.ts'
import { linkToRecord } from '#web/lib/useHighlighted.ts'
import { ColorDot } from '#web/ui/ColorDot.tsx'
import { DashboardCard } from './DashboardCard.tsx'
import classes from './EventsCard.module.css'
import rows from './rows.module.css'

export function EventsCard({ today }: { today: string }) {
  const { sources, connected, events, byDay, zone } = useDayEvents([today])
  return (
    <DashboardCard
      icon={IconCalendar}
      title="Today’s calendar"
      link={{ to: '/calendar', label: connected ? 'Open calendar' : 'Connect a calendar' }}
      // Without a calendar, no events are loaded.
      query={connected ? events : sources}
      empty={connected ? 'Nothing in the calendar today.' : 'No calendars connected yet.'}
      rows={(byDay?.get(today) ?? []).map((part) => (
        <li key={part.event.id} className={rows.row}>
          <ColorDot color={part.event.color} />
          <span className={rows.words}>
            <Anchor
              component={Link}
              href={linkToRecord('/calendar', part.event.id)}
              className={`${rows.name} strong`}
              dir="auto"
            >
              {part.event.summary}
            </Anchor>
            {part.event.location && (
              <span className="dim small tabular" dir="auto">
                {part.event.location}
              </span>
            )}
          </span>
          <span className={`${classes.time} dim small tabular`}>{sayPart(part, zone)}</span>
        </li>
      ))}
    />
  )
}
