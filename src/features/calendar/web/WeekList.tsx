import { Skeleton, Stack } from '@mantine/core'
import { dayName } from '#shared/days.ts'
import { EventBlock } from './EventBlock.tsx'
import type { DaysProps } from './HourGrid.tsx'
import classes from './WeekList.module.css'

export function WeekList({ days, events, today, zone, pointed, onOpen }: DaysProps) {
  return (
    <Stack gap={10}>
      {days.map((day) => (
        <section key={day} className={classes.day} aria-labelledby={`day-${day}`}>
          <h3
            id={`day-${day}`}
            className={classes.title}
            aria-current={day === today ? 'date' : undefined}
          >
            {dayName(day, today)}
          </h3>
          {!events && <Skeleton height={44} />}
          {events?.get(day)?.map((part) => (
            <EventBlock
              key={part.event.id}
              part={part}
              zone={zone}
              size="short"
              pointed={part.event.id === pointed}
              onOpen={onOpen}
            />
          ))}
          {events?.get(day)?.length === 0 && <p className="dim small">No events</p>}
        </section>
      ))}
    </Stack>
  )
}
