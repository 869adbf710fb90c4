import { useEffect, useState } from 'react'
import { dayIn, timeIn } from '#shared/time.ts'

const EVERY = 20_000

/** The day and time of day in the household's zone, wherever this browser is. */
export function useHouseholdClock(zone: string): { today: string; time: string } {
  const [, tick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), EVERY)
    return () => clearInterval(timer)
  }, [])
  return { today: dayIn(zone), time: timeIn(zone) }
}
