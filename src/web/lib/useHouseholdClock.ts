import { useEffect, useState } from 'react'
import { dayIn, millis, timeIn } from '#shared/time.ts'

const minute = 60_000

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
    // Timers of a page in the background are late.
    document.addEventListener('visibilitychange', next)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', next)
    }
  }, [])
  return { today: dayIn(zone), time: timeIn(zone) }
}
