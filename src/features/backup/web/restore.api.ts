import { useMutation } from '@tanstack/react-query'
import type { Call } from '#shared/endpoint.ts'
import { send, withQuery } from '#web/lib/http/call.ts'
import { problemOf, request } from '#web/lib/http/request.ts'
import { useListChange } from '#web/lib/http/useListChange.ts'
import { backupEndpoints } from '../backup.endpoints.ts'
import type { RestorePreview } from '../backup.logic.ts'

export interface ChosenBackup {
  name: string
  file: Content
  preview: RestorePreview
}

/** A backup is sent as a file; an older backup or an export as JSON; a kept one by its name. */
type Content = File | { file: Record<string, unknown> } | { kept: string }

/** Large files take long, so the usual timeout is too short. */
const slow = { timeout: 3_600_000 }
const notOurs = "This isn't a Food Pal backup or export."

export function useReadFile() {
  return useMutation({
    mutationFn: async (chosen: File | { kept: string }): Promise<ChosenBackup> => {
      const file = chosen instanceof File ? await contentOf(chosen) : chosen
      const name = chosen instanceof File ? chosen.name : chosen.kept
      return { name, file, preview: await askPreview(file) }
    },
  })
}

const askPreview = (file: Content) =>
  file instanceof File
    ? sendFile(backupEndpoints.preview, file)
    : send(backupEndpoints.preview, { input: file }, slow)

const askRestore = (file: Content, state: number) =>
  file instanceof File
    ? sendFile(backupEndpoints.restore, file, { state })
    : send(backupEndpoints.restore, { input: { ...file, state } }, slow)

const sendFile = <A>({ method, path }: Call<A, unknown>, file: File, query = {}) =>
  request(method, withQuery(path, query), file, slow) as Promise<A>

async function contentOf(chosen: File): Promise<Content> {
  if (await isBackup(chosen)) return chosen
  try {
    return { file: JSON.parse(await chosen.text()) }
  } catch {
    throw new FileProblem(notOurs)
  }
}

/** By its first bytes: gzip, or text that a browser unpacked while saving. */
async function isBackup(chosen: File): Promise<boolean> {
  const [first, second] = new Uint8Array(await chosen.slice(0, 2).arrayBuffer())
  if (first === 0x1f && second === 0x8b) return true
  const beginning = await chosen.slice(0, 60).text()
  return beginning.startsWith('{"format":"food-pal-backup","formatVersion":2')
}

class FileProblem extends Error {}

export const fileProblem = (error: unknown) =>
  error instanceof FileProblem ? error.message : problemOf(error)

export const useRestore = () =>
  useListChange({
    send: ({ file, preview }: ChosenBackup) => askRestore(file, preview.state),
    done: ({ keptAs }, { preview }) => ({
      title: preview.source === 'backup' ? 'Backup restored' : 'Export imported',
      text: `A backup from before is in the data folder: ${keptAs}`,
    }),
    failed: "The file couldn't be restored",
    undo: ({ keptAs, state }) =>
      send(backupEndpoints.undoRestore, { input: { keptAs, state } }, slow),
  })
