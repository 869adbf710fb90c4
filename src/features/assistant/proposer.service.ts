import type { AppContext } from '#server/appContext.ts'
import { chooseAssistant } from './chat/assistants.ts'
import { ModelFailure } from './models/routerFailures.ts'
import type { Assistant } from './turn.ts'

export type { EarlierMessage, ProposedCommand, Proposing, Turn } from './turn.ts'

/** The proposing half of an assistant. It stores nothing. */
export type Proposer = Pick<Assistant, 'name' | 'modelId' | 'propose'>

/** The assistant that answers in the chat, or the one that is asked for. */
export const chooseProposer = async (app: AppContext, modelId?: string): Promise<Proposer> =>
  (await chooseAssistant(app, modelId ?? null)).assistant

/** Errors that need the owner, so every other message would fail, too. */
export const failsForEveryMessage = (error: unknown): boolean =>
  error instanceof ModelFailure &&
  ['keyRefused', 'outOfCredits', 'unknownModel', 'cannotPropose'].includes(error.reason)

/** Milliseconds that the service asks to wait. */
export const wantedPause = (error: unknown): number =>
  error instanceof ModelFailure ? (error.retryAfter ?? 0) * 1_000 : 0
