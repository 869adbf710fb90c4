import { usualBudget } from '#features/assistant/prompt/tokenBudget.facts.ts'
import { callQuery, send } from '#web/lib/call.ts'
import { toast } from '#web/lib/toast.tsx'
import { useListChange } from '#web/lib/useListChange.ts'
import { settingsCalls } from '../settings.calls.ts'
import type { Setting } from '../settings.contract.ts'

export const settingsQuery = callQuery(settingsCalls.topic, settingsCalls.list)

export const systemQuery = {
  ...callQuery('system', settingsCalls.system),
  // Whoever opens the dialog wants to know how it is now.
  staleTime: 0,
  gcTime: 0,
}

export const tokensIn = (settings: readonly Setting[] | undefined): string =>
  String(settings?.find(({ key }) => key === 'assistant.tokens')?.value ?? usualBudget)

export const useSaveTokens = () =>
  useListChange({
    topic: settingsCalls.topic,
    undo: false,
    send: (value: number) =>
      send(settingsCalls.update, { params: { key: 'assistant.tokens' }, input: { value } }),
    done: 'Settings updated',
    failed: {
      title: 'Error updating settings',
      otherwise: 'There was an error updating your settings.',
    },
  })

export const settingsSaved = () =>
  toast.success('Settings saved', 'Your settings have been updated successfully.')
