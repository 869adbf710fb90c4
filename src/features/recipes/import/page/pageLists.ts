import { find, findOutermost } from '../html/findElements.ts'
import { linesIn, textIn } from '../html/text.ts'
import type { HtmlElement } from '../html/tree.ts'
import { isPageChrome } from './around.ts'
import { ingredientsIn } from './ingredients.ts'
import { onlyNumber } from './pageHeadings.ts'

const isList = ({ tag }: HtmlElement) => tag === 'ul' || tag === 'ol'

/** Comments and the like, which some pages have inside a recipe's own element. */
function isApart(entry: HtmlElement, within: HtmlElement): boolean {
  for (let each = entry.parent; each && each !== within; each = each.parent) {
    if (isPageChrome(each)) return true
  }
  return false
}

/** The entries of the steps: those of ordered lists, where there are some. */
export function stepEntries(element: HtmlElement): string[] {
  const ordered = findOutermost(element, ({ tag }) => tag === 'ol')
    .filter((list) => !isPageChrome(list))
    .flatMap(listLines)
  return ordered.length > 1 ? ordered : listLines(element)
}

/** The entries of the lists in an element, nested lists included. */
export function listLines(element: HtmlElement): string[] {
  if (element.tag === 'li' || !find(element, ({ tag }) => tag === 'li')) return []
  return findOutermost(element, ({ tag }) => tag === 'li')
    .filter((entry) => !isApart(entry, element))
    .flatMap((entry) => {
      const inner = findOutermost(entry, isList)
      if (inner.length === 0) return ingredientsIn(linesIn(entry))
      return [textIn(entry, isList), ...inner.flatMap(listLines)]
    })
    .filter((line) => line !== '' && !onlyNumber.test(line))
}
