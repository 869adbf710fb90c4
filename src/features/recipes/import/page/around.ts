import { oncePer } from '#shared/oncePer.ts'
import { find } from '../html/findElements.ts'
import { textIn } from '../html/text.ts'
import type { HtmlElement } from '../html/tree.ts'
import { isIngredientsName } from './pageHeadings.ts'

/** What stands around a page's own text, by its tag or by what it is called. */
const aroundTags = new Set(['nav', 'header', 'footer', 'aside', 'form', 'dialog'])
const aroundName =
  /(?:^|[\s_-])(?:comments?|respond|sidebar|related|breadcrumbs?|menu|nav|newsletter)/i

/** Asked once of each element: a page may have thousands inside of each other. */
export const isAround = oncePer((element: HtmlElement): boolean => {
  const { tag, attributes } = element
  const isCalled = aroundName.test(`${attributes.class ?? ''} ${attributes.id ?? ''}`.slice(0, 300))
  if (!isCalled && !aroundTags.has(tag)) return false
  // Themes call the whole page after its sidebar, and some programs make a form of it.
  if (find(element, ({ tag: inner }) => inner === 'h1' || inner === 'main')) return false
  if (isCalled || tag === 'nav') return true
  if (tag === 'form') return find(element, asksForText) !== undefined
  return tag !== 'aside' || find(element, namesIngredients) === undefined
})

const namesIngredients = (element: HtmlElement) =>
  /^h[2-6]$/.test(element.tag) && isIngredientsName(textIn(element))

const asksForText = ({ tag, attributes }: HtmlElement) =>
  tag === 'textarea' ||
  (tag === 'input' && !/^(?:checkbox|radio|hidden|button|submit)$/i.test(attributes.type ?? ''))
