import { useMutation, useQueryClient } from '@tanstack/react-query'
import { dayIn } from '#shared/time.ts'
import { send } from '#web/lib/call.ts'
import { download } from '#web/lib/download.ts'
import { householdQuery } from '#web/lib/household.ts'
import { toast } from '#web/lib/toast.tsx'
import { backupCalls } from '../backup.calls.ts'

const notMade = "The export couldn't be made"

export const useExportMarkdown = () =>
  useMutation({
    mutationFn: () => send(backupCalls.exportMarkdown, { input: { manual: true } }),
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
    mutationFn: async () => ({ day: await today(), content: await send(backupCalls.export) }),
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
    mutationFn: async () => ({
      day: await today(),
      backup: await send(backupCalls.backup, undefined, { timeout: 120_000 }),
    }),
    onSuccess: ({ day, backup }) => {
      const fileName = `food-pal-backup-${day}.json`
      download(fileName, JSON.stringify(backup), 'application/json')
      toast.success('Backup made', `${fileName} has everything. Keep it somewhere safe.`)
    },
    onError: (error) => toast.failed("The backup couldn't be made", error),
  })
}

/** The day in the household's zone at the moment of asking. */
function useToday() {
  const client = useQueryClient()
  return async () => dayIn((await client.ensureQueryData(householdQuery)).timeZone)
}
