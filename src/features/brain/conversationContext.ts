import type { NextTurn } from '#features/assistant/chat/promptPreview.service.ts'
import type { Conversation } from '#features/assistant/conversations/conversations.contract.ts'
import { longestEarlier, mostEarlier } from '#features/assistant/prompt/conversation.logic.ts'
import type { Config } from '#server/lifecycle/config.ts'
import type { ContextCut, ContextPart, ConversationContext } from './brain.logic.ts'
import { answeredBy, queryOf } from './queryPreview.ts'

export function describeContext(
  turn: NextTurn,
  { id, title }: Conversation,
  config: Pick<Config, 'hasModel'>,
): ConversationContext {
  const { prompt, model, role, budget, unread } = turn
  const query = queryOf(turn)
  const { sent, of } = prompt.parts.conversation
  return {
    conversationId: id,
    title,
    role,
    model: { name: model.name, modelId: model.modelId, provider: model.provider },
    answeredBy: answeredBy(config),
    tokenBudget: budget,
    estimatedTokens: prompt.estimatedTokens,
    messages: { sent, of: of + unread },
    parts: partsOf(turn, JSON.stringify(query.tools ?? '')),
    cuts: [...conversationCuts(turn), ...dataCuts(turn)],
    sent: query.messages,
    tools: toolNames(query.tools),
  }
}

function partsOf({ prompt }: NextTurn, tools: string): ContextPart[] {
  const { parts, tokens, messages } = prompt
  const said = messages.reduce((sum, { content }) => sum + content.length, 0)
  const all = [
    { name: 'Instructions', characters: parts.instructions.length, tokens: tokens.instructions },
    { name: 'Household data', characters: parts.data.length, tokens: tokens.data },
    { name: 'Conversation', characters: said, tokens: tokens.conversation },
    { name: 'Tools', characters: tools.length, tokens: tokens.tools },
  ]
  return all.filter((part) => part.tokens > 0)
}

function dataCuts({ prompt, budget }: NextTurn): ContextCut[] {
  const limit = `a turn has ${budget.toLocaleString('en-US')} tokens`
  const { cut, shortened } = prompt.parts
  return [
    ...cut.map(({ title, shown, of }) => ({
      what: title,
      shown,
      of,
      reason: `No room for the others: ${limit}. What the message names, what is planned and what expires comes first.`,
    })),
    ...shortened.map(({ title, inFull, of }) => ({
      what: `${title} in full`,
      shown: inFull,
      of,
      reason: `Only the most important fields of the others are sent: ${limit}.`,
    })),
  ]
}

type Reason = NextTurn['prompt']['parts']['conversation']['cut'][number]['reason']

const sayReasons = (): Record<Reason, string> => ({
  older: `The others are too far back: only the newest ${mostEarlier} messages are repeated.`,
  budget:
    'No room for the others: a quarter of the tokens that are left goes to the conversation, newest first.',
  'before-first-question':
    "A conversation has to start with a person's message: what came before is left out.",
  shortened: `Only the first ${longestEarlier.toLocaleString('en-US')} characters of longer ones are sent.`,
})

/** Each cut with the messages that remain after it, oldest first. */
function conversationCuts({ prompt, unread }: NextTurn): ContextCut[] {
  const { cut, of, sent } = prompt.parts.conversation
  const all = of + unread
  const older = unread + (cut.find(({ reason }) => reason === 'older')?.messages ?? 0)
  const others = cut.filter(({ reason }) => reason !== 'older')
  const reasons = sayReasons()
  let left = all
  return [{ reason: 'older' as const, messages: older }, ...others]
    .filter(({ messages }) => messages > 0)
    .map(({ reason, messages }) => {
      const explained = { reason: reasons[reason] }
      if (reason === 'shortened') {
        return { what: 'Messages in full', shown: sent - messages, of: sent, ...explained }
      }
      left -= messages
      return { what: 'Earlier messages', shown: left, of: all, ...explained }
    })
}

function toolNames(tools: unknown): string[] {
  const list: unknown[] = Array.isArray(tools) ? tools : []
  return list.flatMap((tool) => {
    const name: unknown = Object(Object(tool).function).name
    return typeof name === 'string' ? [name] : []
  })
}
