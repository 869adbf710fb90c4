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
  /** In tokens, for all that is sent. */
  budget?: number | undefined
  /** What the tools that go along cost, in tokens. */
  toolTokens?: number
  /** Those made for this message, for the one who answers it. */
  proposals?: readonly EarlierProposal[]
}

/** What is sent to a model, and what it is made of. */
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
  /** About, for each part, and for all of it. */
  tokens: { instructions: number; data: number; conversation: number; tools: number }
  estimatedTokens: number
}

/** What the conversation may take of what the instructions and the message leave. */
const conversationShare = 0.25
/** A household is never left out altogether, however long the message. */
const leastData = 1_000
/** About what a photo of our size costs. */
const photoTokens = 1_100

/** Reads nothing and calls nobody: the same turn makes the same prompt. */
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
