import { cantEat } from '#features/family/web/cantEat.public.tsx'

export const { Checked: RecipesChecked, CantEat: RecipeCantEat } = cantEat(
  async () => (await import('./whoCantEatRecipe.ts')).whoCantEatRecipe,
)
