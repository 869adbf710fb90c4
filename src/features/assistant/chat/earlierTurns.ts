import { z } from 'zod'
import { eventsSoon } from '#features/calendar/calendar.service.ts'
import { isCommandType } from '#features/cards.logic.ts'
import { undoneExecutions } from '#features/history/history.queries.ts'
import type { Proposal } from '#features/proposals/proposals.contract.ts'
import { proposalsOf } from '#features/proposals/proposals.queries.ts'
import type { AppContext } from '#server/appContext.ts'
import type { Reader } from '#server/db/open.ts'
import { oncePer } from '#shared/oncePer.ts'
import { dayIn, timeIn } from '#shared/time.ts'
import type { ChatForm } from '../chat.contract.ts'
import type { Message } from '../conversations/conversations.contract.ts'
import { lastMessages } from '../conversations/conversations.queries.ts'
import { emptyHousehold } from '../household.queries.ts'
import { createHouseholdSnapshot } from '../householdSnapshot.ts'
import { loadTurnPhotos } from '../photos/photos.queries.ts'
import { mostEarlier } from '../prompt/conversation.logic.ts'
import type { EarlierMessage, EarlierProposal, Turn } from '../turn.ts'

const eventDays = 14
/** Milliseconds to wait for external calendars. */
const patience = 250

type Said = Pick<
  ChatForm,
  'message' | 'conversationHistory' | 'conversationId' | 'messageId' | 'photoIds'
> & { includeContext?: boolean }

/** Shared by all turns of a household, for its cached lists. */
export const turnsOf = oncePer((app: AppContext) => {
  const readHousehold = createHouseholdSnapshot(app)
  return async (said: Said, speaker?: string): Promise<Turn> => {
    const zone = await app.timeZone()
    const today = dayIn(zone)
    const told = said.includeContext !== false
    const [lists, events, history, photos] = await Promise.all([
      told ? readHousehold(today) : emptyHousehold,
      told ? eventsSoon(app, { from: today, days: eventDays, patience }) : [],
      historyOf(app.reader, said),
      loadTurnPhotos(app.reader, said.photoIds),
    ])
    return {
      message: said.message,
      history,
      photos,
      household: { ...lists, events, promptLists: app.promptLists },
      speaker,
      today,
      now: timeIn(zone),
    }
  }
})

/** The stored messages; the browser's copy counts only without a stored conversation. */
async function historyOf(reader: Reader, said: Said): Promise<EarlierMessage[]> {
  const { conversationId, messageId, conversationHistory } = said
  if (conversationId === null) {
    return conversationHistory.slice(-mostEarlier).map((each) => ({ ...each, proposals: [] }))
  }
  const [messages, proposals, undone] = await Promise.all([
    lastMessages(reader, conversationId, { before: messageId, limit: mostEarlier }),
    proposalsOf(reader, conversationId),
    undoneExecutions(reader),
  ])
  const byMessage = Map.groupBy(proposals, (proposal) => proposal.messageId)
  const own = new Set(byMessage.get(messageId)?.map(({ id }) => id))
  return withProposals(messages, (id) =>
    (byMessage.get(id) ?? [])
      .map((proposal) => beforeThis(proposal, own))
      .flatMap((proposal) => toEarlier(proposal, undone)),
  )
}

/** Proposals that this message replaced count as pending, so that both calls read the same. */
const beforeThis = (proposal: Proposal, own: ReadonlySet<number>): Proposal =>
  own.has(proposal.replacedBy ?? 0) ? { ...proposal, status: 'pending' } : proposal

/** Proposals belong to the person's message, and are listed with the answer to it. */
function withProposals(
  messages: readonly Message[],
  proposalsFor: (messageId: number) => EarlierProposal[],
): EarlierMessage[] {
  let waiting: EarlierProposal[] = []
  return messages.map(({ id, role, content, metadata }) => {
    if (role === 'user') {
      waiting = proposalsFor(id)
      return { role, content, proposals: [] }
    }
    const proposals = waiting
    waiting = []
    return { role, content, proposals, choices: choicesIn(metadata) }
  })
}

const StoredChoices = z.array(
  z.object({
    label: z.string(),
    commands: z.array(z.object({ type: z.string(), items: z.array(z.unknown()) })).default([]),
  }),
)

/** What the buttons of a stored answer propose. */
function choicesIn(metadata: Message['metadata']): NonNullable<EarlierMessage['choices']> {
  const { data = [] } = StoredChoices.safeParse(metadata?.choices)
  return data.flatMap(({ label, commands }) => {
    const known = commands.flatMap(({ type, items }) =>
      isCommandType(type) ? [{ type, items }] : [],
    )
    return known.length > 0 ? [{ label, commands: known }] : []
  })
}

export function toEarlier(
  { id, commandType, proposedChanges, status, executionResult, ...told }: Proposal,
  undone: ReadonlySet<string>,
): EarlierProposal[] {
  if (!isCommandType(commandType)) return []
  const takenBack = executionResult !== null && undone.has(executionResult.executionId)
  return [
    {
      id,
      type: commandType,
      items: proposedChanges.map(({ item }) => item),
      status: takenBack ? 'undone' : status,
      warnings: [...told.warnings, ...told.problems.map(({ message }) => message)],
      removed: told.affectedEntities.flatMap(({ action, before }) =>
        action === 'remove' && before ? [before] : [],
      ),
    },
  ]
}
