import { Box } from '@mantine/core'
import type { CSSProperties } from 'react'
import { type DayPart, sayPart } from '#features/calendar/days.logic.ts'
import { briefTime, timeAt } from '#shared/days.ts'
import type { PrepTask } from '../../prep/prep.contract.ts'
import { CookedMark } from '../menu.slots.ts'
import classes from './DayEvents.module.css'

interface DayEventsProps {
  parts: readonly DayPart[]
  zone: string
  /** Tasks for later meals that are due on this day. */
  prep: readonly PrepTask[]
  /** Shows the start only, without the end. */
  isBrief?: boolean
}

const MOST = 4

/** '4:00'; empty for an event of the whole day. */
const beginning = ({ wholeDay, from }: DayPart) => (wholeDay ? '' : briefTime(timeAt(from)))

export function DayEvents({ parts, prep, zone, isBrief = false }: DayEventsProps) {
  // Days side by side share grid rows, so an empty one still needs a cell.
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
          {parts.length > MOST && (
            <Box component="li" pl={10}>
              and {parts.length - MOST} more
            </Box>
          )}
        </ul>
      )}
      {prep.length > 0 && (
        <ul role="list" className={classes.prep} aria-label="To prepare">
          {prep.map(({ mealId, text, brief }) => (
            <li key={text} dir="auto">
              {isBrief ? brief : text} <CookedMark mealId={mealId} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
