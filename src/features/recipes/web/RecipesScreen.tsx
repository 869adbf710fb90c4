import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useDeferredValue, useState } from 'react'
import { lazyDialog } from '#web/lib/lazyPart.tsx'
import { Page } from '#web/ui/Page.tsx'
import { SearchBox } from '#web/ui/SearchBox.tsx'
import { RecipeBook } from './RecipeBook.tsx'
import classes from './RecipesScreen.module.css'
import { recipesApi } from './recipes.api.ts'
import { useRecipeDialogs } from './useRecipeDialogs.ts'
import { useWish } from './useWish.ts'

const RecipeDialog = lazyDialog(async () => (await import('./RecipeDialog.tsx')).RecipeDialog)
const RecipeFocus = lazyDialog(async () => (await import('./RecipeFocus.tsx')).RecipeFocus)
const DeleteDialog = lazyDialog(async () => (await import('#web/ui/DeleteDialog.tsx')).DeleteDialog)

export function RecipesScreen() {
  const [search, setSearch] = useState('')
  const dialogs = useRecipeDialogs()
  const remove = recipesApi.useDelete()
  useWish(dialogs.actions)
  // Typing stays quick: a long list follows as soon as there is time.
  const searched = useDeferredValue(search)

  return (
    <Page
      title="Recipe Book"
      subtitle="Manage your family recipes"
      action={
        <Button leftSection={<IconPlus size={20} stroke={1.6} aria-hidden />} onClick={dialogs.add}>
          Add Recipe
        </Button>
      }
    >
      <div className={classes.search}>
        <SearchBox
          value={search}
          onChange={setSearch}
          placeholder="Search recipes…"
          label="Search recipes"
        />
      </div>
      <RecipeBook search={searched} onSearch={setSearch} actions={dialogs.actions} />
      <RecipeFocus
        opened={dialogs.viewed !== undefined}
        recipe={dialogs.viewed}
        covered={dialogs.edit.opened}
        onEdit={dialogs.actions.edit}
        onClose={dialogs.endView}
      />
      <RecipeDialog key={dialogs.edit.opening} {...dialogs.editor} recipe={dialogs.edit.record} />
      <DeleteDialog {...dialogs.deletion} title="Delete this recipe?" remove={remove}>
        “{dialogs.deleting?.title}” will be gone from the recipe book.
      </DeleteDialog>
    </Page>
  )
}
