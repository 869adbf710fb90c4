import { type LeftOut, leaves } from '#features/recipes/import/foundLists.logic.ts'
import type { AppContext } from '#server/appContext.ts'
import type { Content } from './content.ts'
import { cookedMover } from './lists/cooked.ts'
import { menuMover } from './lists/menu.ts'
import type { Mover, Moving } from './lists/mover.ts'
import { pantryMover } from './lists/pantry.ts'
import { recipesMover } from './lists/recipes.ts'
import { shoppingMover } from './lists/shopping.ts'
import type { FoundList, Move } from './moving.logic.ts'

/** In the order in which they are saved. */
export const movers = [recipesMover, pantryMover, shoppingMover, menuMover, cookedMover] as Mover[]

/** Names in the preview of a list. */
const mostExamples = 5

/** What would be saved; nothing is yet. */
export async function planMove(
  app: AppContext,
  { household, kept }: Content,
): Promise<Partial<Move>> {
  const moving = await movingOf(app, { household, kept })
  const lists: FoundList[] = []
  const leftOut: LeftOut[] = [...household.leftOut]
  for (const { name, noun, label, plan } of movers) {
    const { fresh, known, unfit } = await plan(app.reader, moving)
    const examples = fresh.slice(0, mostExamples).map(label)
    if (fresh.length + known > 0) lists.push({ name, added: fresh.length, known, examples })
    leftOut.push(
      ...leaves(`Without a name or a date: ${noun}s`, unfit, 'There is nothing to keep.'),
    )
  }
  return {
    program: household.program,
    lists,
    leftOut,
    pictures: kept?.of.length ?? 0,
    ratings: household.ratings,
    notes: household.recipes.filter(({ form }) => form.notes).length,
    remarks: household.notes,
  }
}

export const movingOf = async (app: AppContext, { household }: Content): Promise<Moving> => ({
  household,
  today: await app.today(),
  zone: await app.timeZone(),
  recipeIds: new Map(),
  pictureIds: new Map(),
})
