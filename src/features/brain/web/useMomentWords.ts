import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { householdQuery } from '#web/lib/http/householdQuery.ts'

/** A moment in the household's zone: 'Nov 15, 5:41:12 PM'; undefined for an invalid one. */
export function useMomentWords(): (moment: string | number) => string | undefined {
  const { data: household } = useQuery(householdQuery)
  const timeZone = household?.timeZone
  return useMemo(() => {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      second: '2-digit',
    })
    return (moment) => {
      const date = new Date(moment)
      return Number.isNaN(date.getTime()) ? undefined : format.format(date)
    }
  }, [timeZone])
}
