import { visibleText } from '#shared/visibleText.ts'
import type { EarlierMessage, Turn } from '../turn.ts'
import { proposalLine } from './proposalLines.ts'
import { estimateTokens } from './tokens.ts'

/** A message as it is sent. */
export type PromptMessage = { role: 'user' | 'assistant'; content: string }

const longestEarlier = 4_000
const mostEarlier = 40
/** Enough to know which one it was. */
const longestItems = 200

/**
 * What was said before as plain text, newest kept first, up to a budget in tokens. What became of
 * proposals stands with the message that they were made for.
 */
export function conversationOf({ message, history }: Turn, budget: number): PromptMessage[] {
  const kept: PromptMessage[] = []
  let left = budget
  for (const earlier of history.slice(-mostEarlier).reverse()) {
    const content = earlierText(earlier)
    left -= estimateTokens(content) + tokensAround
    if (left < 0) break
    if (content !== '') kept.unshift({ role: earlier.role, content })
  }
  const last = { role: 'user', content: visibleText(message) } as const
  // Some servers refuse a conversation that begins with the assistant.
  const first = kept.findIndex(({ role }) => role === 'user')
  return alternating([...(first < 0 ? [] : kept.slice(first)), last])
}

/** What a message costs besides its text. */
const tokensAround = 4

function earlierText({ content, proposals }: EarlierMessage): string {
  const shown = visibleText(content)
  const text = shown.length > longestEarlier ? `${shown.slice(0, longestEarlier)}…` : shown
  return [text.toWellFormed(), ...proposals.map((each) => proposalLine(each, longestItems))]
    .filter((line) => line !== '')
    .join('\n')
}

/** Some servers take nothing but turns of user and assistant. */
function alternating(messages: readonly PromptMessage[]): PromptMessage[] {
  const turns: PromptMessage[] = []
  for (const message of messages) {
    const before = turns.at(-1)
    if (before?.role !== message.role) turns.push({ ...message })
    else before.content = `${before.content}\n\n${message.content}`
  }
  return turns
}
