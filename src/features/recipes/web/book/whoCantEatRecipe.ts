import { whoCantEat } from '#features/family/web/whoCantEat.public.ts'
import { dishOfRecipe } from '../../recipes.logic.ts'

export const whoCantEatRecipe = whoCantEat(dishOfRecipe)
