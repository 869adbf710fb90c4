import { recipesInJson } from '../files/jsonRecipes.ts'
import { linesIn } from '../html/text.ts'
import { parseHtml } from '../html/tree.ts'
import type { FoundRecipe } from './found.ts'
import { readJson } from './json.ts'
import { recipesOnPage } from './page.ts'
import { recipeInText } from './pageText.ts'

const htmlTag =
  /<(?:!doctype html|html|head|body|div|p|br|ul|ol|li|h[1-6]|span|script|article|section|main|table|meta)\b/i

/** The recipes in a pasted text or in the answer of an address: JSON, HTML or plain text. */
export function recipesInAnything(text: string, address?: string): FoundRecipe[] {
  const trimmed = text.replace(/^\ufeff/, '').trim()
  if (/^[[{]/.test(trimmed)) {
    const found = recipesInJson(readJson(trimmed))
    if (found.length > 0) return found
  }
  if (!htmlTag.test(trimmed)) return listed(recipeInText(trimmed))
  const found = recipesOnPage(trimmed, address)
  if (found.length > 0) return found
  // A pasted part of a page, without its headings, is read as plain text.
  return address ? [] : listed(recipeInText(linesIn(parseHtml(trimmed)).join('\n')))
}

const listed = (recipe: FoundRecipe | undefined) => (recipe ? [recipe] : [])
