import { z } from 'zod'
import { isDay } from '#shared/days.ts'
import { optionalText, recordFields, requiredText } from '#shared/fields.ts'

/** What a person fills in. */
export const PantryItemForm = z.object({
  name: requiredText('Name', 200),
  quantity: requiredText('Quantity', 100),
  category: requiredText('Category', 60),
  location: requiredText('Location', 60),
  expiryDate: optionalText('Expiry date', 100).describe('A day, or in words: soon, 2 weeks'),
  notes: optionalText('Notes', 2_000),
})
export type PantryItemForm = z.infer<typeof PantryItemForm>

/** The day that the expiry text means, by the day on which it was written: nobody fills it in. */
const expiresOn = z
  .string('must be a day')
  .refine(isDay, 'must be a day')
  .nullish()
  .describe('The day that the expiry date means, where it names one')

export const PantryItem = PantryItemForm.extend({ expiresOn, ...recordFields })
export type PantryItem = z.infer<typeof PantryItem>

const mostInLine = 60

/** What was typed in one line: what is left open is as it was the last time, or as is usual. */
export const PantryLineForm = z.object({
  items: z
    .array(
      z.object({
        name: requiredText('Name', 200),
        quantity: optionalText('Quantity', 100),
        category: optionalText('Category', 60),
        location: optionalText('Location', 60),
        notes: optionalText('Notes', 2_000),
      }),
      'Items must be a list',
    )
    .min(1, 'There is nothing to add')
    .max(mostInLine, `At most ${mostInLine} items can be added at once`),
})
export type PantryLineForm = z.infer<typeof PantryLineForm>

/** What is being typed. */
export const GuessQuery = z.object({ name: requiredText('Name', 200) })

/** How a thing was kept the last time, else how most families keep it. */
export type UsualFields = Pick<PantryItem, 'category' | 'location'> & {
  /** None for what was never here. */
  quantity: string | null
}

export type PantryMetadata = { categories: string[]; locations: string[] }

export const defaultCategories = [
  'Protein',
  'Dairy',
  'Vegetable',
  'Fruit',
  'Grain',
  'Condiment',
  'Sauce',
  'Prepared Meal',
  'Starch',
  'Dairy/Spread',
  'Frozen',
  'Other',
  'Unknown',
] as const

export const defaultLocations = ['Fridge', 'Pantry', 'Freezer', 'Counter', 'Unknown'] as const
