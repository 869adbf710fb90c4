/** A recipe as it was found, before it is fitted into the form of the recipe book. */
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
  /** Addresses, as far as they are known; in files, a picture may be the address itself (data:). */
  source: string
  image: string
  /** What a folder with its pictures may be called. */
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
  source: '',
  image: '',
}

export const amountOf = ({ ingredients, steps }: Pick<FoundRecipe, 'ingredients' | 'steps'>) =>
  ingredients.length + steps.length

/** Somebody could cook from it. */
export const isWhole = ({ ingredients, steps }: FoundRecipe) =>
  ingredients.length > 0 && steps.length > 0

/** What the first one lacks, from the second. */
export function completedFrom(first: FoundRecipe, second: FoundRecipe): FoundRecipe {
  const completed = { ...second }
  const entries = Object.entries(first).filter(([, value]) => value.length > 0)
  return Object.assign(completed, Object.fromEntries(entries))
}
