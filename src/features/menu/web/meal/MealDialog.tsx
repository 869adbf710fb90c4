import { NumberInput, Select, SimpleGrid, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useRecipe } from '#features/recipes/web/recipes.api.ts'
import { useContractForm } from '#web/lib/forms/useContractForm.ts'
import { lazyExtra } from '#web/lib/lazyPart.tsx'
import { RecordDialog, type RecordDialogState } from '#web/ui/dialogs/RecordDialog.tsx'
import { TextAreaField } from '#web/ui/forms/formFields.tsx'
import { type MealEvent, MealEventForm } from '../../menu.contract.ts'
import { defaultTime, mealTypes, typeName } from '../../menu.logic.ts'
import { OpenRecipe } from '../OpenRecipe.tsx'
import { RepeatsField } from '../repeating/RepeatsField.tsx'
import { SeriesQuestion } from '../repeating/SeriesQuestion.tsx'
import { TakenDays } from '../repeating/TakenDays.tsx'
import { useMealSaving } from '../repeating/useMealSaving.ts'
import { useServingsFor } from '../servingsFor.api.ts'
import { EatersField } from './EatersField.tsx'
import { MealNameField } from './MealNameField.tsx'
import { PlannedThen } from './PlannedThen.tsx'
import { RecipeSuggestions } from './RecipeSuggestions.tsx'

// Loaded after the form: the check needs the members' rules.
const MealMustNotEat = lazyExtra(async () => (await import('./MealMustNotEat.tsx')).MealMustNotEat)

interface MealDialogProps extends RecordDialogState<MealEvent> {
  /** The place of a new meal. */
  date: string
  mealType: string
}

export function MealDialog({ date, mealType, ...dialog }: MealDialogProps) {
  const { record: meal } = dialog
  const firstType = typeName(meal?.mealType ?? mealType)
  const firstTime = meal?.time ?? defaultTime(firstType)
  const [typedTime, setTypedTime] = useState(false)
  const form = useContractForm({
    schema: MealEventForm,
    record: meal,
    toFields: (given) => ({ ...given, mealType: given.mealType && typeName(given.mealType) }),
    blank: {
      date,
      time: firstTime ?? '',
      mealType: firstType,
      recipeName: '',
      recipeId: null as number | null,
      attendees: [] as string[],
      servings: null as number | null,
      notes: '',
    },
  })

  const saving = useMealSaving({ meal, date: form.values.date, read: form.read })
  const time = form.getInputProps('time')
  const recipe = useRecipe(form.values.recipeId)
  const servingsFor = useServingsFor()
  const all = recipe && !form.values.servings && servingsFor(recipe, form.values.attendees)
  const types = new Set<string>([...mealTypes, firstType])

  function chooseType(type: string | null) {
    if (!type) return
    form.setFieldValue('mealType', type)
    const next = type === firstType ? firstTime : defaultTime(type)
    if (next && !typedTime) form.setFieldValue('time', next)
  }

  return (
    <RecordDialog
      {...dialog}
      api={saving.api}
      form={{ ...form, isDirty: () => form.isDirty() || saving.isChosen }}
      titles={{ add: 'Add Meal', edit: 'Edit Meal' }}
    >
      <SimpleGrid cols={{ base: 2, xs: 3 }} spacing={12}>
        <TextInput label="Date" type="date" withAsterisk {...form.getInputProps('date')} />
        <TextInput
          label="Time"
          type="time"
          withAsterisk
          {...time}
          onChange={(event) => {
            setTypedTime(true)
            time.onChange(event)
          }}
        />
        <Select
          label="Meal Type"
          withAsterisk
          data={[...types]}
          allowDeselect={false}
          {...form.getInputProps('mealType')}
          onChange={chooseType}
        />
      </SimpleGrid>
      <PlannedThen
        meal={meal}
        place={form.values}
        instead={saving.instead}
        onChange={saving.setInstead}
      />
      <MealNameField
        name={form.values.recipeName}
        recipeId={form.values.recipeId}
        custom={meal !== undefined && meal.recipeId === null}
        suggestions={
          meal === undefined && (
            <RecipeSuggestions
              meal={form.values}
              onChoose={({ id, title }) => {
                form.setFieldValue('recipeName', title)
                form.setFieldValue('recipeId', id)
              }}
            />
          )
        }
        error={form.errors.recipeName ?? form.errors.recipeId}
        onChange={(recipeName, recipeId) => {
          form.setFieldValue('recipeName', recipeName)
          form.setFieldValue('recipeId', recipeId)
        }}
      />
      <OpenRecipe id={form.values.recipeId} />
      <EatersField
        value={form.values.attendees}
        onChange={(attendees) => form.setFieldValue('attendees', attendees)}
      />
      <MealMustNotEat meal={form.values} />
      <NumberInput
        label="Servings"
        description={all && `The recipe is for fewer: ${recipe.servings}. We shop for ${all}.`}
        placeholder="As in the recipe"
        min={1}
        max={500}
        value={form.values.servings ?? ''}
        onChange={(count) => form.setFieldValue('servings', count === '' ? null : Number(count))}
        error={form.errors.servings}
      />
      {/* A meal that only this browser has can't repeat yet. */}
      {(meal === undefined || meal.id > 0) && (
        <RepeatsField date={form.values.date} value={saving.repeats} onChange={saving.setRepeats} />
      )}
      {saving.starts && saving.repeats && (
        <TakenDays
          date={form.values.date}
          mealType={form.values.mealType}
          repeats={saving.repeats}
          seriesId={meal?.seriesId ?? null}
          skip={saving.skipTaken}
          onChange={saving.setSkipTaken}
        />
      )}
      <TextAreaField form={form} name="notes" label="Notes" maxRows={6} />
      <SeriesQuestion {...saving.question} title="Change this meal">
        "{meal?.recipeName}" repeats. What should change?
      </SeriesQuestion>
    </RecordDialog>
  )
}
