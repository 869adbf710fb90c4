import { useMutation } from '@tanstack/react-query'
import { endpointQuery, send } from '#web/lib/http/call.ts'
import { download } from '#web/lib/http/download.ts'
import { useListChange } from '#web/lib/http/useListChange.ts'
import { sayBytes } from '#web/lib/measures.ts'
import { toast } from '#web/lib/toast.tsx'
import { backupEndpoints, keptBackupPath } from '../backup.endpoints.ts'
import { fetchBackup } from './backup.api.ts'

const topic = 'backups'
const anHour = 3_600_000

/** Backups are made by the clock, so nothing announces them. */
export const backupsQuery = {
  ...endpointQuery(topic, backupEndpoints.overview),
  staleTime: 0,
  refetchInterval: anHour,
}

export const useMakeBackup = () =>
  useListChange({
    topic,
    send: () => send(backupEndpoints.make, undefined, { timeout: anHour }),
    done: ({ bytes }) => ({
      title: 'Backup made',
      text: `It has everything, takes ${sayBytes(bytes)}, and was read back.`,
    }),
    failed: "The backup couldn't be made",
  })

export const useDownloadKept = () =>
  useMutation({
    mutationFn: async (name: string) => ({
      name,
      backup: await fetchBackup(keptBackupPath.replace(':name', encodeURIComponent(name))),
    }),
    onSuccess: ({ name, backup }) => download(name, backup, 'application/gzip'),
    onError: (error) => toast.failed("The backup couldn't be downloaded", error),
  })
