import { z } from 'zod'
import { recordFields, requiredText } from '#shared/fields.ts'

const maxTokens = 'Max tokens must be a whole number from 1 to 1000000'
const temperature = 'Temperature must be from 0 to 2'

export const ModelForm = z.object({
  name: requiredText('Name', 80),
  provider: requiredText('Provider', 80),
  /** The server's id of the model. */
  modelId: requiredText('Model id', 200).describe('What the AI server calls it'),
  maxTokens: z.int(maxTokens).min(1, maxTokens).max(1_000_000, maxTokens),
  /** Tenths: 7 is a temperature of 0.7. */
  temperature: z
    .int(temperature)
    .min(0, temperature)
    .max(20, temperature)
    .describe('In tenths: 7 is 0.7'),
  /** Others get the commands as a JSON schema. */
  callsTools: z.boolean().default(true),
  seesPictures: z.boolean().default(true),
})
export type ModelForm = z.infer<typeof ModelForm>

export const AiModel = ModelForm.extend({ isDefault: z.boolean(), ...recordFields })
export type AiModel = z.infer<typeof AiModel>

/** A default can't be cleared, only replaced by choosing another model. */
export const ModelChange = ModelForm.extend({
  isDefault: z.literal(true, 'One model is always the default: choose another one instead'),
})
export type ModelChange = z.infer<typeof ModelChange>
