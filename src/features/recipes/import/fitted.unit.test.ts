import { expect, test } from 'vitest'
import { RecipeInput } from '../recipes.contract.ts'
import { fitToForm } from './fitToForm.ts'
import { nothingFound } from './page/found.ts'

test('whatever is too long is cut, said, and then taken by the form', () => {
  const long = (length: number) => '🥕'.repeat(length / 2)
  const { form, notes } = fitToForm({
    title: `x${long(400)}`,
    description: long(4_000),
    ingredients: Array(600).fill(long(100)),
    steps: [`x${long(60_000)}`],
    prepTime: long(200),
    cookTime: '',
    servings: long(200),
    difficulty: 'Very easy',
    cuisine: 'Middle Eastern, Greek',
    tags: [...Array.from({ length: 40 }, (_, n) => `tag ${n}`), 'Tag 1', long(80)],
    notes: [long(8_000)],
    nutrition: [
      { name: 'Calories', amount: long(120) },
      ...Array.from({ length: 30 }, (_, n) => ({ name: `Vitamin ${n}`, amount: '1 mg' })),
    ],
    source: 'https://kitchen.test/',
    image: '',
  })
  expect(RecipeInput.parse(form)).toEqual(form)
  expect(form).toMatchObject({ difficulty: 'Easy', cuisine: 'middle-eastern' })
  expect(form.nutrition).toHaveLength(20)
  expect(form.nutrition?.[0]).toEqual({ name: 'Vitamin 0', amount: '1 mg' })
  expect(form.tags).toEqual(Array.from({ length: 10 }, (_, n) => `tag ${n}`))
  expect(notes.map((note) => note.replace(/“.*”/u, '“…”'))).toEqual([
    'The title “…” was shortened.',
    "The description of “…” didn't all fit: the end was left out.",
    "The ingredients of “…” didn't all fit: the end was left out.",
    "The steps of “…” didn't all fit: the end was left out.",
    "The notes of “…” didn't all fit: the end was left out.",
  ])
})

test('where a recipe comes from stands in its notes', () => {
  const { form } = fitToForm({
    ...nothingFound,
    title: 'Egg',
    notes: ['Good.'],
    source: 'https://kitchen.test/egg',
  })
  expect(form.notes).toBe('Good.\nFrom https://kitchen.test/egg')
  expect(fitToForm({ ...nothingFound, title: 'Egg' }).form).toEqual(
    RecipeInput.parse({ title: 'Egg', nutrition: null }),
  )
})
