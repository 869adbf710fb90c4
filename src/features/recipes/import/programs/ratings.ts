import type { FoundCooked, FoundLists, FoundRating } from '../foundLists.logic.ts'
import type { Content, ProgramRecipe } from './content.ts'

type Rated = { found: ProgramRecipe[]; lists: FoundLists; ratings: number }

/**
 * Stars belong to a cooked meal here: those of a recipe go to the last time it was cooked, and to
 * its notes where nobody said when that was.
 */
export function withRatings({ recipes, lists }: Content, isWhole: boolean): Rated {
  const lastCooked = new Map<string, FoundCooked>()
  for (const cooked of isWhole ? lists.cooked : []) {
    const known = lastCooked.get(cooked.recipe)
    if (!known || cooked.at > known.at) lastCooked.set(cooked.recipe, cooked)
  }
  let ratings = lists.cooked.reduce((sum, cooked) => sum + cooked.ratings.length, 0)
  for (const recipe of recipes) {
    const own = recipe.ratings ?? []
    ratings += own.length
    const cooked = lastCooked.get(recipe.key ?? '')
    if (cooked) cooked.ratings.push(...own)
    // In place: the recipe's picture is found by the recipe itself.
    else recipe.notes = [...recipe.notes, ...own.map(sayRating)]
  }
  return { found: recipes, lists, ratings }
}

const sayRating = ({ name, stars }: FoundRating) =>
  name === '' ? `Rated ${stars} of 5` : `Rated ${stars} of 5 by ${name}`
