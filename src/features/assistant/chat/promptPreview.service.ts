import type { AppContext } from '#server/appContext.ts'
import { findRecord } from '#server/db/records.ts'
import { notFound } from '#shared/errors.ts'
import { timestamp } from '#shared/time.ts'
import type { Conversation } from '../conversations/conversations.contract.ts'
import { listConversations } from '../conversations/conversations.queries.ts'
import { conversationRecords } from '../conversations/conversations.records.ts'
import type { PreviewedCall } from '../models/routerPreview.ts'
import type { GivenSettings } from '../models/routerSettings.ts'
import { usualBudget } from '../prompt/budget/tokenBudget.logic.ts'
import { defaultSections, sentContent } from '../prompt/sections/defaultSections.ts'
import type { InstructionSection, PromptRole } from '../prompt/sections/sections.logic.ts'
import { readModelSettings } from './assistants.ts'
import { turnsOf } from './earlierTurns.ts'

/** Stands for the person's next message. */
const placeholder = '(your next message)'

export type NextTurnQuery = {
  role: PromptRole
  /** The newest conversation by default. */
  conversationId?: number | undefined
}

/** The call that a model would get if somebody wrote a message now. */
export type NextTurn = PreviewedCall & {
  role: PromptRole
  at: string
  model: GivenSettings['model']
  /** All active sections of both calls, as they are sent. */
  sections: InstructionSection[]
  /** Tokens. */
  budget: number
  /** Null in a household without conversations. */
  conversation: Conversation | null
  /** Earlier messages that are beyond the limit. */
  unread: number
}

/** Builds one of the next turn's two calls with the real code, without sending it. */
export async function readNextTurn(
  app: AppContext,
  { role, conversationId }: NextTurnQuery,
): Promise<NextTurn> {
  const conversation = await conversationOf(app, conversationId)
  const settings = await readModelSettings(app, null)
  const turn = await turnsOf(app)({
    message: placeholder,
    conversationHistory: [],
    conversationId: conversation?.id ?? null,
    messageId: null,
    photoIds: [],
  })
  const { previewCall } = await import('../models/routerPreview.ts')
  return {
    ...(await previewCall(settings, turn, role)),
    role,
    at: timestamp(),
    model: settings.model,
    sections: (settings.sections ?? defaultSections)
      .filter(({ isActive }) => isActive)
      .map((section) => ({ ...section, content: sentContent(section, settings.commands) })),
    budget: settings.budget ?? usualBudget,
    conversation,
    unread: Math.max(0, (conversation?.totalMessages ?? 0) - turn.history.length),
  }
}

async function conversationOf({ reader }: AppContext, id: number | undefined) {
  if (id === undefined) {
    const newest = { limit: 1, offset: 0, participantId: null }
    return (await listConversations(reader, newest))[0] ?? null
  }
  const found = await findRecord(reader, conversationRecords, id)
  if (!found) throw notFound(conversationRecords.noun)
  return found
}
