import type { RecipeForm } from './recipes.contract.ts'
import { bakes } from './sample/bakes.ts'
import { breakfasts } from './sample/breakfasts.ts'
import { weekends } from './sample/weekends.ts'
import { weeknightMeat } from './sample/weeknightMeat.ts'
import { weeknightVegetables } from './sample/weeknightVegetables.ts'

/** A family's recipe book to start with. */
export const sampleRecipes: RecipeForm[] = [
  ...weeknightMeat,
  ...weeknightVegetables,
  ...weekends,
  ...breakfasts,
  ...bakes,
]
