import { sayPeriod } from '#features/menu/period.logic.ts'
import type { Recipe } from '#features/recipes/recipes.contract.ts'
import { findRecipe } from '#features/recipes/recipes.queries.ts'
import type { Reader } from '#server/db/open.ts'
import { listRecords } from '#server/db/records.ts'
import { hashOf } from '#server/http/sessions.ts'
import { compareText } from '#shared/order.ts'
import { timestamp } from '#shared/time.ts'
import type { ListedLink, ShareLink } from './sharing.contract.ts'
import { shareLinks } from './sharing.records.ts'

export const hasEnded = ({ endsAt }: Pick<ShareLink, 'endsAt'>) => endsAt <= timestamp()

export async function findLink(reader: Reader, secret: string): Promise<ShareLink | undefined> {
  const row = await reader
    .selectFrom('shareLinks')
    .selectAll()
    .where('hash', '=', hashOf(secret))
    .executeTakeFirst()
  return row && shareLinks.decode(row)
}

/** Undefined if the recipe is gone, or is another one that a restored backup has at its number. */
export async function sharedRecipe(
  reader: Reader,
  { shows, recipeFrom }: ShareLink,
): Promise<Recipe | undefined> {
  if (shows.kind !== 'recipe') return undefined
  const recipe = await findRecipe(reader, shows.recipeId)
  return recipe?.createdAt === recipeFrom ? recipe : undefined
}

export async function titleOf(reader: Reader, link: ShareLink, today: string): Promise<string> {
  const { shows } = link
  if (shows.kind === 'shopping') return 'Shopping List'
  if (shows.kind === 'menu') return `Menu, ${sayPeriod(shows, today)}`
  return (await sharedRecipe(reader, link))?.title ?? 'A recipe that was deleted'
}

export async function listed(reader: Reader, link: ShareLink, today: string): Promise<ListedLink> {
  const { id, shows, createdAt, endsAt } = link
  return { id, shows, createdAt, endsAt, title: await titleOf(reader, link, today) }
}

/** Those that have not ended, the newest first. */
export async function listLinks(reader: Reader, today: string): Promise<ListedLink[]> {
  const links = (await listRecords(reader, shareLinks)).filter((link) => !hasEnded(link))
  links.sort((a, b) => compareText(b.createdAt, a.createdAt) || b.id - a.id)
  return Promise.all(links.map((link) => listed(reader, link, today)))
}
