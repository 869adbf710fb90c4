import { Group, Title } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { Household } from '#shared/household.endpoints.ts'
import { startOfDayIn } from '#shared/time.ts'
import { media } from '#web/breakpoints.ts'
import { lazyDialog } from '#web/lib/lazyPart.tsx'
import { LoadFailed } from '#web/ui/feedback/LoadFailed.tsx'
import type { CalendarEvent } from '../calendar.contract.ts'
import { eventsByDay } from '../days.logic.ts'
import { calendarApi, calendarEventsQuery } from './calendar.api.ts'
import { HourGrid } from './HourGrid.tsx'
import type { CalendarPeriod } from './useCalendarPeriod.ts'
import { WeekList } from './WeekList.tsx'

const EventDialog = lazyDialog(async () => (await import('./EventDialog.tsx')).EventDialog)

interface CalendarDaysProps {
  household: Household
  period: CalendarPeriod
  /** A calendar has never been read yet. */
  unread: boolean
  /** The id of the event that another screen linked to. */
  pointed: string | undefined
}

export function CalendarDays({ household, period, unread, pointed }: CalendarDaysProps) {
  const { timeZone: zone, today } = household
  const { days, week, view } = period
  // Seven columns would be too narrow for text.
  const narrow = useMediaQuery(media.narrow, false, { getInitialValueInEffect: false })
  const [open, setOpen] = useState<CalendarEvent>()
  const at = (day: string | undefined) => startOfDayIn(zone, day ?? today).toISOString()
  const list = useQuery(calendarEventsQuery(at(week[0]), at(week.at(-1))))
  useProblemsAfter(list.dataUpdatedAt)

  const shown = days.join()
  const events = useMemo(
    () => list.data && eventsByDay(list.data, shown.split(','), zone),
    [list.data, shown, zone],
  )
  const Days = narrow && view === 'week' ? WeekList : HourGrid

  return (
    <>
      <Group gap={12} align="baseline" justify="space-between" m="14px 0 10px" wrap="nowrap">
        <Title order={2} fz="lg" aria-live="polite">
          {period.label}
        </Title>
        {list.isFetching && (list.isPending || unread) && (
          <span role="status" className="dim small">
            Loading events…
          </span>
        )}
      </Group>
      {list.isLoadingError ? (
        <LoadFailed
          title="The events couldn't be loaded"
          error={list.error}
          onRetry={() => list.refetch()}
          retrying={list.isFetching}
        />
      ) : (
        <Days
          days={days}
          events={events}
          today={today}
          zone={zone}
          pointed={pointed}
          onOpen={setOpen}
        />
      )}
      <EventDialog
        opened={open !== undefined}
        event={open}
        zone={zone}
        onClose={() => setOpen(undefined)}
      />
    </>
  )
}

/** The calendars are read again, since reading events may have found errors. */
function useProblemsAfter(readAt: number) {
  const client = useQueryClient()
  useEffect(() => {
    if (readAt > 0) client.invalidateQueries({ queryKey: calendarApi.list.queryKey })
  }, [client, readAt])
}
