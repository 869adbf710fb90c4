import { useState } from 'react'
import { addDays, daysFrom, sayDay, startOfWeek } from '#shared/days.ts'
import { useLocalState } from '#web/lib/storage/browserState.ts'

export type CalendarView = 'day' | 'week'

/** The shown days: those of today until others are chosen, even after midnight. */
export function useCalendarPeriod(today: string) {
  const [view, setView] = useLocalState<CalendarView>('food-pal-calendar-view', 'week')
  const [chosen, setChosen] = useState<string>()
  const day = chosen ?? today
  const sunday = startOfWeek(day)
  const days = view === 'day' ? 1 : 7

  return {
    view,
    setView,
    days: view === 'day' ? [day] : daysFrom(sunday, 7),
    /** The whole week, so that its other days are already loaded. */
    week: daysFrom(sunday, 8),
    label: view === 'day' ? sayDay(day, fullDay) : sayWeek(sunday),
    step: (by: -1 | 1) => setChosen(addDays(day, by * days)),
    toToday: () => setChosen(undefined),
  }
}

export type CalendarPeriod = ReturnType<typeof useCalendarPeriod>

const fullDay = { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' } as const

function sayWeek(sunday: string): string {
  const saturday = addDays(sunday, 6)
  const sameMonth = sunday.slice(0, 7) === saturday.slice(0, 7)
  const sameYear = sunday.slice(0, 4) === saturday.slice(0, 4)
  const from = sayDay(sunday, {
    month: 'long',
    day: 'numeric',
    year: sameYear ? undefined : 'numeric',
  })
  const to = sayDay(saturday, { month: sameMonth ? undefined : 'long', day: 'numeric' })
  return `${from} – ${to}, ${saturday.slice(0, 4)}`
}
