import { visibleText } from '#shared/visibleText.ts'
import type { EarlierMessage, Turn } from '../turn.ts'
import { estimateTokens } from './budget/estimateTokens.ts'
import { longestEarlier, mostEarlier } from './conversation.logic.ts'
import { proposalLine } from './household/proposalLines.ts'

export type PromptMessage = { role: 'user' | 'assistant'; content: string }

/** Characters: enough to recognize a proposal. */
const longestItems = 200

/** Reasons why earlier messages are left out or truncated. */
type ConversationCut = { reason: ConversationCutReason; messages: number }

type ConversationCutReason = 'older' | 'budget' | 'before-first-question' | 'shortened'

export type SentConversation = {
  messages: PromptMessage[]
  /** The number of earlier messages that are sent. */
  sent: number
  of: number
  cut: ConversationCut[]
}

/** Earlier messages as plain text, newest kept first, each with its proposals' outcome. */
export function conversationOf({ message, history }: Turn, budget: number): SentConversation {
  const said = history.filter((earlier) => earlierText(earlier) !== '')
  const recent = said.slice(-mostEarlier)
  const kept = newestWithin(recent, budget)
  // Some servers refuse a conversation that begins with the assistant.
  const first = kept.findIndex(({ role }) => role === 'user')
  const sent = first < 0 ? [] : kept.slice(first)
  const cut: ConversationCut[] = [
    { reason: 'older', messages: said.length - recent.length },
    { reason: 'budget', messages: recent.length - kept.length },
    { reason: 'before-first-question', messages: kept.length - sent.length },
    { reason: 'shortened', messages: sent.filter(isLong).length },
  ]
  const last = { role: 'user', content: visibleText(message) } as const
  return {
    messages: alternating([
      ...sent.map((earlier) => ({ role: earlier.role, content: earlierText(earlier) })),
      last,
    ]),
    sent: sent.length,
    of: said.length,
    cut: cut.filter(({ messages }) => messages > 0),
  }
}

function newestWithin(history: readonly EarlierMessage[], budget: number): EarlierMessage[] {
  const kept: EarlierMessage[] = []
  let left = budget
  for (const earlier of [...history].reverse()) {
    left -= estimateTokens(earlierText(earlier)) + tokensAround
    if (left < 0) break
    kept.unshift(earlier)
  }
  return kept
}

const isLong = ({ content }: EarlierMessage) => visibleText(content).length > longestEarlier

/** Tokens of a message besides its text. */
const tokensAround = 4

function earlierText({ content, proposals }: EarlierMessage): string {
  const shown = visibleText(content)
  const text = shown.length > longestEarlier ? `${shown.slice(0, longestEarlier)}…` : shown
  return [text.toWellFormed(), ...proposals.map((each) => proposalLine(each, longestItems))]
    .filter((line) => line !== '')
    .join('\n')
}

/** Some servers require alternating roles. */
function alternating(messages: readonly PromptMessage[]): PromptMessage[] {
  const turns: PromptMessage[] = []
  for (const message of messages) {
    const before = turns.at(-1)
    if (before?.role !== message.role) turns.push({ ...message })
    else before.content = `${before.content}\n\n${message.content}`
  }
  return turns
}
