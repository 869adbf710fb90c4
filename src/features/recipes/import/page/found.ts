import type { NutritionLine } from '../../nutrition.logic.ts'

/** A recipe as it was found, before it is fitted into the recipe book's form. */
export type FoundRecipe = {
  title: string
  description: string
  ingredients: string[]
  steps: string[]
  prepTime: string
  cookTime: string
  servings: string
  difficulty: string
  cuisine: string
  tags: string[]
  notes: string[]
  nutrition: NutritionLine[]
  /** Addresses, if known; the image of a file may be a 'data:' URL. */
  source: string
  image: string
  /** Names that the folder with this recipe's pictures may have. */
  pictureNames?: string[]
}

export const nothingFound: FoundRecipe = {
  title: '',
  description: '',
  ingredients: [],
  steps: [],
  prepTime: '',
  cookTime: '',
  servings: '',
  difficulty: '',
  cuisine: '',
  tags: [],
  notes: [],
  nutrition: [],
  source: '',
  image: '',
}

export const amountOf = ({ ingredients, steps }: Pick<FoundRecipe, 'ingredients' | 'steps'>) =>
  ingredients.length + steps.length

/** A recipe that one could cook from. */
export const isWhole = ({ ingredients, steps }: FoundRecipe) =>
  ingredients.length > 0 && steps.length > 0

/** The first recipe, with the fields it lacks taken from the second. */
export function completedFrom(first: FoundRecipe, second: FoundRecipe): FoundRecipe {
  const completed = { ...second }
  const entries = Object.entries(first).filter(([, value]) => value.length > 0)
  return Object.assign(completed, Object.fromEntries(entries))
}
