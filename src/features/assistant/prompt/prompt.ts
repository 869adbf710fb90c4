import type { Command } from '#server/commands/command.ts'
import type { EarlierProposal, Turn } from '../turn.ts'
import { estimateTokens } from './budget/estimateTokens.ts'
import { isCompact, usualBudget } from './budget/tokenBudget.logic.ts'
import { conversationOf, type PromptMessage, type SentConversation } from './conversation.ts'
import { type Cut, describeHousehold, type Shortened } from './household/describeHousehold.ts'
import { compactInstructions } from './sections/compactInstructions.ts'
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
  /** The commands in words, for a model without tools. */
  offer?: string
  /** Tokens that the app's notes take from this call. */
  noteTokens?: number
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
/** What must be avoided is always there, however long the message is. */
const leastData = 600
const margin = 0.05
/** The estimated cost of a photo. */
const photoTokens = 1_100

/** Pure: the same turn makes the same prompt. */
export function buildPrompt(turn: Turn, options: PromptOptions): BuiltPrompt {
  const { role, sections, commands, toolTokens = 0, noteTokens = 0, proposals } = options
  const whole = options.budget ?? usualBudget
  // Estimates may be too low by a few percent.
  const budget = Math.floor(whole * (1 - margin)) - noteTokens
  const own = isCompact(whole)
    ? compactInstructions(sections, role, whole)
    : compileInstructions(sections, role, commands)
  const instructions = [own, options.offer].filter(Boolean).join('\n\n')
  const instructionTokens = estimateTokens(instructions)
  const fixed =
    instructionTokens + toolTokens + estimateTokens(turn.message) + turn.photos.length * photoTokens
  const forConversation = Math.max(0, Math.floor((budget - fixed) * conversationShare))
  const { messages, ...conversation } = conversationOf(turn, forConversation)
  const said = messages.reduce((sum, { content }) => sum + estimateTokens(content) + 4, 0)
  const used = fixed - estimateTokens(turn.message) + said
  const data = describeHousehold(turn, {
    budget: Math.max(leastData, budget - used),
    isCompact: isCompact(whole),
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
