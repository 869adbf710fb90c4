import { oncePer } from '#shared/oncePer.ts'
import { find } from '../html/findElements.ts'
import { textIn } from '../html/text.ts'
import type { HtmlElement } from '../html/tree.ts'
import { isIngredientsName } from './pageHeadings.ts'

/** Tags and class names of elements around a page's main content. */
const chromeTags = new Set(['nav', 'header', 'footer', 'aside', 'form', 'dialog'])
const aroundName =
  /(?:^|[\s_-])(?:comments?|respond|sidebar|related|breadcrumbs?|menu|nav|newsletter)/i

/** Cached for each element, since callers ask it for every ancestor of thousands of elements. */
export const isPageChrome = oncePer((element: HtmlElement): boolean => {
  const { tag, attributes } = element
  const isCalled = aroundName.test(`${attributes.class ?? ''} ${attributes.id ?? ''}`.slice(0, 300))
  if (!isCalled && !chromeTags.has(tag)) return false
  // Some themes put 'sidebar' into the class of the whole page, and some sites wrap it in a form.
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
