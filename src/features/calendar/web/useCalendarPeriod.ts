import { useState } from 'react'
import { addDays, daysFrom, sayDay, startOfWeek } from '#shared/days.ts'
import { ways } from '#shared/ways.ts'
import { useLocalState } from '#web/lib/storage/browserState.ts'

export type CalendarView = 'day' | 'week'

/** The shown days: those of today until others are chosen, even after midnight. */
export function useCalendarPeriod(today: string) {
  const [view, setView] = useLocalState<CalendarView>('food-pal-calendar-view', 'week')
  const [chosen, setChosen] = useState<string>()
  const day = chosen ?? today
  const first = startOfWeek(day)
  const days = view === 'day' ? 1 : 7

  return {
    view,
    setView,
    days: view === 'day' ? [day] : daysFrom(first, 7),
    /** The whole week, so that its other days are already loaded. */
    week: daysFrom(first, 8),
    label: view === 'day' ? sayDay(day, fullDay) : sayWeek(first),
    step: (by: -1 | 1) => setChosen(addDays(day, by * days)),
    toToday: () => setChosen(undefined),
  }
}

export type CalendarPeriod = ReturnType<typeof useCalendarPeriod>

const fullDay = { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' } as const

/** 'November 8 – 14, 2026', '8 – 14 November 2026', '2026 November 8 – 14'. */
function sayWeek(first: string): string {
  const last = addDays(first, 6)
  const { dates } = ways()
  const month = first.slice(0, 7) === last.slice(0, 7) ? undefined : 'long'
  const year = first.slice(0, 4) === last.slice(0, 4) ? undefined : 'numeric'
  const whole = { month: 'long', day: 'numeric', year: 'numeric' } as const
  const brief = { month, day: 'numeric', year } as const
  if (dates === 'day first') return `${sayDay(first, brief)} – ${sayDay(last, whole)}`
  if (dates === 'year first') return `${sayDay(first, whole)} – ${sayDay(last, brief)}`
  const from = sayDay(first, { ...whole, year })
  return `${from} – ${sayDay(last, { ...brief, year: undefined })}, ${last.slice(0, 4)}`
}
