import { useEffect, useState } from 'react'
import { minutesAt } from '#shared/days.ts'
import { timeIn } from '#shared/time.ts'

/** How many minutes of the household's day have passed; it goes on while it is shown. */
export function useMinuteOfDay(zone: string): number {
  const [time, setTime] = useState(() => timeIn(zone))
  useEffect(() => {
    const timer = setInterval(() => setTime(timeIn(zone)), 30_000)
    return () => clearInterval(timer)
  }, [zone])
  return minutesAt(time)
}
