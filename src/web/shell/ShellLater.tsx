import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { householdEndpoint } from '#shared/household.endpoints.ts'
import { householdQuery } from '../lib/http/householdQuery.ts'
import { rereadWithClock } from '../lib/http/rereadWithClock.ts'
import { useRereadOnChange } from '../lib/http/useRereadOnChange.ts'
import { ShellKeys } from './navigation/ShellKeys.tsx'

/** What the shell does on every screen, and not before the first paint. */
export function ShellLater() {
  const client = useQueryClient()
  useEffect(() => rereadWithClock(client), [client])
  useRereadOnChange(householdQuery.queryKey, householdEndpoint.dependsOn)
  return <ShellKeys />
}
