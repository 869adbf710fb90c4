import type {
  InstructionSection,
  PromptRole,
} from '#features/assistant/prompt/sections/sections.logic.ts'

export type RouterQuery = {
  model: string
  messages: { role: string; content: unknown }[]
  [setting: string]: unknown
}

type SentSection = Pick<InstructionSection, 'id' | 'title' | 'content' | 'sortOrder' | 'role'>

/** 'built-in': without a key nothing is sent to a model. */
export type AnsweredBy = 'model' | 'built-in'

/** The request that the next turn would send to a model. */
export type QueryPreview = {
  metadata: {
    modelUsed: string
    modelProvider: string
    answeredBy: AnsweredBy
    role: PromptRole
    conversationId: number | null
    systemMessageCharacterCount: number
    totalEstimatedTokens: number
    tokenBudget: number
    compiledInstructionsCharacterCount: number
    databaseContextCharacterCount: number
    systemPromptCharacterCount: number
    activeSectionsCount: number
    systemInstructionsCharacterCount: number
    timestamp: string
  }
  openRouterQuery: RouterQuery
  /** The first message of the query. */
  fullSystemMessage: string
  /** The same text before the query is built, for comparison. */
  fullSystemPrompt: string
  rawSystemInstructions: string
  rawDatabaseContext: string
  systemInstructionsOnly: string
  systemInstructionSections: SentSection[]
}

export type CompiledInstructions = { instructions: string; role: PromptRole }

export type SystemPrompt = { prompt: string }

export type SchemaField = {
  name: string
  type: string
  isArray: boolean
  isRequired: boolean
  description: string | null
}

export type SchemaTable = {
  tableName: string
  description: string
  usedInCommands: string[]
  fields: SchemaField[]
}

export type SchemaInfo = { version: string; generatedAt: string; tables: SchemaTable[] }

/** A part of the context that is left out or shortened, and the reason. */
export type ContextCut = { what: string; shown: number; of: number; reason: string }

export type ContextPart = { name: string; characters: number; tokens: number }

/** The context that a model would get in the conversation's next turn. */
export type ConversationContext = {
  conversationId: number
  title: string
  role: PromptRole
  model: { name: string; modelId: string; provider: string }
  answeredBy: AnsweredBy
  tokenBudget: number
  estimatedTokens: number
  messages: { sent: number; of: number }
  parts: ContextPart[]
  cuts: ContextCut[]
  /** The query's messages, unchanged. */
  sent: RouterQuery['messages']
  /** Names of the tools in the query. */
  tools: string[]
}
