import type { CSSProperties } from 'react'
import { type DayPart, sayPart } from '#features/calendar/days.logic.ts'
import { clockTime } from '#shared/days.ts'
import type { PrepTask } from '../../prep/prep.contract.ts'
import classes from './DayEvents.module.css'

interface DayEventsProps {
  parts: readonly DayPart[]
  zone: string
  /** What has to be done for later meals. */
  prep: readonly PrepTask[]
  /** Says only when they begin. */
  isBrief?: boolean
}

const MOST = 4

/** '4:00'; nothing for what takes the whole day. */
const beginning = ({ wholeDay, from }: DayPart) => (wholeDay ? '' : clockTime(from))

/** The day's calendar events and what to prepare, dimmed beside the meals. */
export function DayEvents({ parts, prep, zone, isBrief = false }: DayEventsProps) {
  // Of days side by side each has the same rows.
  if (parts.length === 0 && prep.length === 0) return isBrief ? <div /> : null
  return (
    <div className={classes.beside}>
      {parts.length > 0 && (
        <ul role="list" className={classes.events} aria-label="In the calendar">
          {parts.slice(0, MOST).map((part) => (
            <li
              key={part.event.id}
              className={classes.event}
              style={{ '--calendar': part.event.color } as CSSProperties}
            >
              <span className="tabular">{isBrief ? beginning(part) : sayPart(part, zone)}</span>{' '}
              <span dir="auto">{part.event.summary}</span>
            </li>
          ))}
          {parts.length > MOST && <li className={classes.more}>and {parts.length - MOST} more</li>}
        </ul>
      )}
      {prep.length > 0 && (
        <ul role="list" className={classes.prep} aria-label="To prepare">
          {prep.map(({ text, brief }) => (
            <li key={text} dir="auto">
              {isBrief ? brief : text}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
