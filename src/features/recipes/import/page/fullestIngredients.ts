import { nameKey } from '#shared/names.ts'
import type { HtmlElement } from '../html/tree.ts'
import { amountShare } from './pageHeadings.ts'
import { recipeFromPlugin } from './plugins.ts'
import { ingredientsShown } from './shapes.ts'

/** Lines of a list; no recipe has as many, and each is looked for among all others. */
const mostCompared = 1_000

/** What the page shows, where its data lacks the amounts or has only the first of several groups. */
export function fullestIngredients(known: string[], page: HtmlElement): string[] {
  const lacksAmounts = known.length > 1 && amountShare(known) <= 0.3
  if (!lacksAmounts && known.some(isHeading)) return known
  if (known.length > mostCompared) return known
  for (const shown of [recipeFromPlugin(page).ingredients, ingredientsShown(page)]) {
    if (shown.length > mostCompared) continue
    const lines = lacksAmounts ? linesFor(known, shown) : withMoreGroups(known, shown)
    if (lines) return lines
  }
  return known
}

const isHeading = (line: string) => line.endsWith(':')

/** Each food's line; 'milk' is rather '1 cup milk' than '2 tbsp whole-milk ricotta'. */
function linesFor(foods: string[], shown: string[]): string[] | undefined {
  const left = shown.map(keyed).sort((a, b) => a.line.length - b.line.length)
  const lines = foods.map((food) => {
    const { key } = keyed(food)
    const at = left.findIndex((each) => each.key.includes(key))
    return at < 0 ? food : (left.splice(at, 1)[0]?.line ?? food)
  })
  return amountShare(lines) >= 0.6 ? lines : undefined
}

/** The shown list, if it has all that is known, and groups with more. */
function withMoreGroups(known: string[], shown: string[]): string[] | undefined {
  const others = shown.filter((line) => !isHeading(line))
  if (others.length <= known.length || others.length === shown.length) return undefined
  const keys = others.map((line) => keyed(line).key)
  const isShown = (line: string) => {
    const wanted = keyed(line).key
    return keys.some((key) => key.includes(wanted))
  }
  return known.every(isShown) ? shown : undefined
}

/** A line's words between spaces, so that whole ones are found in it; "d'huile" is 'huile'. */
const keyed = (line: string) => ({
  line,
  key: ` ${nameKey(line.replaceAll(/\b[dl]['’]/gi, ' '))} `,
})
