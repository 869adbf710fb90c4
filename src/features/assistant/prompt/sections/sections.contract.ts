import { z } from 'zod'
import { recordFields, requiredText } from '#shared/fields.ts'
import { visibleText } from '#shared/visibleText.ts'
import { longestContent, sectionRoles, withoutMarks } from './sections.logic.ts'

/** Only visible text, without the delimiters of the data. */
const instruction = (label: string, max: number) =>
  requiredText(label, max)
    .transform((text) => withoutMarks(visibleText(text)).trim())
    .pipe(z.string().min(1, `${label} is required`))

const oneLine = (text: string) => text.replace(/\s+/g, ' ')

const places = 'Sort order takes a whole number from 0 to 100000'

/** Text that is no number counts as 0. */
const SortOrder = z.preprocess(
  (given) =>
    typeof given === 'object' && given !== null
      ? given
      : Number.parseInt(String(given ?? ''), 10) || 0,
  z.number(places).int(places).min(0, places).max(100_000, places),
)

const isActive = z.boolean('Sent to the assistant must be true or false')
const role = z.enum(sectionRoles, `Read by takes ${sectionRoles.join(', ')}`)

export const SectionForm = z.object({
  name: requiredText('Name', 60).pipe(
    z.string().regex(/^[a-z0-9-]+$/, 'Name takes lower-case letters, digits and dashes'),
  ),
  title: instruction('Title', 120).transform(oneLine).pipe(z.string()),
  description: instruction('Description', 500),
  content: instruction('Content', longestContent),
  sortOrder: SortOrder,
  isActive: isActive.default(true),
  role: role.default('both'),
})
export type SectionForm = z.infer<typeof SectionForm>

/** A section of the household's own, or its overrides of a shipped one (null follows that). */
export const StoredSection = z.object({
  name: SectionForm.shape.name,
  isOwn: z.boolean(),
  isDeleted: z.boolean().describe('A shipped section that the household does without'),
  title: SectionForm.shape.title.nullable(),
  description: SectionForm.shape.description.nullable(),
  content: SectionForm.shape.content.nullable(),
  sortOrder: SortOrder.nullable(),
  isActive: isActive.nullable(),
  role: role.nullable(),
  shippedHash: z.string().max(64).nullable().describe('Which shipped text it was edited from'),
  ...recordFields,
})
export type StoredSection = z.infer<typeof StoredSection>

/** Fields of a shipped section that can be overridden. */
export const writtenFields = [
  'title',
  'description',
  'content',
  'sortOrder',
  'isActive',
  'role',
] as const satisfies readonly (keyof SectionForm)[]
