import { z } from 'zod'
import { isDay } from '#shared/days.ts'
import { optionalText, recordFields, requiredText } from '#shared/fields.ts'

export const PantryItemForm = z.object({
  name: requiredText('Name', 200),
  quantity: requiredText('Quantity', 100),
  category: requiredText('Category', 60),
  location: requiredText('Location', 60),
  expiryDate: optionalText('Expiry date', 100).describe('A day, or in words: soon, 2 weeks'),
  notes: optionalText('Notes', 2_000),
})
export type PantryItemForm = z.infer<typeof PantryItemForm>

/** Derived from the expiry text and the day it was written, never filled in by a person. */
const expiresOn = z
  .string('must be a day')
  .refine(isDay, 'must be a day')
  .nullish()
  .describe('The day that the expiry date means, where it names one')

export const PantryItem = PantryItemForm.extend({ expiresOn, ...recordFields })
export type PantryItem = z.infer<typeof PantryItem>

const mostInLine = 60

/** Items typed in one line; missing fields are those of the last such item, or the usual ones. */
export const PantryLineForm = z.object({
  items: z
    .array(
      z.object({
        name: requiredText('Name', 200),
        quantity: optionalText('Quantity', 100),
        category: optionalText('Category', 60),
        location: optionalText('Location', 60),
        expiryDate: optionalText('Expiry date', 100),
        notes: optionalText('Notes', 2_000),
      }),
      'Items must be a list',
    )
    .min(1, "There's nothing to add")
    .max(mostInLine, `At most ${mostInLine} items can be added at once`),
})
export type PantryLineForm = z.infer<typeof PantryLineForm>

export const GuessQuery = z.object({ name: requiredText('Name', 200) })

/** The fields an item had the last time, else the usual ones. */
export type UsualFields = Pick<PantryItem, 'category' | 'location'> & {
  /** Null for an item that the household never had. */
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
