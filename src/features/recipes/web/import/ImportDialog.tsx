import { Button } from '@mantine/core'
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { MustNotEat } from '#features/family/web/MustNotEat.public.tsx'
import { problemOf } from '#web/lib/http/request.ts'
import { FormDialog } from '#web/ui/dialogs/FormDialog.tsx'
import { Problem } from '#web/ui/feedback/Problem.tsx'
import type { ImportPreview } from '../../import/import.endpoints.ts'
import type { RecipeInput } from '../../recipes.contract.ts'
import { dishOfRecipe } from '../../recipes.logic.ts'
import { NutritionField } from '../NutritionField.tsx'
import { PictureField } from '../PictureField.tsx'
import { RecipeFields, recipeDialogWidth, useRecipeForm } from '../RecipeFields.public.tsx'
import { useOpenRecipe } from '../recipes.api.ts'
import { type BroughtPage, broughtIn } from './broughtPage.ts'
import { FoundRecipes } from './FoundRecipes.tsx'
import { ImportNotes } from './ImportNotes.tsx'
import { ImportSource } from './ImportSource.tsx'
import { useFetchPicture, useImportPictures, useReadRecipes, useSaveRecipes } from './import.api.ts'
import { counted, newOnes, notesOn } from './importWords.ts'
import { SavingProgress } from './SavingProgress.tsx'
import { UnknownFoods } from './UnknownFoods.tsx'

const noPicture = "The picture couldn't be read. Choose another, or go without."

interface ImportDialogProps {
  opened: boolean
  onClose: () => void
  given: string
  /** The part of the address with a page that the bookmarklet brought. */
  hash: string
}

/** Asks for a source first, then shows the recipes found; nothing is saved before that. */
export function ImportDialog({ opened, onClose, given, hash }: ImportDialogProps) {
  const brought = broughtIn(hash)
  const [source, setSource] = useState(brought?.address ?? given)
  const [isByHand, setByHand] = useState(false)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const reading = useReadRecipes()
  const saving = useSaveRecipes()
  const openRecipe = useOpenRecipe()
  const form = useRecipeForm(undefined)
  // The page's picture is fetched in the background; the recipe can be saved without it.
  const picture = useFetchPicture((id) => form.setFieldValue('pictureId', id))
  const pictures = useImportPictures()
  const isSaving = pictures.isPending || saving.isPending
  const preview = reading.data
  const [single, another] = preview?.recipes ?? []
  const image = preview?.details[0]?.image
  const isOne = single !== undefined && another === undefined

  const read = (from: string | File | BroughtPage) =>
    reading.mutate(from, {
      onSuccess: (found) => {
        setChosen(newOnes(found))
        const [first] = found.recipes
        if (first === undefined) return
        form.fillFromDraft(first, undefined)
        form.resetDirty()
        const [detail, another] = found.details
        if (another) return
        // Any page can bring something here: what the server would keep, a person asks for.
        if (typeof from === 'object' && 'packed' in from) return
        if (found.pictures) picture.mutate({ file: found.pictures.file })
        else if (detail?.image) picture.mutate({ url: detail.image })
      },
    })

  /** A recipe told as a letter: all of it is the instructions, which a person puts in order. */
  function writeDown() {
    form.fillFromDraft({ instructions: source.trim() }, undefined)
    setByHand(true)
  }
  const askForTitle = useEffectEvent(() => form.getInputNode('title')?.focus())
  useEffect(() => (isByHand ? askForTitle() : undefined), [isByHand])

  const readBrought = useEffectEvent(() => brought && read(brought))
  useEffect(() => void readBrought(), [])

  const save = (recipes: RecipeInput[], withoutPicture = 0) =>
    saving.mutate(
      { recipes, file: preview?.pictures?.file, withoutPicture },
      {
        onSuccess: ({ ids: [only, another] }) => {
          onClose()
          if (only !== undefined && another === undefined) openRecipe(only)
        },
        onError: form.showProblems,
      },
    )

  /** Pictures first, since they take long and can be stopped; then all recipes in one change. */
  function saveChosen({ recipes, pictures: kept }: ImportPreview) {
    const withPicture = kept?.of.filter((n) => chosen.has(n)) ?? []
    const saveWith = (made: ReadonlyMap<number, number>) =>
      save(
        recipes.flatMap((recipe, n) =>
          chosen.has(n) ? [{ ...recipe, pictureId: made.get(n) ?? null }] : [],
        ),
        withPicture.length - made.size,
      )
    if (!kept || withPicture.length === 0) saveWith(new Map())
    else pictures.mutate({ file: kept.file, of: withPicture }, { onSuccess: saveWith })
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!preview) return source.trim() === '' ? undefined : read(source)
    if (chosen.size === 0) return onClose()
    saveChosen(preview)
  }

  const showFirstProblem = (errors: object) =>
    form.getInputNode(Object.keys(errors)[0] ?? '')?.focus()

  const steps = {
    source: { title: 'Import Recipes', label: 'Show Recipe', width: 560 },
    byHand: { title: 'Add Recipe', label: 'Save Recipe', width: recipeDialogWidth },
    one: { title: 'Import Recipe', label: 'Save Recipe', width: recipeDialogWidth },
    many: {
      title: 'Import Recipes',
      label: `Import ${counted(chosen.size, 'recipe')}`,
      width: 640,
    },
  }
  const step = steps[isByHand ? 'byHand' : preview ? (isOne ? 'one' : 'many') : 'source']
  const isForm = isOne || isByHand

  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={step.title}
      submitLabel={step.label}
      onSubmit={isForm ? form.onSubmit(() => save([form.read()]), showFirstProblem) : submit}
      pending={reading.isPending || isSaving}
      isDirty={
        preview || isByHand ? form.isDirty() : source.trim() !== (brought?.address ?? given).trim()
      }
      width={step.width}
    >
      {!preview && !isByHand && (
        <ImportSource
          value={source}
          onChange={setSource}
          onFile={read}
          reading={reading}
          onWriteDown={writeDown}
        />
      )}
      {preview && <ImportNotes found={preview.recipes.length} notes={notesOn(preview)} />}
      {isOne && <MustNotEat dish={dishOfRecipe(single)} />}
      {isOne && <UnknownFoods recipe={single} />}
      {isForm && (
        <RecipeFields form={form} cuisine={single?.cuisine}>
          <PictureField
            value={form.getValues().pictureId}
            onChange={(id) => form.setFieldValue('pictureId', id)}
            error={form.errors.pictureId ?? (picture.error && problemOf(picture.error, noPicture))}
            fetching={picture.isPending}
          />
          {brought && image && picture.isIdle && (
            <Button variant="default" onClick={() => picture.mutate({ url: image })}>
              Use the page's picture
            </Button>
          )}
          <NutritionField form={form} isOpen={single?.nutrition != null} />
        </RecipeFields>
      )}
      {preview && !isOne && (
        <>
          {pictures.error && <Problem>{problemOf(pictures.error)}</Problem>}
          <FoundRecipes
            preview={preview}
            chosen={chosen}
            onChoose={setChosen}
            progress={
              isSaving ? <SavingProgress chosen={chosen.size} pictures={pictures} /> : undefined
            }
          />
        </>
      )}
    </FormDialog>
  )
}
