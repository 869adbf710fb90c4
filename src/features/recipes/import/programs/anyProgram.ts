import { deepestNesting, isNestedDeeper } from '#shared/nesting.ts'
import { contentOfJson } from '../files/jsonRecipes.ts'
import { ImportProblem, tooMuch } from '../importProblem.ts'
import { recipesInAnything } from '../page/anyText.ts'
import { readJson } from '../page/json.ts'
import { recipeInText } from '../page/pageText.ts'
import { isNode } from '../page/pageValues.ts'
import { recipeOfChowdown } from './chowdown.ts'
import { type Content, isNothing, onlyRecipes } from './content.ts'
import { isCooklang, recipeOfCooklang } from './cooklang.ts'
import { readTable } from './csv.ts'
import { contentOfHtmlBook } from './htmlBooks.ts'
import { isLabelledText, recipesInLabelledText } from './labelledText.ts'
import { isMealMaster, recipesOfMealMaster } from './mealMaster.ts'
import { quoted } from './quoted.ts'
import { contentOfTable } from './tables.ts'

/** Entries of an archive that may hold recipes. */
export const isRead = (name: string): boolean =>
  /\.(?:json|paprikarecipe|html?|csv|cook|mmf|mm|md|markdown|txt)$/i.test(name)

/** Longer plain texts and pages hold no recipe that one could tell from the rest. */
const longestPage = 5 * 1_024 * 1_024

/** What a text of any program holds; a file's name tells some formats apart, and may be a title. */
export function contentOfText(text: string, name = '', address?: string): Content {
  const trimmed = text.replace(/^\ufeff/, '').trim()
  const isJson = /\.(?:json|paprikarecipe)$/i.test(name)
  if (isJson || /^[[{]/.test(trimmed)) {
    const values = readJson(trimmed)
    const content = contentOfJson(values)
    if (!isNothing(content)) return content
    refuseJson(trimmed, values)
    if (isJson) return content
  }
  // A page at an address is no program's export.
  const known = address === undefined ? knownText(trimmed, name) : undefined
  if (known) return known
  if (name !== '' && trimmed.length > longestPage) throw new ImportProblem(tooMuch)
  return onlyRecipes(recipesInAnything(trimmed, address))
}

/** Formats that are told apart by how they begin, or by what stands in them. */
function knownText(text: string, name: string): Content | undefined {
  if (/^\s*</.test(text)) return contentOfHtmlBook(text)
  if (isMealMaster(text)) return onlyRecipes(recipesOfMealMaster(text), 'MealMaster')
  if (text.startsWith('---')) {
    const recipe = recipeOfChowdown(text)
    if (recipe) return onlyRecipes([recipe], 'Chowdown')
  }
  if (isCooklang(text, name)) return onlyRecipes([recipeOfCooklang(text, name)], 'Cooklang')
  const table = readTable(text, /\.csv$/i.test(name))
  if (table) return contentOfTable(table)
  if (isLabelledText(text)) return onlyRecipes(recipesInLabelledText(text))
  return severalTexts(text)
}

/** Recipes with a line of signs between them; undefined unless each part is one. */
function severalTexts(text: string): Content | undefined {
  if (text.length > longestPage) return undefined
  const parts = text
    .split(/^[ \t]*(?:[-=*_~#] ?){5,200}[ \t]*$/m)
    .filter((part) => part.trim() !== '')
  if (parts.length < 2 || parts.length > 1_000) return undefined
  const recipes = parts
    .map((part) => recipeInText(part.trim()))
    .filter((recipe) => recipe !== undefined)
  return recipes.length === parts.length ? onlyRecipes(recipes) : undefined
}

/** Valid JSON is never a recipe's plain text: its names and brackets would become ingredients. */
function refuseJson(text: string, values: unknown[]) {
  const [value] = values
  // Deep JSON is not parsed again: it was written to fill the memory.
  if (values.length !== 1 || isNestedDeeper(value, deepestNesting - 1) || !isValidJson(text)) return
  const [first] = Array.isArray(value) ? value : [value]
  const names = isNode(first) ? Object.keys(first) : []
  throw new ImportProblem(
    names.length > 0
      ? `This is JSON with ${quoted(names)}, not a recipe export we know.`
      : 'This is JSON without anything we know.',
  )
}

function isValidJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
