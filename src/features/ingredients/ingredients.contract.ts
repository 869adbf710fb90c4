import { z } from 'zod'
import type { Ingredient } from '#shared/ingredients/ingredient.ts'

const mostLines = 500
const longestLine = 1_000

export const LinesForm = z.object({
  lines: z
    .array(
      z
        .string('Each line must be text')
        .max(longestLine, `A line has at most ${longestLine} characters`),
      'Lines must be a list of text',
    )
    .max(mostLines, `At most ${mostLines} lines can be read at once`),
})
export type LinesForm = z.infer<typeof LinesForm>

export type ReadIngredient = Pick<
  Ingredient,
  'line' | 'amount' | 'amountMax' | 'unit' | 'food' | 'note'
>
