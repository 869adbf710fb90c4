import { z } from 'zod'
import { optionalText, recordFields, requiredText } from '#shared/fields.ts'

const places = 'Sort order must be a whole number from 0 to 100000'

/** The position in its list; a new record without one goes to the end. */
const sortOrder = z.number(places).int(places).min(0, places).max(100_000, places)

const isActive = z.boolean('Active must be true or false').default(true)

const placed = { sortOrder: z.number().int(), isActive: z.boolean() }

/** Goals, likes and dislikes have one entry a line. */
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

/** The new position: 0 is the first; numbers outside the list mean its ends. */
export const Reorder = z.object({
  newOrder: z.number('New order must be a number').int('New order must be a whole number'),
})

/** A rule for everyone. Names are unique. */
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
