import { callQuery } from '#web/lib/call.ts'
import { toast } from '#web/lib/toast.tsx'
import { settingsCalls } from '../settings.calls.ts'

export const settingsQuery = callQuery(settingsCalls.topic, settingsCalls.list)

export const systemQuery = {
  ...callQuery('system', settingsCalls.system),
  // Whoever opens the dialog wants to know how it is now.
  staleTime: 0,
  gcTime: 0,
}

export const settingsSaved = () =>
  toast.success('Settings saved', 'Your settings have been updated successfully.')
