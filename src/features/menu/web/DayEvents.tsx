import type { CSSProperties } from 'react'
import { type DayPart, sayPart } from '#features/calendar/days.facts.ts'
import { clockTime } from '#shared/days.ts'
import classes from './DayEvents.module.css'

interface DayEventsProps {
  parts: readonly DayPart[]
  zone: string
  /** Says only when they begin. */
  isBrief?: boolean
}

const MOST = 4

/** '4:00'; nothing for what takes the whole day. */
const beginning = ({ wholeDay, from }: DayPart) => (wholeDay ? '' : clockTime(from))

/** The day's calendar events, dimmed beside the meals. */
export function DayEvents({ parts, zone, isBrief = false }: DayEventsProps) {
  // Of days side by side each has the same rows.
  if (parts.length === 0) return isBrief ? <div /> : null
  return (
    <ul className={classes.events} aria-label="In the calendar">
      {parts.slice(0, MOST).map((part) => (
        <li
          key={part.event.id}
          className={classes.event}
          style={{ '--calendar': part.event.color } as CSSProperties}
        >
          <span className={classes.time}>{isBrief ? beginning(part) : sayPart(part, zone)}</span>{' '}
          <span dir="auto">{part.event.summary}</span>
        </li>
      ))}
      {parts.length > MOST && <li className={classes.more}>and {parts.length - MOST} more</li>}
    </ul>
  )
}
