import { deepestNesting, isNestedDeeper } from '#shared/nesting.ts'
import { contentOfJson } from '../files/jsonRecipes.ts'
import { ImportProblem, tooMuch } from '../importProblem.ts'
import { recipesInAnything } from '../page/anyText.ts'
import { readJson } from '../page/json.ts'
import { isNode } from '../page/pageValues.ts'
import { type Content, isNothing, onlyRecipes } from './content.ts'

/** Entries of an archive that may hold recipes. */
export const isRead = (name: string): boolean => /\.(?:json|paprikarecipe|html?)$/i.test(name)

/** Longer plain texts and pages hold no recipe that one could tell from the rest. */
const longestPage = 5 * 1_024 * 1_024

/** What a text of any program holds; a file's name tells some formats apart, and may be a title. */
export function contentOfText(text: string, name = '', address?: string): Content {
  const trimmed = text.replace(/^\ufeff/, '').trim()
  const isJson = /\.(?:json|paprikarecipe)$/i.test(name)
  if (isJson || /^[[{]/.test(trimmed)) {
    const values = readJson(trimmed)
    const content = contentOfJson(values)
    if (isJson || !isNothing(content)) return content
    refuseJson(trimmed, values)
  }
  if (name !== '' && trimmed.length > longestPage) throw new ImportProblem(tooMuch)
  return onlyRecipes(recipesInAnything(trimmed, address))
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

const mostNamed = 5

/** '“title”, “date” and 3 more'. */
function quoted(names: string[]): string {
  const shown = names.slice(0, mostNamed).map((name) => `“${name.slice(0, 40)}”`)
  const more = names.length - shown.length
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ')
}
