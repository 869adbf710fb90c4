import { UnstyledButton } from '@mantine/core'
import type { CSSProperties } from 'react'
import { intoView } from '#web/lib/useHighlighted.ts'
import type { CalendarEvent } from '../calendar.contract.ts'
import { type DayPart, sayPart } from '../days.logic.ts'
import classes from './EventBlock.module.css'

interface EventBlockProps {
  part: DayPart
  zone: string
  size: 'line' | 'short' | 'full'
  style?: CSSProperties
  /** Another screen linked to this event. */
  pointed: boolean
  onOpen: (event: CalendarEvent) => void
}

export function EventBlock({ part, zone, size, style, pointed, onOpen }: EventBlockProps) {
  const { summary, location, description, color } = part.event
  return (
    <UnstyledButton
      ref={pointed ? intoView : undefined}
      className={classes.event}
      data-pointed={pointed || undefined}
      data-size={size}
      style={{ ...style, '--event': color } as CSSProperties}
      onClick={() => onOpen(part.event)}
    >
      <span className={`${classes.summary} strong`} dir="auto">
        {summary}
      </span>{' '}
      {(size !== 'line' || !part.wholeDay) && (
        <span className="tabular">{sayPart(part, zone)}</span>
      )}
      {size === 'full' && location && (
        <span className={classes.more} dir="auto">
          {location}
        </span>
      )}
      {size === 'full' && description && (
        <span className={classes.more} dir="auto">
          {description}
        </span>
      )}
    </UnstyledButton>
  )
}
