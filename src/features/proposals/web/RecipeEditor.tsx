import { Box } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { RecipeInput } from '#features/recipes/recipes.contract.ts'
import {
  RecipeFields,
  recipeDialogWidth,
  useRecipeForm,
} from '#features/recipes/web/RecipeFields.public.tsx'
import { recipesApi } from '#features/recipes/web/recipes.api.ts'
import { FormDialog } from '#web/ui/dialogs/FormDialog.tsx'
import type { EditorProps } from './ItemsEditor.tsx'

export function RecipeEditor(props: EditorProps) {
  const { data: recipes } = useQuery(recipesApi.list)
  const item: unknown = props.proposal.proposedChanges[0]?.item
  const said = item !== null && typeof item === 'object' ? { ...item } : {}
  const id = 'id' in said ? said.id : undefined
  const current = recipes?.find((recipe) => recipe.id === id)
  // The form needs the current recipe to be complete.
  if (id !== undefined && !recipes) return null
  return <Editor key={String(props.opened)} {...props} said={said} current={current} />
}

interface Proposed {
  said: object
  current: RecipeInput | undefined
}

/** Saving replaces the whole proposal; of an update only the fields that differ from the book. */
function Editor({ opened, gone, saving, onClose, onSave, said, current }: EditorProps & Proposed) {
  const form = useRecipeForm({ ...current, ...proposedFields(said) })
  const save = () => onSave([{ ...said, ...(current ? form.changes() : form.read()) }])
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title="Edit Recipe"
      submitLabel="Save Changes"
      onSubmit={form.onSubmit(save)}
      pending={saving}
      disabled={gone}
      isDirty={form.isDirty() && !gone}
      width={recipeDialogWidth}
    >
      {gone && (
        <Box role="alert" component="p" mb={12} c="var(--fp-on-red-soft)">
          This was decided in another browser. What you typed can’t be saved anymore.
        </Box>
      )}
      <RecipeFields form={form} cuisine={form.getValues().cuisine} />
    </FormDialog>
  )
}

/** Only proposed fields, since the parser adds defaults. */
function proposedFields(said: object): Partial<RecipeInput> {
  const parsed = RecipeInput.partial().safeParse(said)
  if (!parsed.success) return {}
  return Object.fromEntries(Object.entries(parsed.data).filter(([name]) => name in said))
}
