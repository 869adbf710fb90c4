import { z } from 'zod'
import { recordFields, requiredText } from '#shared/fields.ts'

export const AiModel = z.object({
  name: requiredText('Name', 80),
  provider: requiredText('Provider', 80),
  /** The router's id of the model. */
  modelId: requiredText('Model id', 200).describe('What the model router calls it'),
  isDefault: z.boolean(),
  maxTokens: z.number().int(),
  /** Tenths: 7 is a temperature of 0.7. */
  temperature: z.number().int().describe('In tenths: 7 is 0.7'),
  ...recordFields,
})
export type AiModel = z.infer<typeof AiModel>

/** A default can't be cleared, only replaced by choosing another model. */
export const DefaultChoice = z.object({
  isDefault: z.literal(true, 'One model is always the default: choose another one instead'),
})
