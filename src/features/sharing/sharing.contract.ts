import { z } from 'zod'
import { WholePeriod } from '#features/menu/menu.contract.ts'
import { daysBetween } from '#shared/days.ts'
import { moment, recordFields, recordId } from '#shared/fields.ts'
import { lasting } from './sharing.logic.ts'

const mostDays = 31

const SharedThing = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('recipe'), recipeId: recordId }),
    z.object({ kind: z.literal('menu'), ...WholePeriod.shape }).refine(({ startDate, endDate }) => {
      const days = daysBetween(startDate, endDate)
      return days >= 0 && days < mostDays
    }, `A link shows 1 to ${mostDays} days`),
    z.object({
      kind: z.literal('shopping'),
      mayTick: z.boolean('Ticking must be allowed or not'),
    }),
  ],
  'A recipe, days of the menu or the shopping list can be shared',
)

export const NewShareLink = z.object({
  shows: SharedThing,
  lasts: z.literal(lasting, 'A link lasts for 1, 7 or 30 days').default(7),
})
export type NewShareLink = z.input<typeof NewShareLink>

/** As stored. The secret in its address is not: only its hash. */
export const ShareLink = z.object({
  hash: z.string(),
  shows: SharedThing,
  /** When the shared recipe was written: a restored backup may have another one with its number. */
  recipeFrom: moment.nullable(),
  endsAt: moment,
  ...recordFields,
})
export type ShareLink = z.infer<typeof ShareLink>

/** `title` is in words what it shows. */
export type ListedLink = Pick<ShareLink, 'id' | 'shows' | 'createdAt' | 'endsAt'> & {
  title: string
}

/** The address is answered once. `url` is null if the household has no public address. */
export type MadeLink = ListedLink & { path: string; url: string | null }
