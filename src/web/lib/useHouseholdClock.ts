import { useEffect, useState } from 'react'
import { dayIn, millis, timeIn } from '#shared/time.ts'

const minute = 60_000

/** The day and time of day in the household's zone, wherever this browser is. */
export function useHouseholdClock(zone: string): { today: string; time: string } {
  const [, tick] = useState(0)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      timer = setTimeout(next, minute - (millis() % minute))
    }
    const next = () => {
      tick((count) => count + 1)
      wait()
    }
    wait()
    // A page that slept is late.
    document.addEventListener('visibilitychange', next)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', next)
    }
  }, [])
  return { today: dayIn(zone), time: timeIn(zone) }
}
