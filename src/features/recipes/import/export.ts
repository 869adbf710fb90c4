import type { Recipe } from '../recipes.contract.ts'
import { durationWords, isoDuration } from './page/durations.ts'
import { schemaOfNutrition } from './page/nutrition.ts'

const sourceLine = /^From (https?:\/\/\S+)$/

/** A recipe as a schema.org Recipe; a time that is no duration stays in words. */
export function schemaOf(recipe: Recipe): object {
  const notes = (recipe.notes ?? '').split('\n')
  const source = sourceLine.exec(notes.at(-1) ?? '')?.[1]
  const own = (source ? notes.slice(0, -1) : notes).filter((line) => line.trim() !== '')
  return defined({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.title,
    description: recipe.description,
    recipeIngredient: linesOf(recipe.ingredients),
    recipeInstructions: linesOf(recipe.instructions).map((text) => ({
      '@type': 'HowToStep',
      text,
    })),
    prepTime: duration(recipe.prepTime),
    cookTime: duration(recipe.cookTime),
    recipeYield: recipe.servings,
    difficulty: recipe.difficulty,
    recipeCuisine: recipe.cuisine,
    keywords: recipe.tags.length > 0 ? recipe.tags.join(', ') : null,
    comment: own.length > 0 ? [{ '@type': 'Comment', text: own.join('\n') }] : null,
    nutrition: recipe.nutrition && schemaOfNutrition(recipe.nutrition),
    url: source,
    dateCreated: recipe.createdAt,
    dateModified: recipe.updatedAt,
  })
}

const linesOf = (text: string | null) =>
  (text ?? '').split('\n').filter((line) => line.trim() !== '')

function duration(words: string | null): string | null {
  const iso = words && isoDuration(words)
  return iso && durationWords(iso) === words ? iso : words
}

const defined = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) =>
        value !== null && value !== undefined && !(Array.isArray(value) && !value.length),
    ),
  )
