import { whoCantEat } from '#features/family/whoCantEat.logic.ts'
import { dishOfRecipe } from '../../recipes.logic.ts'

export const whoCantEatRecipe = whoCantEat(dishOfRecipe)
