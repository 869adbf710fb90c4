import { linesIn } from '#shared/ingredients/several/linesIn.ts'

/** Apart from the contract, so that screens can show a list before zod has loaded. */

const bullet = /^[-–*•·]\s+/

/** Matches '1. Heat', '2) Heat', '3 - Heat', 'Step 4: Heat'; not '1.5 cups' or '2-3 minutes'. */
const number = /^(?:step\s*\d+\b\s*[.:)–-]*|\d+\s*[.:)](?!\d)|\d+\s+[-–]\s+(?!\d))\s*/i

export const ingredientsOf = (text: string | null): string[] =>
  linesOf(text, (line) => line.replace(bullet, '')).flatMap(linesIn)

/** A recipe in the form that the must-avoid check takes. */
export const dishOfRecipe = ({ title, ingredients, tags = [] }: RecipeAsDish) => ({
  name: title,
  ingredients: ingredientsOf(ingredients ?? null),
  tags,
})

type RecipeAsDish = {
  title: string
  ingredients?: string | null | undefined
  tags?: readonly string[] | undefined
}

/** One step a line, without a typed number or bullet: the list shows its own. */
export const stepsOf = (text: string | null): string[] =>
  linesOf(text, (line) => line.replace(bullet, '').replace(number, ''))

function linesOf(text: string | null, strip: (line: string) => string): string[] {
  const lines = (text ?? '').split('\n').map((line) => strip(line.trim()).trim())
  return lines.filter((line) => line !== '')
}
