import { useMutation, useQueryClient } from '@tanstack/react-query'
import { dayIn, millis, timestamp } from '#shared/time.ts'
import { download } from '../lib/download.ts'
import { householdQuery } from '../lib/household.ts'
import { forgetLists } from '../lib/offline.ts'
import { problemOf, request } from '../lib/request.ts'
import { requireSignIn } from '../lib/session.ts'
import { toast } from '../lib/toast.ts'

/** The household's lists: the name each has in an export, and where it is read. */
const lists = [
  { name: 'recipes', path: '/api/recipes' },
  { name: 'pantry', path: '/api/pantry' },
  { name: 'familyPreferences', path: '/api/family-preferences' },
  { name: 'shoppingList', path: '/api/shopping-list' },
] as const

interface MarkdownExport {
  success: boolean
  fileName: string
  content: string
}

export function useRefreshData() {
  return useMutation({
    mutationFn: async () => {
      const t = millis()
      await Promise.all(lists.map(({ path }) => request('GET', `${path}?t=${t}`)))
    },
    onSuccess: () => window.location.reload(),
    onError: (error) => failed("Your data couldn't be refreshed", error),
  })
}

export function useExportMarkdown() {
  return useMutation({
    mutationFn: () => request<MarkdownExport>('POST', '/api/export-markdown', { manual: true }),
    onSuccess: ({ success, fileName, content }) => {
      if (!success) return failed("The export couldn't be made")
      download(fileName, content, 'text/markdown')
      console.info(`Exported ${fileName}`)
    },
    onError: (error) => failed("The export couldn't be made", error),
  })
}

export function useExportJson() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const household = client.ensureQueryData(householdQuery)
      const read = async ({ name, path }: (typeof lists)[number]) =>
        [name, await request('GET', path)] as const
      const entries = await Promise.all(lists.map(read))
      return { zone: (await household).timeZone, entries }
    },
    onSuccess: ({ zone, entries }) => {
      const content = { timestamp: timestamp(), ...Object.fromEntries(entries) }
      const fileName = `food-pal-export-${dayIn(zone)}.json`
      download(fileName, JSON.stringify(content, null, 2), 'application/json')
      console.info(`Exported ${fileName}`)
    },
    onError: (error) => failed("The export couldn't be made", error),
  })
}

export function useDownloadBackup() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const { timeZone } = await client.ensureQueryData(householdQuery)
      return {
        timeZone,
        backup: await request('GET', '/api/backup', undefined, { timeout: 120_000 }),
      }
    },
    onSuccess: ({ timeZone, backup }) => {
      const fileName = `food-pal-backup-${dayIn(timeZone)}.json`
      download(fileName, JSON.stringify(backup), 'application/json')
      toast.success('Backup made', `${fileName} has everything. Keep it somewhere safe.`)
    },
    onError: (error) => failed("The backup couldn't be made", error),
  })
}

export function useSignOut() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => request('POST', '/api/sign-out'),
    onSuccess: async () => {
      requireSignIn()
      client.clear()
      await forgetLists()
    },
    onError: (error) => failed("You couldn't be signed out", error),
  })
}

function failed(what: string, error?: unknown) {
  console.warn(what, error)
  toast.error(what, problemOf(error))
}
