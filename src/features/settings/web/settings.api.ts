import type { ChosenWays } from '#shared/ways.ts'
import { endpointQuery, send } from '#web/lib/http/call.ts'
import { useListChange } from '#web/lib/http/useListChange.ts'
import { toast } from '#web/lib/toast.tsx'
import type { Setting } from '../settings.contract.ts'
import { settingsEndpoints } from '../settings.endpoints.ts'
import { timeZoneKey, waysKey } from '../settings.logic.ts'

export const settingsQuery = endpointQuery(settingsEndpoints.topic, settingsEndpoints.list)

export const timeZoneQuery = endpointQuery(settingsEndpoints.topic, settingsEndpoints.timeZone)

export const useSaveSetting = <Value extends Setting['value']>(
  key: string,
  { undo = false } = {},
) =>
  useListChange({
    topic: settingsEndpoints.topic,
    undo,
    send: (value: Value) => send(settingsEndpoints.update, { params: { key }, input: { value } }),
    done: 'Settings updated',
    failed: {
      title: 'Error updating settings',
      otherwise: 'There was an error updating your settings.',
    },
  })

export const useSaveZone = () => useSaveSetting<string>(timeZoneKey)
export const useSaveWays = () => useSaveSetting<ChosenWays>(waysKey)
/** Saved apart from other settings, so that it can be undone alone. */
export const useTakeZone = () => useSaveSetting<string>(timeZoneKey, { undo: true })
export const useTakeWays = () => useSaveSetting<ChosenWays>(waysKey, { undo: true })

export const settingsSaved = () =>
  toast.success('Settings saved', 'Your settings have been updated successfully.')
