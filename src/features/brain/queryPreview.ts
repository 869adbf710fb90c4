import { z } from 'zod'
import type { NextTurn } from '#features/assistant/chat/promptPreview.service.ts'
import type { Config } from '#server/lifecycle/config.ts'
import type { AnsweredBy, QueryPreview, RouterQuery } from './brain.logic.ts'

const Sent = z.looseObject({
  model: z.string(),
  messages: z.array(z.looseObject({ role: z.string(), content: z.unknown() })),
})

export const queryOf = ({ body }: NextTurn): RouterQuery => Sent.parse(body)

export const answeredBy = ({ hasModel }: Pick<Config, 'hasModel'>): AnsweredBy =>
  hasModel ? 'model' : 'built-in'

export function describeQuery(turn: NextTurn, config: Pick<Config, 'hasModel'>): QueryPreview {
  const { at, model, role, conversation, budget, sections, prompt } = turn
  const { instructions, data } = prompt.parts
  const openRouterQuery = queryOf(turn)
  const fullSystemMessage = String(openRouterQuery.messages[0]?.content ?? '')
  return {
    metadata: {
      modelUsed: model.modelId,
      modelProvider: model.provider,
      answeredBy: answeredBy(config),
      role,
      conversationId: conversation?.id ?? null,
      systemMessageCharacterCount: fullSystemMessage.length,
      totalEstimatedTokens: prompt.estimatedTokens,
      tokenBudget: budget,
      compiledInstructionsCharacterCount: instructions.length,
      databaseContextCharacterCount: data.length,
      systemPromptCharacterCount: prompt.system.length,
      activeSectionsCount: sections.length,
      systemInstructionsCharacterCount: instructions.length,
      timestamp: at,
    },
    openRouterQuery,
    fullSystemMessage,
    fullSystemPrompt: prompt.system,
    rawSystemInstructions: instructions,
    rawDatabaseContext: data,
    systemInstructionsOnly: instructions,
    systemInstructionSections: sections.map(({ id, title, content, sortOrder, role: readBy }) => ({
      id,
      title,
      content,
      sortOrder,
      role: readBy,
    })),
  }
}
