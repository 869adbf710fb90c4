import { Button } from '@mantine/core'
import { IconChefHat } from '@tabler/icons-react'
import { useDeferredValue, useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import { lazyDialog } from '#web/lib/lazyPart.tsx'
import { useSessionState } from '#web/lib/storage/browserState.ts'
import { useIsPhone } from '#web/lib/viewport.ts'
import { AddButton } from '#web/ui/AddButton.tsx'
import { DeleteDialog } from '#web/ui/lists/DeleteDialog.tsx'
import { Page } from '#web/ui/Page.tsx'
import { RecipeBook } from './book/RecipeBook.tsx'
import { RecipesToolbar } from './book/RecipesToolbar.tsx'
import { noFilter } from './book/recipesView.ts'
import { useCookedFrom } from './focus/useCookedFrom.ts'
import { ImportRecipes } from './import/ImportRecipes.tsx'
import { recipesApi, useOpenRecipe } from './recipes.api.ts'
import { CookingIdeas, PlannedMeals } from './recipes.slots.ts'
import { useRecipeDialogs } from './useRecipeDialogs.ts'
import { useRequestedAdd } from './useRequestedAdd.ts'

const RecipeDialog = lazyDialog(async () => (await import('./RecipeDialog.tsx')).RecipeDialog)
const RecipeFocus = lazyDialog(async () => (await import('./focus/RecipeFocus.tsx')).RecipeFocus)

export function RecipesScreen() {
  // Other screens link to a search: `/recipes?search=spinach`.
  const asked = new URLSearchParams(useSearch()).get('search') ?? ''
  const [filter, setFilter] = useSessionState('food-pal-recipes-filter', noFilter)
  useEffect(() => {
    if (asked) setFilter({ ...noFilter, search: asked })
  }, [asked, setFilter])
  const phone = useIsPhone()
  const dialogs = useRecipeDialogs()
  useRequestedAdd(dialogs.add)
  const cooking = useCookedFrom()
  const [ideas, setIdeas] = useState(false)
  const openRecipe = useOpenRecipe()
  const open = (id: number) => {
    setIdeas(false)
    openRecipe(id)
  }
  // Typing stays responsive: the long list renders when there is time.
  const shown = useDeferredValue(filter)

  return (
    <Page
      title="Recipe Book"
      wide
      subtitle="Manage your family recipes"
      action={
        <>
          <ImportRecipes />
          <Button
            variant="default"
            leftSection={!phone && <IconChefHat size={18} aria-hidden />}
            onClick={() => setIdeas(true)}
          >
            What can we cook?
          </Button>
          <AddButton onClick={dialogs.add}>Add Recipe</AddButton>
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
      <CookingIdeas opened={ideas} onClose={() => setIdeas(false)} onOpenRecipe={open} />
      <RecipeDialog key={dialogs.opening} {...dialogs.editor} />
      <DeleteDialog {...dialogs.deletion} title="Delete this recipe?" api={recipesApi}>
        “{dialogs.deleting?.title}” will be gone from the recipe book.
        {dialogs.deleting && <PlannedMeals recipeId={dialogs.deleting.id} />}
      </DeleteDialog>
    </Page>
  )
}
