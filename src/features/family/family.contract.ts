import { z } from 'zod'
import { optionalText, recordFields, requiredText } from '#shared/fields.ts'

const places = 'Sort order must be a whole number from 0 to 100000'

/** The place in its list. A new record goes to the end unless told. */
const sortOrder = z.number(places).int(places).min(0, places).max(100_000, places)

const isActive = z.boolean('Active must be true or false').default(true)

/** What a list with an order holds of it, once stored. */
const placed = { sortOrder: z.number().int(), isActive: z.boolean() }

/** What a person fills in about one of the family. Goals, likes and dislikes are one per line. */
export const FamilyMemberForm = z.object({
  name: requiredText('Name', 100),
  role: optionalText('Role', 100),
  keyGoalsAndLimits: requiredText(
    'Key goals and limits',
    2_000,
    'Key goals and limits are required',
  ).describe('One per line'),
  likes: requiredText('Likes', 2_000, 'Likes are required').describe('One per line'),
  dislikes: requiredText('Dislikes', 2_000, 'Dislikes are required').describe(
    'One per line; an allergy says so',
  ),
  sortOrder: sortOrder.optional(),
  isActive,
})
export type FamilyMemberForm = z.infer<typeof FamilyMemberForm>

export const FamilyMember = FamilyMemberForm.extend({ ...placed, ...recordFields })
export type FamilyMember = z.infer<typeof FamilyMember>

/** Where a member goes: 0 is the first place; beyond the ends means the end. */
export const Reorder = z.object({
  newOrder: z.number('New order must be a number').int('New order must be a whole number'),
})

/** A rule that holds for everyone. Its name is used once only. */
export const WholeFamilyForm = z.object({
  name: requiredText('Name', 100),
  description: optionalText('Description', 2_000),
  value: optionalText('Value', 500),
  sortOrder: sortOrder.optional(),
  isActive,
})
export type WholeFamilyForm = z.infer<typeof WholeFamilyForm>

export const WholeFamilyPreference = WholeFamilyForm.extend({ ...placed, ...recordFields })
export type WholeFamilyPreference = z.infer<typeof WholeFamilyPreference>

/** A fact that helps with planning. The vault is the topic it is filed under. */
export const KnowledgeForm = z.object({
  vaultName: requiredText('Topic', 100).describe('The topic that it is filed under'),
  name: requiredText('Name', 200),
  content: requiredText('Content', 2_000),
})
export type KnowledgeForm = z.infer<typeof KnowledgeForm>

export const KnowledgeItem = KnowledgeForm.extend(recordFields)
export type KnowledgeItem = z.infer<typeof KnowledgeItem>
