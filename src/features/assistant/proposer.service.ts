import type { AppContext } from '#server/appContext.ts'
import { chooseAssistant } from './chat/assistants.ts'
import { ModelFailure } from './models/routerFailures.ts'
import type { Assistant } from './turn.ts'

export type { EarlierMessage, ProposedCommand, Proposing, Turn } from './turn.ts'

/** The half of an assistant that proposes changes. It stores nothing. */
export type Proposer = Pick<Assistant, 'name' | 'modelId' | 'propose'>

/** Whoever answers in the chat now. */
export const chooseProposer = async (app: AppContext): Promise<Proposer> =>
  (await chooseAssistant(app, null)).assistant

/** No other message would fare better, until the owner does something. */
export const failsForEveryMessage = (error: unknown): boolean =>
  error instanceof ModelFailure &&
  ['keyRefused', 'outOfCredits', 'unknownModel', 'cannotPropose'].includes(error.reason)

/** In milliseconds: how long the service asks to be left alone. */
export const wantedPause = (error: unknown): number =>
  error instanceof ModelFailure ? (error.retryAfter ?? 0) * 1_000 : 0
