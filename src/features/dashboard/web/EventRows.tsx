import { Anchor, Box } from '@mantine/core'
import { Link } from 'wouter'
import { sayPart } from '#features/calendar/days.logic.ts'
import { useDayEvents } from '#features/calendar/web/dayEvents.api.ts'
import { linkToRecord } from '#web/lib/useHighlighted.ts'
import { Pill } from '#web/ui/Pill.tsx'
import rows from './rows.module.css'
import { startingWithin } from './startingWithin.ts'

interface EventRowsProps {
  today: string
  /** The first minute of the day that counts, as 'HH:mm'; all of it if left out. */
  from?: string | undefined
  /** The first one that counts no longer. */
  until?: string | undefined
}

/** Today's events of the connected calendars. */
export function EventRows({ today, from, until }: EventRowsProps) {
  const { byDay, zone } = useDayEvents([today])
  return startingWithin(byDay?.get(today) ?? [], from, until).map((part) => (
    <li key={part.event.id} className={rows.row}>
      <Box component="span" flex="none">
        <Pill tone="blue">{sayPart(part, zone)}</Pill>
      </Box>
      <span className={rows.words}>
        <Anchor
          component={Link}
          href={linkToRecord('/calendar', part.event.id)}
          className={rows.name}
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
    </li>
  ))
}
