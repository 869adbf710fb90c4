import type { Recipe } from '#features/recipes/recipes.contract.ts'
import { dishOf, tastesOf } from '#features/recipes/recipeTraits.logic.ts'
import { foodsIn } from '#shared/foods/foodsInText.ts'
import { namesKindOf } from '#shared/foods/namesFood.ts'
import { nameKey } from '#shared/names.ts'

const filler =
  /\b(?:an?|any|all|anything|everything|some|the|with|and|in|on|of|for|kinds?|lots|good|fresh|homemade)\b/gi
const between = /\s*[,;/()]\s*|\s+or\s+/i
const afterthought = /\s+(?:but|especially|except|no|not|without)\s.*/i

/** One dish or food of a line, 'pasta with pesto': its foods, and what else must be said of it. */
type Wish = { text: string; foods: string[]; words: string[] }

export type Like = { line: string; wishes: readonly Wish[] }

/** 'Salmon or tuna' are two wishes; a line without any food is one. */
export function readLike(line: string): Like {
  const parts = line.replace(afterthought, '').split(between).map(readWish)
  const named = parts.filter(({ foods }) => foods.length > 0)
  return { line, wishes: named.length > 0 ? named : [{ text: line, foods: [], words: [] }] }
}

function readWish(text: string): Wish {
  const foods = foodsIn(text).map(({ written }) => written)
  const known = new Set(nameKey(foods.join(' ')).split(' '))
  const words = nameKey(text.replace(filler, '')).split(' ')
  return { text, foods, words: words.filter((word) => word !== '' && !known.has(word)) }
}

/** Whether a dish is what somebody likes: penne with tomatoes is no 'pasta with pesto'. */
export const isLiked = (recipe: Recipe, { wishes }: Like): boolean =>
  wishes.some(
    ({ text, foods, words }) =>
      namesKindOf(recipe.title, text) &&
      foods.every((food) => tastesOf(dishOf(recipe), food)) &&
      words.every((word) => nameKey(recipe.title).split(' ').includes(word)),
  )
