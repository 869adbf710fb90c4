import type { QueryClient } from '@tanstack/react-query'
import { type Kept, keptWords } from './kept.ts'
import { toast } from './toast.tsx'
import { undo } from './undo.ts'

/** That a change waits for the connection, with the way to take it out again. */
export function sayKept(client: QueryClient, kept: Kept) {
  const onClick = () => undo(client, kept.undo)
  toast.success(keptWords(), undefined, { label: 'Undo', onClick })
}
