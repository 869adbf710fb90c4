import { usualBudget } from '#features/assistant/prompt/budget/tokenBudget.logic.ts'
import { type KeepChoice, keepChoices, usualKeep } from '#features/history/retention.logic.ts'
import { endpointQuery, send } from '#web/lib/http/call.ts'
import { useListChange } from '#web/lib/http/useListChange.ts'
import { toast } from '#web/lib/toast.tsx'
import type { KnownSettings, Setting } from '../settings.contract.ts'
import { settingsEndpoints } from '../settings.endpoints.ts'

export const settingsQuery = endpointQuery(settingsEndpoints.topic, settingsEndpoints.list)

export const timeZoneQuery = endpointQuery(settingsEndpoints.topic, settingsEndpoints.timeZone)

export const systemQuery = {
  ...endpointQuery('system', settingsEndpoints.system),
  // Whoever opens the dialog wants to know how it is now.
  staleTime: 0,
  gcTime: 0,
}

export const tokensIn = (settings: readonly Setting[] | undefined): string =>
  String(settings?.find(({ key }) => key === 'assistant.tokens')?.value ?? usualBudget)

export const keepIn = (settings: readonly Setting[] | undefined): KeepChoice => {
  const stored = settings?.find(({ key }) => key === 'history.keep')?.value
  return keepChoices.find((choice) => choice === stored) ?? usualKeep
}

const useSaveSetting = <Key extends keyof KnownSettings>(key: Key, { undo = false } = {}) =>
  useListChange({
    topic: settingsEndpoints.topic,
    undo,
    send: (value: KnownSettings[Key]) =>
      send(settingsEndpoints.update, { params: { key }, input: { value } }),
    done: 'Settings updated',
    failed: {
      title: 'Error updating settings',
      otherwise: 'There was an error updating your settings.',
    },
  })

export const useSaveTokens = () => useSaveSetting('assistant.tokens')
export const useSaveKeep = () => useSaveSetting('history.keep')

export const useSaveZone = () => useSaveSetting('household.timeZone')
/** By itself, not with others from the dialog: then it can be taken back by itself. */
export const useTakeZone = () => useSaveSetting('household.timeZone', { undo: true })

export const settingsSaved = () =>
  toast.success('Settings saved', 'Your settings have been updated successfully.')
