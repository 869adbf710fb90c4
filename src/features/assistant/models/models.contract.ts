import { z } from 'zod'
import { recordFields, requiredText } from '#shared/fields.ts'

/** A language model that the assistant can talk to. */
export const AiModel = z.object({
  name: requiredText('Name', 80),
  provider: requiredText('Provider', 80),
  /** What the model router calls it. */
  modelId: requiredText('Model id', 200).describe('What the model router calls it'),
  isDefault: z.boolean(),
  maxTokens: z.number().int(),
  /** In tenths: 7 is a temperature of 0.7. */
  temperature: z.number().int().describe('In tenths: 7 is 0.7'),
  ...recordFields,
})
export type AiModel = z.infer<typeof AiModel>

/** A default is replaced by choosing another one; it can't be cleared. */
export const DefaultChoice = z.object({
  isDefault: z.literal(true, 'One model is always the default: choose another one instead'),
})
