import type { CSSProperties } from 'react'
import { type DayPart, sayPart } from '#features/calendar/days.facts.ts'
import classes from './DayEvents.module.css'

interface DayEventsProps {
  parts: readonly DayPart[]
  zone: string
}

const MOST = 4

/** The day's calendar events, dimmed beside the meals. */
export function DayEvents({ parts, zone }: DayEventsProps) {
  if (parts.length === 0) return null
  return (
    <ul className={classes.events} aria-label="In the calendar">
      {parts.slice(0, MOST).map((part) => (
        <li
          key={part.event.id}
          className={classes.event}
          style={{ '--calendar': part.event.color } as CSSProperties}
        >
          <span className={classes.time}>{sayPart(part, zone)}</span> {part.event.summary}
        </li>
      ))}
      {parts.length > MOST && <li className={classes.more}>and {parts.length - MOST} more</li>}
    </ul>
  )
}
