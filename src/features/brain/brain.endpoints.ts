import type { PromptRole } from '#features/assistant/prompt/sections/sections.logic.ts'
import { get } from '#shared/endpoint.ts'
import type {
  CompiledInstructions,
  ConversationContext,
  QueryPreview,
  SchemaInfo,
  SystemPrompt,
} from './brain.logic.ts'

const instructions = '/api/system-instructions'

/** The proposing call by default. */
type Role = { role?: PromptRole }

export const brainEndpoints = {
  compiled: get(`${instructions}/compiled`).takes<Role>().answers<CompiledInstructions>(),
  conversationalist: get(`${instructions}/conversationalist`).answers<SystemPrompt>(),
  proposalGenerator: get(`${instructions}/proposal-generator`).answers<SystemPrompt>(),
  schema: get('/api/system/schema').answers<SchemaInfo>(),
  queryPreview: get('/api/openrouter/query-preview')
    .takes<Role & { conversationId?: number }>()
    .answers<QueryPreview>(),
  testContext: get('/api/test-conversation-context/:id')
    .takes<Role>()
    .answers<ConversationContext>(),
}
