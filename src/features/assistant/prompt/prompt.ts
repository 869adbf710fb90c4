import type { Command } from '#server/commands/command.ts'
import type { EarlierProposal, Turn } from '../turn.ts'
import { estimateTokens } from './budget/estimateTokens.ts'
import { usualBudget } from './budget/tokenBudget.logic.ts'
import { conversationOf, type PromptMessage, type SentConversation } from './conversation.ts'
import { type Cut, describeHousehold, type Shortened } from './household/describeHousehold.ts'
import { compileInstructions } from './sections/defaultSections.ts'
import type { InstructionSection, PromptRole } from './sections/sections.logic.ts'

export type PromptOptions = {
  sections: readonly InstructionSection[]
  role: PromptRole
  commands: readonly Command[]
  /** Tokens for the whole prompt. */
  budget?: number | undefined
  /** Tokens of the tools. */
  toolTokens?: number
  /** This message's proposals, for the call that answers. */
  proposals?: readonly EarlierProposal[]
}

/** A model's prompt, and the parts it is made of. */
export type BuiltPrompt = {
  system: string
  messages: PromptMessage[]
  parts: {
    instructions: string
    data: string
    cut: Cut[]
    shortened: Shortened[]
    conversation: Omit<SentConversation, 'messages'>
  }
  /** Estimates for each part, and in all. */
  tokens: { instructions: number; data: number; conversation: number; tools: number }
  estimatedTokens: number
}

/** The conversation's share of the tokens that instructions and message leave. */
const conversationShare = 0.25
/** The minimum for the household's data, however long the message is. */
const leastData = 1_000
/** The estimated cost of a photo. */
const photoTokens = 1_100

/** Pure: the same turn makes the same prompt. */
export function buildPrompt(turn: Turn, options: PromptOptions): BuiltPrompt {
  const { role, budget = usualBudget, toolTokens = 0, proposals } = options
  const instructions = compileInstructions(options.sections, role, options.commands)
  const instructionTokens = estimateTokens(instructions)
  const fixed =
    instructionTokens + toolTokens + estimateTokens(turn.message) + turn.photos.length * photoTokens
  const forConversation = Math.max(0, Math.floor((budget - fixed) * conversationShare))
  const { messages, ...conversation } = conversationOf(turn, forConversation)
  const said = messages.reduce((sum, { content }) => sum + estimateTokens(content) + 4, 0)
  const used = fixed - estimateTokens(turn.message) + said
  const data = describeHousehold(turn, {
    budget: Math.max(leastData, budget - used),
    canLookUp: role === 'proposal-generator',
    proposals,
  })
  return {
    system: `${instructions}\n\n${data.text}`,
    messages,
    parts: {
      instructions,
      data: data.text,
      cut: data.cut,
      shortened: data.shortened,
      conversation,
    },
    tokens: {
      instructions: instructionTokens,
      data: data.tokens,
      conversation: said,
      tools: toolTokens,
    },
    estimatedTokens: used + data.tokens,
  }
}
