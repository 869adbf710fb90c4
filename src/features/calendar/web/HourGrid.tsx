import { Box } from '@mantine/core'
import { type CSSProperties, useLayoutEffect, useRef } from 'react'
import { minutesAt, sayDay, sayHour } from '#shared/days.ts'
import { useHouseholdClock } from '#web/lib/useHouseholdClock.ts'
import type { CalendarEvent } from '../calendar.contract.ts'
import type { DayPart } from '../days.logic.ts'
import { EventBlock } from './EventBlock.tsx'
import classes from './HourGrid.module.css'
import { drawnEnd, layOut } from './layOut.ts'

export interface DaysProps {
  days: string[]
  /** Undefined while loading. */
  events: Map<string, DayPart[]> | undefined
  today: string
  zone: string
  /** The id of the event that another screen linked to. */
  pointed: string | undefined
  onOpen: (event: CalendarEvent) => void
}

const hourHeight = 60
const morning = 7 * 60
/** A week opens so that the afternoon is seen, even where something begins early. */
const evening = 18 * 60

export function HourGrid({ days, events, today, zone, pointed, onOpen }: DaysProps) {
  const frame = useRef<HTMLDivElement>(null)
  const corner = useRef<HTMLDivElement>(null)
  const single = days.length === 1
  const shown = days.map((day) => ({ day, parts: events?.get(day) ?? [] }))
  const timed = shown.flatMap(({ parts }) => hoursOf(parts))
  const led = timed.find((part) => part.event.id === pointed)
  const first = led?.from ?? Math.min(...timed.map((part) => part.from))

  // Scrolls to the first or linked event, once per period: later a person may have scrolled.
  const opening = `${days[0]} ${days.length} ${events !== undefined}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each period that is opened
  useLayoutEffect(() => {
    const earliest = Number.isFinite(first) ? Math.floor(first / 60) * 60 : morning
    if (!frame.current || !corner.current) return
    const bottom = Math.min(frame.current.getBoundingClientRect().bottom, window.innerHeight)
    const hours = (bottom - corner.current.getBoundingClientRect().bottom) / hourHeight
    const latest = evening - Math.floor(hours) * 60
    const minute = single || led ? earliest : Math.max(earliest, latest)
    frame.current.scrollTop = (minute * hourHeight) / 60 - 14
  }, [opening])

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard, too
    <section ref={frame} className={classes.frame} tabIndex={0} aria-label="Days and hours">
      <div className={classes.grid} style={{ '--days': days.length } as CSSProperties}>
        <div ref={corner} className={classes.corner} />
        {shown.map(({ day, parts }) => (
          <div key={day} className={classes.head}>
            {!single && (
              <h3
                className={`${classes.day} small strong`}
                aria-current={day === today ? 'date' : undefined}
                aria-label={sayDay(day, { weekday: 'long', month: 'long', day: 'numeric' })}
              >
                {sayDay(day, { weekday: 'short' })} {sayDay(day, { day: 'numeric' })}
              </h3>
            )}
            {parts
              .filter((part) => part.wholeDay)
              .map((part) => (
                <EventBlock
                  key={part.event.id}
                  part={part}
                  zone={zone}
                  size={single ? 'full' : 'line'}
                  pointed={part.event.id === pointed}
                  onOpen={onOpen}
                />
              ))}
            {single && events && parts.length === 0 && (
              <Box component="p" p="14px 8px 12px" c="dimmed">
                No events scheduled for this day
                <Box component="span" display="block" className="small">
                  Events come from the calendars that you connect.
                </Box>
              </Box>
            )}
          </div>
        ))}
        <div className={classes.hours} aria-hidden>
          {Array.from({ length: 24 }, (_, hour) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its number
            <span key={hour} className="tabular">
              {sayHour(hour)}
            </span>
          ))}
        </div>
        {shown.map(({ day, parts }) => (
          <section
            key={day}
            className={classes.column}
            aria-label={`Hours of ${sayDay(day, { weekday: 'long', month: 'long', day: 'numeric' })}`}
          >
            {events && !single && parts.length === 0 && (
              <Box component="p" pos="sticky" top="50%" p={4} ta="center" className="dim small">
                No events
              </Box>
            )}
            {day === today && <NowLine zone={zone} />}
            {layOut(hoursOf(parts)).map(({ part, column, columns }) => (
              <EventBlock
                key={part.event.id}
                part={part}
                zone={zone}
                size={sizeOf(part, single)}
                pointed={part.event.id === pointed}
                style={{
                  top: `calc(${(part.from * hourHeight) / 60}px + 1px)`,
                  height: ((Math.min(drawnEnd(part), 1_440) - part.from) * hourHeight) / 60 - 3,
                  left: `calc(${(column / columns) * 100}% + 3px)`,
                  width: `calc(${100 / columns}% - 6px)`,
                }}
                onOpen={onOpen}
              />
            ))}
          </section>
        ))}
      </div>
    </section>
  )
}

const hoursOf = (parts: DayPart[]) => parts.filter((part) => !part.wholeDay)

function sizeOf(part: DayPart, single: boolean) {
  if (drawnEnd(part) - part.from < 45) return 'line'
  return single ? 'full' : 'short'
}

function NowLine({ zone }: { zone: string }) {
  const minute = minutesAt(useHouseholdClock(zone).time)
  return <div className={classes.now} style={{ top: (minute * hourHeight) / 60 }} aria-hidden />
}
