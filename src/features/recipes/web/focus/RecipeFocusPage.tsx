import { ActionIcon, Box, Button, Card, Modal, SegmentedControl, Stack, Title } from '@mantine/core'
import { IconCalendarPlus, IconChefHat, IconPencil, IconRotate, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { MustNotEat } from '#features/family/web/MustNotEat.public.tsx'
import { useSessionState } from '#web/lib/storage/browserState.ts'
import { useIsPhone } from '#web/lib/viewport.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { PrintButton } from '#web/ui/print/PrintButton.tsx'
import type { Recipe } from '../../recipes.contract.ts'
import { dishOfRecipe, ingredientsOf, stepsOf } from '../../recipes.logic.ts'
import { FavoriteButton } from '../book/FavoriteButton.tsx'
import { CookingTimers } from '../CookingTimers.public.tsx'
import { RecipeBadges } from '../RecipeBadges.tsx'
import { RecipeCover } from '../RecipeCover.public.tsx'
import { useRecipeFacts } from '../recipes.api.ts'
import { CookedRecipe, PlanRecipe, ShopForRecipe } from '../recipes.slots.ts'
import { useRequested } from '../useRequested.ts'
import { IngredientTicks, StepTicks } from './FocusTicks.tsx'
import { NutritionTable } from './NutritionTable.tsx'
import classes from './RecipeFocusPage.module.css'
import { RecipeSheet } from './RecipeSheet.tsx'
import { SendRecipeButton } from './SendRecipeButton.tsx'
import { ServingsStepper } from './ServingsStepper.tsx'
import { useServings } from './useServings.ts'
import { useTicks } from './useTicks.ts'

interface RecipeFocusPageProps {
  recipe: Recipe
  onEdit: () => void
  onClose: () => void
  /** Called when a sheet opens in front of the recipe, or closes. */
  onCover: (covered: boolean) => void
}

const icon = { size: 18, 'aria-hidden': true }
const tool = { variant: 'default', size: 44 }

export function RecipeFocusPage({ recipe, onEdit, onClose, onCover }: RecipeFocusPageProps) {
  const phone = useIsPhone()
  const ticks = useTicks(recipe.id)
  const ingredients = ingredientsOf(recipe.ingredients)
  const steps = stepsOf(recipe.instructions)
  const servings = useServings(recipe)
  const facts = useRecipeFacts().get(recipe.id)
  // What is cooked, in case it is for more or fewer people.
  const scaled = servings.factor === 1 ? recipe : { ...recipe, servings: servings.text }
  const [cooked, setCooked] = useState(false)
  const show = (opened: boolean) => {
    setCooked(opened)
    onCover(opened)
  }
  const [planning, setPlanning] = useState(false)
  const showPlan = (opened: boolean) => {
    setPlanning(opened)
    onCover(opened)
  }
  useRequested('plan', () => showPlan(true))
  const [side, setSide] = useSessionState(`food-pal-cooking-${recipe.id}`, 'Ingredients')
  // Two tabs on a phone: ingredients and steps in one column are too far to scroll while cooking.
  const sides = phone && ingredients.length > 0 && steps.length > 0
  // On a phone the button is at the end, where one is when the dish is ready.
  const cookedIt = (
    <Button leftSection={<IconChefHat {...icon} />} onClick={() => show(true)}>
      We cooked it
    </Button>
  )
  const nutrition = recipe.nutrition && (
    <NutritionTable lines={recipe.nutrition} className={classes.nutrition} />
  )
  return (
    <div className={classes.page}>
      <RecipeSheet recipe={recipe} />
      <div className={classes.tools}>
        {ticks.any &&
          (phone ? (
            <IconButton {...tool} icon={IconRotate} label="Start over" onClick={ticks.clear} />
          ) : (
            <Button variant="subtle" leftSection={<IconRotate {...icon} />} onClick={ticks.clear}>
              Start over
            </Button>
          ))}
        {phone ? (
          <IconButton {...tool} icon={IconPencil} label="Edit Recipe" onClick={onEdit} />
        ) : (
          <Button variant="default" leftSection={<IconPencil {...icon} />} onClick={onEdit}>
            Edit Recipe
          </Button>
        )}
        <Button
          variant="default"
          px={phone ? 10 : undefined}
          leftSection={phone ? undefined : <IconCalendarPlus {...icon} />}
          onClick={() => showPlan(true)}
        >
          Plan it
        </Button>
        {!phone && cookedIt}
        <FavoriteButton recipe={recipe} size={40} />
        <PrintButton />
        {!phone && <SendRecipeButton asIcon recipeId={recipe.id} onOpened={onCover} />}
        <ActionIcon variant="default" size={40} aria-label="Close" onClick={onClose}>
          <IconX {...icon} />
        </ActionIcon>
      </div>
      <header className={classes.head}>
        <RecipeCover
          pictureId={recipe.pictureId}
          kind={facts?.cover}
          size="large"
          className={`${classes.picture} ${recipe.pictureId === null ? classes.drawn : ''}`}
        />
        <Modal.Title className={classes.title} data-autofocus tabIndex={-1} dir="auto">
          {recipe.title}
        </Modal.Title>
        <RecipeBadges recipe={scaled} all />
        {recipe.description && (
          <Box
            component="p"
            fz="clamp(1.0625rem, 1.4vw, 1.5rem)"
            className="dim written"
            dir="auto"
          >
            {recipe.description}
          </Box>
        )}
        <MustNotEat dish={dishOfRecipe(recipe)} />
      </header>
      {sides && (
        <SegmentedControl
          fullWidth
          size="md"
          className={classes.sides}
          aria-label="What to look at"
          data={['Ingredients', 'Steps']}
          value={side}
          onChange={setSide}
        />
      )}
      <div className={classes.columns} data-single={ingredients.length === 0 || undefined}>
        {ingredients.length > 0 && (!sides || side === 'Ingredients') && (
          <div className={classes.rest}>
            <Card component="section" style={{ overflow: 'visible' }}>
              <Title order={3} mb={12}>
                Ingredients
              </Title>
              <ServingsStepper servings={servings} title={recipe.title} />
              <IngredientTicks
                lines={ingredients}
                ticks={ticks}
                factor={servings.factor}
                missing={facts?.missing ?? []}
              />
              <ShopForRecipe
                label="Shop for this"
                title={`Shop for ${recipe.title}`}
                className={classes.shop}
                query={{ recipeId: recipe.id, times: servings.factor }}
                scaledTo={servings.said}
                onOpened={onCover}
              />
            </Card>
            {nutrition}
          </div>
        )}
        <div className={classes.rest} hidden={sides && side !== 'Steps'}>
          {steps.length > 0 && (
            <section>
              <Title order={3} className={classes.heading}>
                Instructions
              </Title>
              <StepTicks
                lines={steps}
                ticks={ticks}
                recipe={recipe}
                ingredients={ingredients}
                factor={servings.factor}
              />
            </section>
          )}
          {recipe.notes && (
            <section className={classes.notes}>
              <h3>Notes</h3>
              <p dir="auto">{recipe.notes}</p>
            </section>
          )}
          {ingredients.length === 0 && nutrition}
        </div>
      </div>
      {phone && (
        <Stack gap={8} mt={24}>
          {cookedIt}
          <SendRecipeButton recipeId={recipe.id} onOpened={onCover} />
        </Stack>
      )}
      <CookedRecipe
        opened={cooked}
        onClose={() => show(false)}
        recipeId={recipe.id}
        servings={servings.count}
      />
      <PlanRecipe
        opened={planning}
        onClose={() => showPlan(false)}
        recipe={recipe}
        servings={servings.factor === 1 ? null : servings.count}
      />
      <CookingTimers within="recipe" />
    </div>
  )
}
