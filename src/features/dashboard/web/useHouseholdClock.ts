import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { dayIn, timeIn } from '../../../shared/time.ts'
import { householdQuery } from '../../../web/lib/household.ts'

const EVERY = 20_000

/** The household's day and time of day, wherever this browser is; nothing before its zone is known. */
export function useHouseholdClock(): { today: string; time: string } | undefined {
  const { data: household } = useQuery(householdQuery)
  const [, tick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), EVERY)
    return () => clearInterval(timer)
  }, [])
  if (!household) return undefined
  return { today: dayIn(household.timeZone), time: timeIn(household.timeZone) }
}
