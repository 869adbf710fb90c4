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
