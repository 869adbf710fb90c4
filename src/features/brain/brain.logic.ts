import type {
  InstructionSection,
  PromptRole,
} from '#features/assistant/prompt/sections/sections.logic.ts'

/** A request to the model router, as it goes out. */
export type RouterQuery = {
  model: string
  messages: { role: string; content: unknown }[]
  [setting: string]: unknown
}

type SentSection = Pick<InstructionSection, 'id' | 'title' | 'content' | 'sortOrder' | 'role'>

/** Without a key nobody is sent anything: the built-in assistant answers. */
export type AnsweredBy = 'model' | 'built-in'

/** What the next turn would send to a model. */
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
  /** The same text where it is put together, before it is made into a query. */
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

/** What is not sent, or not as it is, and why. */
export type ContextCut = { what: string; shown: number; of: number; reason: string }

export type ContextPart = { name: string; characters: number; tokens: number }

/** What a model would know of a conversation in its next turn. */
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
  /** The messages of the query, exactly. */
  sent: RouterQuery['messages']
  /** The tools that go along, by name. */
  tools: string[]
}
