import { useMutation, useQueryClient } from '@tanstack/react-query'
import { send } from '#web/lib/call.ts'
import { problemOf } from '#web/lib/request.ts'
import { toast } from '#web/lib/toast.tsx'
import { backupCalls } from '../backup.calls.ts'
import type { RestorePreview } from '../backup.facts.ts'

/** A file that was chosen and read, and what it would do. */
export interface ChosenBackup {
  name: string
  file: Record<string, unknown>
  preview: RestorePreview
}

const slow = { timeout: 120_000 }
const notOurs = 'This is not a Food Pal backup or export.'

/** Reads a file and asks what would change; nothing is changed yet. */
export function useReadFile() {
  return useMutation({
    mutationFn: async (chosen: File): Promise<ChosenBackup> => {
      const file = await contentOf(chosen)
      const preview = await send(backupCalls.preview, { input: { file } }, slow)
      return { name: chosen.name, file, preview }
    },
  })
}

async function contentOf(chosen: File): Promise<Record<string, unknown>> {
  try {
    return JSON.parse(await chosen.text())
  } catch {
    throw new FileProblem(notOurs)
  }
}

class FileProblem extends Error {}

export const fileProblem = (error: unknown) =>
  error instanceof FileProblem ? error.message : problemOf(error)

export function useRestore() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ file, preview }: ChosenBackup) =>
      send(backupCalls.restore, { input: { file, state: preview.state } }, slow),
    onSuccess: async ({ keptAs }, { preview }) => {
      await client.invalidateQueries()
      const done = preview.source === 'backup' ? 'Backup restored' : 'Export imported'
      toast.success(done, `How it was before is kept in the data folder: ${keptAs}`)
    },
    onError: (error) => toast.error("The file couldn't be restored", problemOf(error)),
  })
}
