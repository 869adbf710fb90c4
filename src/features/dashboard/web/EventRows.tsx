import { Anchor, Box } from '@mantine/core'
import { Link } from 'wouter'
import { sayPart } from '#features/calendar/days.logic.ts'
import { useDayEvents } from '#features/calendar/web/dayEvents.api.ts'
import { linkToRecord } from '#web/lib/useHighlighted.ts'
import { Pill } from '#web/ui/Pill.tsx'
import rows from './rows.module.css'

/** Today's events of the connected calendars. */
export function EventRows({ today }: { today: string }) {
  const { byDay, zone } = useDayEvents([today])
  return (byDay?.get(today) ?? []).map((part) => (
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
