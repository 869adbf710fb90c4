import { useMutation, useQueryClient } from '@tanstack/react-query'
import { dayIn } from '#shared/time.ts'
import { send } from '#web/lib/http/call.ts'
import { download } from '#web/lib/http/download.ts'
import { householdQuery } from '#web/lib/http/householdQuery.ts'
import { fetchOurs, refusal } from '#web/lib/http/request.ts'
import { toast } from '#web/lib/toast.tsx'
import { backupEndpoints, backupPath } from '../backup.endpoints.ts'

const notMade = "The export couldn't be made"

export const useExportMarkdown = () =>
  useMutation({
    mutationFn: () => send(backupEndpoints.exportMarkdown, { input: { manual: true } }),
    onSuccess: ({ success, fileName, content }) => {
      if (!success) return toast.failed(notMade)
      download(fileName, content, 'text/markdown')
      console.info(`Exported ${fileName}`)
    },
    onError: (error) => toast.failed(notMade, error),
  })

export function useExportJson() {
  const today = useToday()
  return useMutation({
    mutationFn: async () => ({ day: await today(), content: await send(backupEndpoints.export) }),
    onSuccess: ({ day, content }) => {
      const fileName = `food-pal-export-${day}.json`
      download(fileName, JSON.stringify(content, null, 2), 'application/json')
      console.info(`Exported ${fileName}`)
    },
    onError: (error) => toast.failed(notMade, error),
  })
}

export function useDownloadBackup() {
  const today = useToday()
  return useMutation({
    mutationFn: async () => ({ day: await today(), backup: await fetchBackup(backupPath) }),
    onSuccess: ({ day, backup }) => {
      const fileName = `food-pal-backup-${day}.jsonl.gz`
      download(fileName, backup, 'application/gzip')
      toast.success('Backup made', `${fileName} has everything. Keep it somewhere safe.`)
    },
    onError: (error) => toast.failed("The backup couldn't be made", error),
  })
}

/** Any size: the browser keeps the blob on disk. */
export async function fetchBackup(path: string): Promise<Blob> {
  const response = await fetchOurs('GET', path, undefined, AbortSignal.timeout(hour))
  if (!response.ok) throw refusal(response, await response.text())
  return response.blob()
}

const hour = 3_600_000

/** The household's day at the moment of the call. */
function useToday() {
  const client = useQueryClient()
  return async () => dayIn((await client.ensureQueryData(householdQuery)).timeZone)
}
