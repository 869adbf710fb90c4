import { dailyTokensKey } from '#features/assistant/models/usage.logic.ts'
import { tokensKey } from '#features/assistant/prompt/budget/tokenBudget.logic.ts'
import {
  type KeepChoice,
  keepChoices,
  keepKey,
  usualKeep,
} from '#features/history/retention.logic.ts'
import { staplesKey } from '#features/ingredients/staples.logic.ts'
import type { Setting } from '#features/settings/settings.contract.ts'
import { useSaveSetting } from '#features/settings/web/settings.api.ts'
import { endpointQuery } from '#web/lib/http/call.ts'
import { systemEndpoint } from '../system.endpoints.ts'

export const systemQuery = {
  ...endpointQuery('system', systemEndpoint),
  // Always the present state, never a cached one.
  staleTime: 0,
  gcTime: 0,
}

type Settings = readonly Setting[] | undefined

/** Undefined for the usual number. */
export const tokensIn = (settings: Settings): string | undefined =>
  numberIn(settings, tokensKey)?.toString()

/** Empty for no limit. */
export const dailyTokensIn = (settings: Settings): string =>
  String(numberIn(settings, dailyTokensKey) || '')

const numberIn = (settings: Settings, wanted: string): number | undefined => {
  const stored = settings?.find(({ key }) => key === wanted)?.value
  return typeof stored === 'number' ? stored : undefined
}

export const keepIn = (settings: Settings): KeepChoice => {
  const stored = settings?.find(({ key }) => key === keepKey)?.value
  return keepChoices.find((choice) => choice === stored) ?? usualKeep
}

/** The names, separated by commas. */
export const staplesTextIn = (settings: Settings): string => {
  const stored = settings?.find(({ key }) => key === staplesKey)?.value
  return Array.isArray(stored) ? stored.join(', ') : ''
}

export const useSaveStaples = () => useSaveSetting<string[]>(staplesKey)
export const useSaveTokens = () => useSaveSetting<number>(tokensKey)
export const useSaveDailyTokens = () => useSaveSetting<number>(dailyTokensKey)
export const useSaveKeep = () => useSaveSetting<KeepChoice>(keepKey)
