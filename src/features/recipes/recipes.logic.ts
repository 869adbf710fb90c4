/** For screens that show a list without loading zod: the contract loads with the first form. */

const bullet = /^[-–*•·]\s+/

/**
 * '1. Heat', '2) Heat', '3 - Heat', 'Step 4: Heat'. Not '1.5 cups', '10:30' nor '2-3 minutes',
 * which only begin with a number.
 */
const number = /^(?:step\s*\d+\b\s*[.:)–-]*|\d+\s*[.:)](?!\d)|\d+\s+[-–]\s+(?!\d))\s*/i

/** One ingredient a line. */
export const ingredientsOf = (text: string | null): string[] =>
  linesOf(text, (line) => line.replace(bullet, ''))

/** A recipe as it is looked through for what somebody must avoid. */
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

/** One step a line, without the number or bullet a person may have typed: lists have their own. */
export const stepsOf = (text: string | null): string[] =>
  linesOf(text, (line) => line.replace(bullet, '').replace(number, ''))

function linesOf(text: string | null, strip: (line: string) => string): string[] {
  const lines = (text ?? '').split('\n').map((line) => strip(line.trim()).trim())
  return lines.filter((line) => line !== '')
}
