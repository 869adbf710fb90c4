import type { Writing } from '#server/records/change.ts'
import { conflict, notFound } from '#shared/errors.ts'
import { nameKey } from '#shared/names.ts'
import type { MealEvent } from '../menu.contract.ts'
import { mealEvents } from '../menu.records.ts'
import { planMeal } from '../menu.service.ts'
import { type DishIdea, type DishIdeaForm, type IdeaPlace, mostIdeas } from './sometime.contract.ts'
import { listDishIdeas } from './sometime.queries.ts'
import { dishIdeas } from './sometime.records.ts'

const isSameDish = (a: DishIdeaForm, b: DishIdeaForm) =>
  (a.recipeId !== null && a.recipeId === b.recipeId) ||
  nameKey(a.recipeName) === nameKey(b.recipeName)

const refuseOneMore = (ideas: readonly DishIdea[]) => {
  if (ideas.length >= mostIdeas) {
    throw conflict(
      `At most ${mostIdeas} dishes can wait under Sometime. Plan or delete some first.`,
    )
  }
}

export async function refuseDouble(w: Writing, given: Partial<DishIdeaForm>, id?: number) {
  const ideas = await listDishIdeas(w.reads)
  const { recipeName = '', recipeId = null } = given
  const there = ideas.find((idea) => idea.id !== id && isSameDish(idea, { recipeName, recipeId }))
  if (there) throw conflict(`“${there.recipeName}” is under Sometime already.`)
  if (id === undefined) refuseOneMore(ideas)
}

export async function planIdea(w: Writing, id: number, place: IdeaPlace): Promise<MealEvent> {
  const idea = (await listDishIdeas(w.reads)).find((each) => each.id === id)
  if (!idea) throw notFound(dishIdeas.noun)
  await w.remove(dishIdeas, id)
  const { recipeName, recipeId } = idea
  return planMeal(w, {
    ...place,
    recipeName,
    recipeId,
    attendees: null,
    servings: null,
    notes: null,
  })
}

/** A dish that waits already is not there twice. */
export async function setMealAside(w: Writing, mealId: number): Promise<DishIdea> {
  const { recipeName, recipeId } = await w.remove(mealEvents, mealId)
  const ideas = await listDishIdeas(w.reads)
  const there = ideas.find((idea) => isSameDish(idea, { recipeName, recipeId }))
  if (there) return there
  refuseOneMore(ideas)
  return w.create(dishIdeas, { recipeName, recipeId })
}

/** Dishes that were planned otherwise don't wait any longer. */
export async function removePlannedIdeas(w: Writing, recipes: readonly number[]) {
  for (const { id, recipeId } of await listDishIdeas(w.reads)) {
    if (recipeId !== null && recipes.includes(recipeId)) await w.remove(dishIdeas, id)
  }
}
