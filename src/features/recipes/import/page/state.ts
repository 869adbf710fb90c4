import { oneLine } from '../html/text.ts'
import type { HtmlElement } from '../html/tree.ts'
import type { FoundRecipe } from './found.ts'
import { isWhole } from './found.ts'
import { readJson } from './json.ts'
import { isNode, listOf, plainWords, property, type SchemaNode } from './pageValues.ts'
import { recipeFromSchema } from './schemaRecipe.ts'
import { isJsonOfRecipe, stateTexts } from './scriptValues.ts'

/** Limits: values of a state that are searched, recipes in it, and values within one recipe. */
const mostNodes = 100_000
const mostRecipes = 50
const mostInRecipe = 5_000
const deepest = 10

/** Recipes in the state of the script that draws the page. */
export const recipesInState = (page: HtmlElement, address: string): FoundRecipe[] =>
  stateTexts(page)
    .flatMap(readJson)
    .flatMap(recipesIn)
    .slice(0, mostRecipes)
    .map((node) => recipeFromSchema(node, address))
    .filter(isWhole)

const ingredientName = /^(?:recipe)?_?ingredients?_?(?:list|groups?|sections?|lines?|items?)?$/i
const stepName =
  /^(?:recipe|cooking|preparation)?_?(?:instructions?|steps?|directions?|methods?|preparations?|procedures?)_?(?:list|groups?|sections?|steps?|items?)?$/i

function recipesIn(root: unknown): SchemaNode[] {
  const found: SchemaNode[] = []
  const waiting: unknown[] = [root]
  let seen = 0
  for (let next = waiting.pop(); next !== undefined && seen < mostNodes; next = waiting.pop()) {
    seen += 1
    if (typeof next === 'string') {
      // A string of the state may itself be JSON.
      if (isJsonOfRecipe(next)) waiting.push(...readJson(next))
    } else if (Array.isArray(next)) {
      for (const each of next.slice(0, mostNodes)) if (isLookedAt(each)) waiting.push(each)
    } else if (isNode(next)) {
      const recipe = recipeOf(next, root)
      if (recipe) found.push(recipe)
      else for (const each of Object.values(next)) if (isLookedAt(each)) waiting.push(each)
    }
  }
  return found
}

const isLookedAt = (value: unknown) =>
  (typeof value === 'object' && value !== null) ||
  (typeof value === 'string' && isJsonOfRecipe(value))

/** An object with a title, ingredients and steps, renamed to schema.org's properties. */
function recipeOf(node: SchemaNode, root: unknown): SchemaNode | undefined {
  const names = Object.keys(node)
  const ingredients = names.find((name) => ingredientName.test(name) && hasLines(node[name]))
  const steps = names.find((name) => stepName.test(name) && hasLines(node[name]))
  const title = plainWords(property(node, 'name', 'title', 'headline'))
  if (title === '' || ingredients === undefined || steps === undefined) return undefined
  const whole = referred(root)
  return {
    ...node,
    name: title,
    recipeIngredient: whole(node[ingredients]),
    recipeInstructions: whole(node[steps]),
    // A script's own numbers don't say whether they are about a serving.
    nutrition: undefined,
  }
}

const hasLines = (value: unknown) =>
  typeof value === 'string' ? oneLine(value) !== '' : listOf(value).length > 0

/** Resolves references: some states store each object once, under a key. */
function referred(root: unknown) {
  const things = isNode(root) ? root : {}
  let left = mostInRecipe
  const follow = (value: unknown, depth: number): unknown => {
    left -= 1
    if (left < 0 || depth > deepest) return undefined
    if (Array.isArray(value)) return value.map((each) => follow(each, depth + 1))
    if (!isNode(value)) return value
    const name = value.__ref
    if (typeof name === 'string' && Object.hasOwn(things, name)) {
      return follow(things[name], depth + 1)
    }
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, follow(each, depth + 1)]),
    )
  }
  return (value: unknown) => follow(value, 0)
}
