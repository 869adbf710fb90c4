import { saidServings } from '#shared/otherUnits/saidServings.ts'
import { briefMinutes, totalMinutes } from './recipeMinutes.logic.ts'
import type { Recipe } from './recipes.contract.ts'

/** What stands beside a recipe's title; `all` has prep and cook time apart, and the cuisine. */
export function recipeFacts(recipe: Recipe, all: boolean): string[] {
  const { prepTime, cookTime, servings, cuisine } = recipe
  return [
    all ? prepTime && `Prep ${minutes(prepTime)}` : timeOf(recipe),
    all && cookTime && `Cook ${minutes(cookTime)}`,
    servings && saidServings(servings),
    // 'other' tells nobody anything.
    all && cuisine !== 'other' && cuisine,
  ].filter((text): text is string => typeof text === 'string' && text !== '')
}

/** All of it where both times can be read, else what is written about the preparation. */
function timeOf(recipe: Recipe) {
  const { prepTime, cookTime } = recipe
  const total = cookTime ? totalMinutes(recipe) : null
  return total ? briefMinutes(total) : prepTime && minutes(prepTime)
}

/** People often type only the number. */
const minutes = (text: string) => (/^\d+$/.test(text) ? `${text} min` : text)
