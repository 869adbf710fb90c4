import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { rereadWithClock } from '../lib/http/rereadWithClock.ts'
import { ShellKeys } from './navigation/ShellKeys.tsx'

/** What the shell does on every screen, and not before the first paint. */
export function ShellLater() {
  const client = useQueryClient()
  useEffect(() => rereadWithClock(client), [client])
  return <ShellKeys />
}
