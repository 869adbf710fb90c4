import { SegmentedControl, Select, Stack, TextInput } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { recipesApi } from '#features/recipes/web/recipes.api.ts'

type Mode = 'recipe' | 'custom'

const modes: { value: Mode; label: string }[] = [
  { value: 'recipe', label: 'From Recipe Book' },
  { value: 'custom', label: 'Custom Item' },
]

/** Typing finds the others. */
const MOST_CHOICES = 100

interface MealNameFieldProps {
  name: string
  recipeId: number | null
  /** Begins with the free text. */
  custom: boolean
  error: ReactNode
  /** Recipes to choose from without typing. */
  suggestions: ReactNode
  onChange: (name: string, recipeId: number | null) => void
}

/** What there is to eat: a recipe of the book, or whatever one calls it. */
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

function RecipePicker({ name, recipeId, error, onChange }: RecipePickerProps) {
  const { data: recipes = [] } = useQuery(recipesApi.list)
  const byFinger = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false })
  // The server has to know the recipe of a meal.
  const choices = recipes
    .filter(({ id }) => id > 0)
    .map(({ id, title }) => ({ value: String(id), label: title }))
  // A deleted recipe still names the meal that was planned with it.
  const chosen = recipeId === null ? null : String(recipeId)
  const known = choices.some((choice) => choice.value === chosen)
  if (chosen && !known) choices.unshift({ value: chosen, label: name })

  return (
    <Select
      label="Recipe"
      placeholder="Search your recipes"
      withAsterisk
      searchable
      // The field takes the focus as the dialog opens, unless that opens a keyboard over half of it;
      // its list should not open with it.
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
