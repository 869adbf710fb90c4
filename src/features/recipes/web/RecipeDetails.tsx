import { Title } from '@mantine/core'
import { MustNotEat } from '#features/family/web/MustNotEat.public.tsx'
import { useShortDate } from '#web/lib/shortDate.ts'
import type { Recipe } from '../recipes.contract.ts'
import { dishOfRecipe, ingredientsOf, stepsOf } from '../recipes.logic.ts'
import { NotAtHome } from './focus/NotAtHome.tsx'
import { ScaledLine } from './focus/ScaledLine.tsx'
import { ServingsStepper } from './focus/ServingsStepper.tsx'
import { StepWords } from './focus/StepWords.tsx'
import { useServings } from './focus/useServings.ts'
import { RecipeBadges } from './RecipeBadges.tsx'
import classes from './RecipeDetails.module.css'
import { useRecipeFacts } from './recipes.api.ts'

interface RecipeDetailsProps {
  recipe: Recipe
  /** Where the entry itself does not show them. */
  withBadges?: boolean
}

export function RecipeDetails({ recipe, withBadges = false }: RecipeDetailsProps) {
  const ingredients = ingredientsOf(recipe.ingredients)
  const steps = stepsOf(recipe.instructions)
  const servings = useServings(recipe)
  const missing = useRecipeFacts().get(recipe.id)?.missing
  return (
    <div className={classes.details}>
      <MustNotEat dish={dishOfRecipe(recipe)} />
      {withBadges && <RecipeBadges recipe={recipe} />}
      {ingredients.length > 0 && (
        <section>
          <Title order={3} className={`${classes.heading} caps`}>
            Ingredients
          </Title>
          <ServingsStepper servings={servings} title={recipe.title} />
          <ul role="list" className={classes.list}>
            {ingredients.map((text, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line may stand there twice
              <li key={n} dir="auto">
                <ScaledLine line={text} factor={servings.factor} />
                {missing?.includes(n) && <NotAtHome />}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={classes.rest}>
        {steps.length > 0 && (
          <>
            <Title order={3} className={`${classes.heading} caps`}>
              Instructions
            </Title>
            <ol role="list" className={classes.list} data-numbered>
              {steps.map((text, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line may stand there twice
                <li key={n} dir="auto">
                  <span>
                    <StepWords text={text} />
                  </span>
                </li>
              ))}
            </ol>
          </>
        )}
        {recipe.notes && (
          <>
            <Title order={3} className={`${classes.heading} caps`}>
              Notes
            </Title>
            <p className="written" dir="auto">
              {recipe.notes}
            </p>
          </>
        )}
        {recipe.tags.length > 0 && (
          <p className={classes.tags} dir="auto">
            {recipe.tags.join(', ')}
          </p>
        )}
        <RecipeDates recipe={recipe} />
      </section>
    </div>
  )
}

function RecipeDates({ recipe }: { recipe: Recipe }) {
  const short = useShortDate()
  return (
    <p className={classes.dates}>
      {short && `Created ${short(recipe.createdAt)} · Updated ${short(recipe.updatedAt)}`}
    </p>
  )
}
