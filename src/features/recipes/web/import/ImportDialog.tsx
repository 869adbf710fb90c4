import { type FormEvent, useState } from 'react'
import { FormDialog } from '#web/ui/FormDialog.tsx'
import { PictureField } from '../PictureField.tsx'
import { RecipeFields, recipeDialogWidth, useRecipeForm } from '../RecipeFields.part.tsx'
import { FoundRecipes } from './FoundRecipes.tsx'
import { ImportNotes } from './ImportNotes.tsx'
import { ImportSource } from './ImportSource.tsx'
import { useFetchPicture, useReadRecipes, useSaveRecipes } from './import.api.ts'
import { counted, newOnes, notesOn } from './importWords.ts'

interface ImportDialogProps {
  opened: boolean
  onClose: () => void
  /** What the field begins with. */
  given: string
}

/** Where the recipe comes from; then what was found, before anything is saved. */
export function ImportDialog({ opened, onClose, given }: ImportDialogProps) {
  const [source, setSource] = useState(given)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const reading = useReadRecipes()
  const saving = useSaveRecipes()
  const form = useRecipeForm(undefined)
  // The page's own, if it can be had; the recipe does not wait for it.
  const picture = useFetchPicture((id) => form.setFieldValue('pictureId', id))
  const preview = reading.data
  const [single, another] = preview?.recipes ?? []
  const isOne = single !== undefined && another === undefined

  const read = (from: string | File) =>
    reading.mutate(from, {
      onSuccess: (found) => {
        setChosen(newOnes(found))
        const [first] = found.recipes
        if (first === undefined) return
        form.resume(first, undefined)
        form.resetDirty()
        const image = found.recipes.length === 1 && found.details[0]?.image
        if (image) picture.mutate(image)
      },
    })

  const save = (recipes: Parameters<typeof saving.mutate>[0]) =>
    saving.mutate(recipes, { onSuccess: onClose, onError: form.showProblems })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!preview) return source.trim() === '' ? undefined : read(source)
    if (chosen.size === 0) return onClose()
    save(preview.recipes.filter((_, n) => chosen.has(n)))
  }

  const showFirstProblem = (errors: object) =>
    form.getInputNode(Object.keys(errors)[0] ?? '')?.focus()

  const steps = {
    source: { title: 'Import Recipes', label: 'Show Recipe', width: 560 },
    one: { title: 'Import Recipe', label: 'Save Recipe', width: recipeDialogWidth },
    many: {
      title: 'Import Recipes',
      label: `Import ${counted(chosen.size, 'recipe')}`,
      width: 640,
    },
  }
  const step = steps[preview ? (isOne ? 'one' : 'many') : 'source']

  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={step.title}
      submitLabel={step.label}
      onSubmit={isOne ? form.onSubmit(() => save([form.read()]), showFirstProblem) : submit}
      pending={reading.isPending || saving.isPending}
      isDirty={preview ? form.isDirty() : source.trim() !== given.trim()}
      width={step.width}
    >
      {!preview && (
        <ImportSource value={source} onChange={setSource} onFile={read} reading={reading} />
      )}
      {preview && <ImportNotes found={preview.recipes.length} notes={notesOn(preview)} />}
      {isOne && (
        <RecipeFields form={form} cuisine={single.cuisine}>
          <PictureField
            value={form.getValues().pictureId}
            onChange={(id) => form.setFieldValue('pictureId', id)}
            error={form.errors.pictureId ?? picture.error?.message}
            fetching={picture.isPending}
          />
        </RecipeFields>
      )}
      {preview && !isOne && (
        <FoundRecipes
          preview={preview}
          chosen={chosen}
          onChoose={setChosen}
          saving={saving.isPending}
        />
      )}
    </FormDialog>
  )
}
