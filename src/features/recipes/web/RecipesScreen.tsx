import { Button } from '@mantine/core'
import { IconChefHat, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { lazyDialog } from '#web/lib/lazyPart.tsx'
import { pageState } from '#web/lib/storage/browserState.ts'
import { useIsPhone } from '#web/lib/viewport.ts'
import { DeleteDialog } from '#web/ui/lists/DeleteDialog.tsx'
import { Page } from '#web/ui/Page.tsx'
import { RecipeBook } from './book/RecipeBook.tsx'
import { RecipesToolbar } from './book/RecipesToolbar.tsx'
import { noFilter } from './book/recipesView.ts'
import { useCookedFrom } from './focus/useCookedFrom.ts'
import { ImportRecipes } from './import/ImportRecipes.tsx'
import { recipesApi, useOpenRecipe } from './recipes.api.ts'
import { CookingIdeas, PlannedMeals, PlanRecipe } from './recipes.slots.ts'
import { useRecipeDialogs } from './useRecipeDialogs.ts'
import { useRequested } from './useRequested.ts'

/** Three buttons in a row of a phone. */
const small = { size: 'sm', px: 10, flex: 'none' }

const RecipeDialog = lazyDialog(async () => (await import('./RecipeDialog.tsx')).RecipeDialog)
const RecipeFocus = lazyDialog(async () => (await import('./focus/RecipeFocus.tsx')).RecipeFocus)

const useFilter = pageState(noFilter)

export function RecipesScreen() {
  // Other screens link to a search: `/recipes?search=spinach`.
  const asked = new URLSearchParams(useSearch()).get('search') ?? ''
  const [filter, setFilter] = useFilter()
  useEffect(() => {
    if (asked) setFilter({ ...noFilter, search: asked })
  }, [asked, setFilter])
  const phone = useIsPhone()
  const dialogs = useRecipeDialogs()
  useRequested('add', dialogs.add)
  const cooking = useCookedFrom()
  const [ideas, setIdeas] = useState(false)
  const openRecipe = useOpenRecipe()
  const open = (id: number) => {
    setIdeas(false)
    openRecipe(id)
  }
  const [, navigate] = useLocation()
  const startImport = () => {
    setIdeas(false)
    navigate('/recipes?import=')
  }
  const { data: recipes } = useQuery(recipesApi.list)
  const plan = (id: number) => {
    setIdeas(false)
    const recipe = recipes?.find((each) => each.id === id)
    if (recipe) dialogs.actions.plan(recipe)
  }
  // Typing stays responsive: the long list renders when there is time.
  const shown = useDeferredValue(filter)
  const add = (
    <Button
      {...(phone && small)}
      leftSection={<IconPlus size={20} aria-hidden />}
      aria-label="Add Recipe"
      onClick={() => {
        setIdeas(false)
        dialogs.add()
      }}
    >
      {phone ? 'Add' : 'Add Recipe'}
    </Button>
  )

  return (
    <Page
      title="Recipe Book"
      wide
      subtitle={!phone && 'Manage your family recipes'}
      action={
        <>
          {phone && add}
          <ImportRecipes />
          <Button
            variant="default"
            {...(phone && small)}
            leftSection={!phone && <IconChefHat size={18} aria-hidden />}
            onClick={() => setIdeas(true)}
          >
            What can we cook?
          </Button>
          {!phone && add}
        </>
      }
    >
      <RecipesToolbar filter={filter} onFilter={setFilter} />
      <RecipeBook filter={shown} onFilter={setFilter} actions={dialogs.actions} />
      <RecipeFocus
        opened={cooking.id !== undefined}
        id={cooking.id}
        covered={dialogs.editing}
        onEdit={dialogs.actions.edit}
        onClose={cooking.close}
      />
      <CookingIdeas
        opened={ideas}
        onClose={() => setIdeas(false)}
        onOpenRecipe={open}
        onPlan={plan}
        begin={
          recipes?.length === 0 && (
            <>
              {add}
              <Button variant="default" {...(phone && small)} onClick={startImport}>
                Import
              </Button>
            </>
          )
        }
      />
      {dialogs.planned && (
        <PlanRecipe
          opened={dialogs.planning}
          onClose={dialogs.endPlanning}
          recipe={dialogs.planned}
        />
      )}
      <RecipeDialog key={dialogs.opening} {...dialogs.editor} onAdded={openRecipe} />
      <DeleteDialog {...dialogs.deletion} title="Delete this recipe?" api={recipesApi}>
        “{dialogs.deleting?.title}” will be removed from the recipe book.
        {dialogs.deleting && <PlannedMeals recipeId={dialogs.deleting.id} />}
      </DeleteDialog>
    </Page>
  )
}
