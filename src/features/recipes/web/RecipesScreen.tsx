import { useDeferredValue, useEffect } from 'react'
import { useSearch } from 'wouter'
import { lazyDialog, lazyPart } from '#web/lib/lazyPart.tsx'
import { useKept } from '#web/lib/stored.ts'
import { AddButton } from '#web/ui/AddButton.tsx'
import { DeleteDialog } from '#web/ui/DeleteDialog.tsx'
import { Page } from '#web/ui/Page.tsx'
import { Toolbar } from '#web/ui/Toolbar.tsx'
import { ImportRecipes } from './import/ImportRecipes.tsx'
import { RecipeBook } from './RecipeBook.tsx'
import { recipesApi } from './recipes.api.ts'
import { useCookedFrom } from './useCookedFrom.ts'
import { useRecipeDialogs } from './useRecipeDialogs.ts'
import { useRequestedAdd } from './useRequestedAdd.ts'

const RecipeDialog = lazyDialog(async () => (await import('./RecipeDialog.tsx')).RecipeDialog)
const PlannedMeals = lazyPart(
  async () => (await import('#features/menu/web/PlannedMeals.part.tsx')).PlannedMeals,
)
const RecipeFocus = lazyDialog(async () => (await import('./RecipeFocus.tsx')).RecipeFocus)

export function RecipesScreen() {
  // Another screen may ask for recipes with something: `/recipes?search=spinach`.
  const asked = new URLSearchParams(useSearch()).get('search') ?? ''
  const [search, setSearch] = useKept('food-pal-recipes-search', '')
  useEffect(() => {
    if (asked) setSearch(asked)
  }, [asked, setSearch])
  const dialogs = useRecipeDialogs()
  useRequestedAdd(dialogs.add)
  const cooking = useCookedFrom()
  // Typing stays quick: a long list follows as soon as there is time.
  const searched = useDeferredValue(search)

  return (
    <Page
      title="Recipe Book"
      wide
      subtitle="Manage your family recipes"
      action={
        <>
          <ImportRecipes />
          <AddButton onClick={dialogs.add}>Add Recipe</AddButton>
        </>
      }
    >
      <Toolbar
        value={search}
        onChange={setSearch}
        placeholder="Search recipes…"
        label="Search recipes"
      />
      <RecipeBook search={searched} onSearch={setSearch} actions={dialogs.actions} />
      <RecipeFocus
        opened={cooking.id !== undefined}
        id={cooking.id}
        covered={dialogs.editing}
        onEdit={dialogs.actions.edit}
        onClose={cooking.close}
      />
      <RecipeDialog key={dialogs.opening} {...dialogs.editor} />
      <DeleteDialog {...dialogs.deletion} title="Delete this recipe?" api={recipesApi}>
        “{dialogs.deleting?.title}” will be gone from the recipe book.
        {dialogs.deleting && <PlannedMeals recipeId={dialogs.deleting.id} />}
      </DeleteDialog>
    </Page>
  )
}
