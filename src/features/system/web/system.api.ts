import { tokensKey, usualBudget } from '#features/assistant/prompt/budget/tokenBudget.logic.ts'
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

export const tokensIn = (settings: Settings): string =>
  String(settings?.find(({ key }) => key === tokensKey)?.value ?? usualBudget)

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
export const useSaveKeep = () => useSaveSetting<KeepChoice>(keepKey)
