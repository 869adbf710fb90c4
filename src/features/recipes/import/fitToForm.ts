import { nameKey } from '#shared/names.ts'
import { fitsNutritionLine, mostNutritionLines } from '../nutrition.logic.ts'
import { cuisines, type Difficulty, type RecipeInput } from '../recipes.contract.ts'
import type { FoundRecipe } from './page/found.ts'

/** Lengths as in the recipe's contract; more lines than anybody cooks. */
const limits = { title: 200, description: 2_000, ingredients: 20_000, steps: 50_000, notes: 5_000 }
const mostIngredients = 500
const mostSteps = 500
const mostTags = 10
const longestTag = 50

export type FittedRecipe = { form: RecipeInput; notes: string[] }

/** A recipe in the form of the recipe book; a note names each text that had to be cut. */
export function fitToForm(found: FoundRecipe): FittedRecipe {
  const notes: string[] = []
  const title = cut(found.title, limits.title)
  const note = (what: string) =>
    notes.push(`${what} of “${title}” didn't all fit: the end was left out.`)
  const text = (what: string, value: string, longest: number) => {
    const short = cut(value.trim(), longest)
    if (short !== value.trim()) note(what)
    return short || null
  }
  const lines = (what: string, list: string[], most: number, longest: number) => {
    const kept = fittingLines(list.slice(0, most), longest)
    if (kept.length < list.length || kept.some((line, n) => line !== list[n])) note(what)
    return kept.join('\n') || null
  }
  if (title !== found.title) notes.push(`The title “${title}” was shortened.`)
  const source = found.source === '' ? [] : [`From ${found.source}`]
  const nutrition = found.nutrition.filter(fitsNutritionLine).slice(0, mostNutritionLines)
  return {
    form: {
      title,
      description: text('The description', found.description, limits.description),
      ingredients: lines('The ingredients', found.ingredients, mostIngredients, limits.ingredients),
      instructions: lines('The steps', found.steps, mostSteps, limits.steps),
      prepTime: cut(found.prepTime, 100) || null,
      cookTime: cut(found.cookTime, 100) || null,
      servings: cut(found.servings, 100) || null,
      difficulty: difficultyOf(found.difficulty),
      cuisine: cuisineOf(found.cuisine),
      tags: tagsOf(found.tags),
      notes: text('The notes', [...found.notes, ...source].join('\n'), limits.notes),
      nutrition: nutrition.length > 0 ? nutrition : null,
    },
    notes,
  }
}

/** Never cuts a surrogate pair in two. */
const cut = (text: string, longest: number) =>
  text.length <= longest
    ? text
    : text
        .slice(0, longest)
        .toWellFormed()
        .replace(/\ufffd$/, '')
        .trim()

/** As many whole lines as fit; a first line that is too long by itself is cut. */
function fittingLines(lines: string[], longest: number): string[] {
  const kept: string[] = []
  let length = 0
  for (const line of lines) {
    length += line.length + 1
    if (length - 1 > longest) break
    kept.push(line)
  }
  return kept.length === 0 && lines[0] ? [cut(lines[0], longest)] : kept
}

const levels: [Difficulty, RegExp][] = [
  ['Easy', /easy|simple|beginner|einfach|leicht|facile|fácil|makkelijk/i],
  ['Medium', /medium|moderate|intermediate|average|mittel|normal|moyen|media/i],
  ['Hard', /hard|difficult|challeng|advanced|expert|schwer|difficile|difícil|moeilijk/i],
]

const difficultyOf = (said: string): Difficulty | null =>
  said.length > 60 ? null : (levels.find(([, words]) => words.test(said))?.[0] ?? null)

/** A cuisine that the form offers is spelled as it is there. */
function cuisineOf(said: string): string | null {
  const [first = ''] = said.split(/[,;|/]/)
  const name = first.trim()
  if (name === '' || name.length > 60) return null
  return cuisines.find((each) => nameKey(each) === nameKey(name)) ?? name
}

function tagsOf(said: string[]): string[] {
  const tags = said.slice(0, 500).filter((tag) => tag !== '' && tag.length <= longestTag)
  const keys = tags.map((tag) => tag.toLowerCase())
  return tags.filter((_, n) => keys.indexOf(keys[n] ?? '') === n).slice(0, mostTags)
}
