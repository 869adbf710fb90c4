import { find, findOutermost } from '../html/findElements.ts'
import { linesIn, textIn } from '../html/text.ts'
import type { HtmlElement } from '../html/tree.ts'
import { ingredientsIn } from './ingredients.ts'
import { onlyNumber } from './pageHeadings.ts'

const isList = ({ tag }: HtmlElement) => tag === 'ul' || tag === 'ol'

/** The entries of the lists in an element, nested lists included. */
export function listLines(element: HtmlElement): string[] {
  if (element.tag === 'li' || !find(element, ({ tag }) => tag === 'li')) return []
  return findOutermost(element, ({ tag }) => tag === 'li')
    .flatMap((entry) => {
      const inner = findOutermost(entry, isList)
      if (inner.length === 0) return ingredientsIn(linesIn(entry))
      return [textIn(entry, isList), ...inner.flatMap(listLines)]
    })
    .filter((line) => line !== '' && !onlyNumber.test(line))
}
