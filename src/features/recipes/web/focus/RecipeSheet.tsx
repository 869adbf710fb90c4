import { Box } from '@mantine/core'
import { MustNotEat } from '#features/family/web/MustNotEat.public.tsx'
import { PrintSheet } from '#web/ui/print/PrintSheet.tsx'
import { recipeFacts } from '../../recipeFacts.logic.ts'
import type { Recipe } from '../../recipes.contract.ts'
import { dishOfRecipe, ingredientsOf, stepsOf } from '../../recipes.logic.ts'
import { IngredientLine } from './IngredientLine.tsx'
import { NutritionTable } from './NutritionTable.tsx'
import classes from './RecipeSheet.module.css'
import { StepWords } from './StepWords.tsx'

export function RecipeSheet({ recipe }: { recipe: Recipe }) {
  const ingredients = ingredientsOf(recipe.ingredients)
  const steps = stepsOf(recipe.instructions)
  return (
    <PrintSheet title={recipe.title}>
      <Box component="p" mb="6pt">
        {recipeFacts(recipe, true).join(' · ')}
      </Box>
      <MustNotEat dish={dishOfRecipe(recipe)} />
      {recipe.description && <p dir="auto">{recipe.description}</p>}
      {ingredients.length > 0 && <h2>Ingredients</h2>}
      <ul role="list" className={classes.ingredients}>
        {ingredients.map((line, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          <li key={n} dir="auto">
            <IngredientLine line={line} />
          </li>
        ))}
      </ul>
      {steps.length > 0 && <h2>Instructions</h2>}
      <ol role="list" className={classes.steps}>
        {steps.map((step, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
          <li key={n} dir="auto">
            <StepWords text={step} />
          </li>
        ))}
      </ol>
      {recipe.notes && (
        <>
          <h2>Notes</h2>
          <p className="written" dir="auto">
            {recipe.notes}
          </p>
        </>
      )}
      {recipe.nutrition && <NutritionTable lines={recipe.nutrition} heading="h2" />}
    </PrintSheet>
  )
}
