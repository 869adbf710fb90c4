import { recipeIds } from '#features/recipes/recipes.queries.ts'
import type { Reader } from '#server/db/open.ts'
import { listRecords } from '#server/db/records.ts'
import { withoutDeadLink } from '../menu.queries.ts'
import type { DishIdea } from './sometime.contract.ts'
import { dishIdeas } from './sometime.records.ts'

/** The oldest first. */
export async function listDishIdeas(reader: Reader): Promise<DishIdea[]> {
  const ideas = await listRecords(reader, dishIdeas)
  if (ideas.length === 0) return ideas
  const known = await recipeIds(reader)
  return ideas.map((idea) => withoutDeadLink(idea, known))
}
