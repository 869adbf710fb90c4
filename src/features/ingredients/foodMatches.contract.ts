import { z } from 'zod'
import { recordFields, requiredText } from '#shared/fields.ts'

/** The household's statement that two names are the same food, or are not. */
export const FoodMatchForm = z.object({
  food: requiredText('Food', 200).describe('As recipes call it'),
  name: requiredText('Name', 200).describe('As the pantry or the list calls it'),
  isSame: z.boolean('Same must be true or false'),
})
export type FoodMatchForm = z.infer<typeof FoodMatchForm>

export const FoodMatch = FoodMatchForm.extend(recordFields)
export type FoodMatch = z.infer<typeof FoodMatch>
