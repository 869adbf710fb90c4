import { SegmentedControl, Select, Stack, TextInput } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { recipesApi } from '#features/recipes/web/recipes.api.ts'
import { forgivingFilter } from '#web/ui/forms/forgivingFilter.ts'

type Mode = 'recipe' | 'custom'

const modes: { value: Mode; label: string }[] = [
  { value: 'recipe', label: 'From Recipe Book' },
  { value: 'custom', label: 'Custom Item' },
]

/** A limit for the open list; typing finds the other recipes. */
const MOST_CHOICES = 100

interface MealNameFieldProps {
  name: string
  recipeId: number | null
  /** Starts with the free text field instead of the recipes. */
  custom: boolean
  error: ReactNode
  suggestions: ReactNode
  onChange: (name: string, recipeId: number | null) => void
}

/** The dish: a recipe of the book, or free text. */
export function MealNameField(props: MealNameFieldProps) {
  const { name, recipeId, custom, error, suggestions, onChange } = props
  const [mode, setMode] = useState<Mode>(custom ? 'custom' : 'recipe')
  return (
    <Stack gap={10}>
      <SegmentedControl
        aria-label="Where the meal comes from"
        data={modes}
        value={mode}
        onChange={(next) => {
          setMode(next as Mode)
          onChange('', null)
        }}
      />
      {mode === 'recipe' ? (
        <>
          <RecipePicker name={name} recipeId={recipeId} error={error} onChange={onChange} />
          {recipeId === null && suggestions}
        </>
      ) : (
        <TextInput
          label="Name"
          placeholder="Leftovers, takeout, Grandma's…"
          withAsterisk
          data-autofocus
          value={name}
          error={error}
          onChange={(event) => onChange(event.currentTarget.value, recipeId)}
        />
      )}
    </Stack>
  )
}

type RecipePickerProps = Omit<MealNameFieldProps, 'custom' | 'suggestions'>

export function RecipePicker({ name, recipeId, error, onChange }: RecipePickerProps) {
  const { data: recipes = [] } = useQuery(recipesApi.list)
  const byFinger = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false })
  // Recipes that only this browser has (id below zero) can't be referenced yet.
  const choices = recipes
    .filter(({ id }) => id > 0)
    .map(({ id, title }) => ({ value: String(id), label: title }))
  // A deleted recipe is still a choice for the meal that was planned with it.
  const chosen = recipeId === null ? null : String(recipeId)
  const known = choices.some((choice) => choice.value === chosen)
  if (chosen && !known) choices.unshift({ value: chosen, label: name })

  return (
    <Select
      label="Recipe"
      placeholder="Search your recipes"
      withAsterisk
      searchable
      filter={forgivingFilter}
      // Focused when the dialog opens, but without opening its list; on touch screens not at all,
      // since the keyboard would cover half of the dialog.
      openOnFocus={false}
      data-autofocus={!byFinger || undefined}
      data={choices}
      limit={MOST_CHOICES}
      nothingFoundMessage="No recipes found."
      value={chosen}
      error={error}
      onChange={(value, option) =>
        option ? onChange(option.label, Number(value)) : onChange('', null)
      }
    />
  )
}
