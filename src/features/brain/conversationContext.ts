import type { NextTurn } from '#features/assistant/chat/nextTurn.service.ts'
import type { Conversation } from '#features/assistant/conversations.contract.ts'
import type { Config } from '#server/config.ts'
import type { ContextCut, ContextPart, ConversationContext } from './brain.facts.ts'
import { answeredBy, queryOf } from './queryPreview.ts'

const count = new Intl.NumberFormat('en-US')

export function describeContext(
  turn: NextTurn,
  { id, title }: Conversation,
  config: Pick<Config, 'aiKey'>,
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

const listTitles: Record<NextTurn['prompt']['parts']['cut'][number]['list'], string> = {
  members: 'Family members',
  wholeFamily: 'Rules of the whole family',
  meals: 'Menu',
  pantry: 'Pantry',
  shopping: 'Shopping list',
  recipes: 'Recipes',
  knowledge: 'Household knowledge',
  events: 'Calendar events',
}

function dataCuts({ prompt, budget }: NextTurn): ContextCut[] {
  const limit = `a turn has ${count.format(budget)} tokens`
  const { cut, shortened } = prompt.parts
  return [
    ...cut.map(({ list, shown, of }) => ({
      what: listTitles[list],
      shown,
      of,
      reason: `No room for the others: ${limit}. What the message names, what is planned and what expires comes first.`,
    })),
    ...shortened.map(({ list, records }) => ({
      what: `${listTitles[list]}, in full`,
      shown: 0,
      of: records,
      reason: `Only the most important fields of these are sent: ${limit}.`,
    })),
  ]
}

type Reason = NextTurn['prompt']['parts']['conversation']['cut'][number]['reason']

const reasons: Record<Reason, string> = {
  older: 'They lie too far back: only the newest 40 messages are told again.',
  budget: 'No room: a quarter of what is left of the tokens is for the conversation, newest first.',
  'before-first-question': 'A conversation has to begin with what a person said.',
  shortened: 'Longer than 4,000 characters: the rest of each is left out.',
}

/** Those that were not even read are older than the others that are left out. */
function conversationCuts({ prompt, unread }: NextTurn): ContextCut[] {
  const { cut, of } = prompt.parts.conversation
  const all = of + unread
  const older = unread + (cut.find(({ reason }) => reason === 'older')?.messages ?? 0)
  const others = cut.filter(({ reason }) => reason !== 'older')
  return [...(older > 0 ? [{ reason: 'older' as const, messages: older }] : []), ...others].map(
    ({ reason, messages }) => ({
      what: reason === 'shortened' ? 'Long messages, in full' : 'Earlier messages',
      shown: reason === 'shortened' ? 0 : all - messages,
      of: reason === 'shortened' ? messages : all,
      reason: reasons[reason],
    }),
  )
}

function toolNames(tools: unknown): string[] {
  const list: unknown[] = Array.isArray(tools) ? tools : []
  return list.flatMap((tool) => {
    const name: unknown = Object(Object(tool).function).name
    return typeof name === 'string' ? [name] : []
  })
}
