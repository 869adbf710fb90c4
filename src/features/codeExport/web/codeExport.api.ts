import { useMutation, useQueryClient } from '@tanstack/react-query'
import { clockIn, dayIn } from '#shared/time.ts'
import { endpointQuery } from '#web/lib/http/call.ts'
import { download } from '#web/lib/http/download.ts'
import { householdQuery } from '#web/lib/http/householdQuery.ts'
import { openStream } from '#web/lib/http/openStream.ts'
import { problemOf } from '#web/lib/http/request.ts'
import { toast } from '#web/lib/toast.tsx'
import { codeExportEndpoints, exportPath } from '../codeExport.endpoints.ts'
import { systemPromptName } from '../codeExport.logic.ts'
import { copyTextToCome } from './copyTextToCome.ts'

const { topic, scan, systemPrompt } = codeExportEndpoints

const cacheFor = 30_000

/** Cached no longer than on the server, since it is megabytes. */
export const scanQuery = {
  ...endpointQuery(topic, scan),
  staleTime: cacheFor,
  gcTime: cacheFor,
}

export const systemPromptQuery = { ...endpointQuery(topic, systemPrompt), staleTime: cacheFor }

const timeout = 120_000

async function loadExport(files: readonly string[]): Promise<string> {
  const reader = (await openStream(exportPath, { files }, AbortSignal.timeout(timeout))).getReader()
  const pieces: string[] = []
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return pieces.join('')
    pieces.push(value)
  }
}

const exported = (count: number) => `Successfully exported ${count} files plus ${systemPromptName}`

export function useDownloadExport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (files: readonly string[]) => ({
      text: await loadExport(files),
      zone: (await client.ensureQueryData(householdQuery)).timeZone,
    }),
    onSuccess: ({ text, zone }, files) => {
      const moment = `${dayIn(zone)}T${clockIn(zone).replaceAll(':', '-')}`
      download(`food-pal-source-${moment}.txt`, text, 'text/plain')
      toast.success('Export Complete', exported(files.length))
    },
    onError: (error) => toast.error('Export Failed', problemOf(error, 'Export failed')),
  })
}

export const useCopyExport = () =>
  useMutation({
    mutationFn: (files: readonly string[]) => copyTextToCome(() => loadExport(files)),
    onSuccess: (outcome, files) => {
      if (outcome === 'copied') toast.success('Copied to Clipboard', exported(files.length))
      else
        toast.error(
          'Clipboard Access Denied',
          'Browser blocked clipboard access. Use Download instead.',
        )
    },
    onError: (error) => toast.error('Copy Failed', problemOf(error, 'Export failed')),
  })
