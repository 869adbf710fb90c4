import { classesOf, findAll, isElement } from '../html/findElements.ts'
import { linesIn, textIn } from '../html/text.ts'
import type { HtmlElement } from '../html/tree.ts'
import { type Entry, groupedLines, groupsIn } from './lineGroups.ts'
import { withoutPartName } from './pageHeadings.ts'
import { stepEntries } from './pageLists.ts'
import { localName, type SchemaNode } from './pageValues.ts'

/** A standard for attributes that describe data: microdata, RDFa or microformats. */
type Vocabulary = {
  typeOf: (element: HtmlElement) => string | undefined
  /** The properties of the surrounding item whose value this element holds. */
  propertiesOf: (element: HtmlElement) => string[]
}

const words = (text: string | undefined) => (text ?? '').split(/\s+/).filter((each) => each !== '')

const microdata: Vocabulary = {
  typeOf: ({ attributes }) =>
    attributes.itemscope === undefined ? undefined : localName(attributes.itemtype ?? 'thing'),
  propertiesOf: ({ attributes }) => words(attributes.itemprop).map(localName),
}

const rdfa: Vocabulary = {
  typeOf: ({ attributes }) =>
    attributes.typeof === undefined ? undefined : localName(words(attributes.typeof)[0] ?? ''),
  // `property="og:title"` describes the page, not an item.
  propertiesOf: ({ tag, attributes }) =>
    tag === 'meta' && attributes.property?.startsWith('og:')
      ? []
      : words(attributes.property).map(localName),
}

const classNames: Record<string, string> = {
  fn: 'name',
  'p-name': 'name',
  summary: 'description',
  'p-summary': 'description',
  ingredient: 'ingredient',
  'p-ingredient': 'ingredient',
  instruction: 'instructions',
  instructions: 'instructions',
  'e-instructions': 'instructions',
  yield: 'yield',
  'p-yield': 'yield',
  preptime: 'preptime',
  cooktime: 'cooktime',
  duration: 'duration',
  'dt-duration': 'duration',
  photo: 'photo',
  'u-photo': 'photo',
}

const microformats: Vocabulary = {
  typeOf: (element) =>
    classesOf(element).some((name) => name === 'hrecipe' || name === 'h-recipe')
      ? 'recipe'
      : undefined,
  propertiesOf: (element) =>
    classesOf(element).flatMap((name) => classNames[name.toLowerCase()] ?? []),
}

const mostDepth = 6
const mostItems = 50

/** Recipes that a page marks up in its text, as schema.org nodes. */
export function recipesInMarkup(page: HtmlElement): SchemaNode[] {
  for (const vocabulary of [microdata, rdfa, microformats]) {
    const items = findAll(page, (element) => vocabulary.typeOf(element) === 'recipe')
    if (items.length > 0) {
      return items.slice(0, mostItems).map((item) => itemOf(item, vocabulary, 0))
    }
  }
  return []
}

function itemOf(element: HtmlElement, vocabulary: Vocabulary, depth: number): SchemaNode {
  const item: Record<string, unknown[]> = { '@type': [vocabulary.typeOf(element)] }
  const values = new Map<string, HtmlElement[]>()
  const headings = new Map<HtmlElement, HtmlElement>()
  let heading: HtmlElement | undefined
  const look = (each: HtmlElement) => {
    for (const child of each.children) {
      if (!isElement(child)) continue
      const names = vocabulary.propertiesOf(child)
      if (/^h[2-6]$/.test(child.tag) && names.length === 0) heading = child
      if (heading && names.some(isIngredient)) {
        headings.set(child, heading)
        heading = undefined
      }
      for (const name of names) {
        const known = values.get(name)
        if (known) known.push(child)
        else values.set(name, [child])
      }
      // Properties inside a step or an ingredient belong to that line.
      const isLines = names.some(holdsLines)
      if (vocabulary.typeOf(child) === undefined && !isLines) look(child)
    }
  }
  look(element)
  for (const [name, elements] of values) {
    if (isIngredient(name)) {
      item[name] = groupedLines(elements.flatMap((each) => entriesOf(each, elements, headings)))
      continue
    }
    item[name] = elements.flatMap((each): unknown[] => {
      const isThing = vocabulary.typeOf(each) !== undefined && depth < mostDepth
      if (isThing) return [itemOf(each, vocabulary, depth + 1)]
      return holdsLines(name) ? linesOf(each, elements.length === 1) : [saidBy(each, name)]
    })
  }
  return item
}

const isIngredient = (name: string) => /^(?:recipe)?ingredients?$/.test(name)

const holdsLines = (name: string) =>
  isIngredient(name) || /^(?:recipe)?instructions?$|^steps?$/.test(name)

/** An ingredient after its group's heading, as visible text: amounts are often not marked up. */
function entriesOf(
  element: HtmlElement,
  { length }: HtmlElement[],
  headings: Map<HtmlElement, HtmlElement>,
): Entry[] {
  const heading = headings.get(element)
  const named: Entry[] = heading
    ? [{ kind: 'heading', text: textIn(heading), tag: heading.tag }]
    : []
  const groups = groupsIn(element)
  const lines = groups.length > 0 ? groups : linesOf(element, length === 1)
  return [...named, ...lines.map((text): Entry => ({ kind: 'line', text }))]
}

/** An element's list entries or its text; a property's only element holds all lines. */
function linesOf(element: HtmlElement, isOnly: boolean): string[] {
  const { content } = element.attributes
  if (content !== undefined && element.tag === 'meta') return [content]
  const list = stepEntries(element)
  if (list.length > 0) return list
  return isOnly ? withoutPartName(linesIn(element)) : [textIn(element)]
}

const addresses = new Set(['url', 'image', 'photo', 'mainentityofpage', 'thumbnailurl'])

function saidBy(element: HtmlElement, name: string): string {
  const { tag, attributes } = element
  if (attributes.content !== undefined) return attributes.content
  if (addresses.has(name) && attributes.href) return attributes.href
  if (tag === 'time' && attributes.datetime) return attributes.datetime
  if (tag === 'img') return attributes['data-src'] || (attributes.src ?? '')
  if (tag === 'data' || tag === 'meter') return attributes.value ?? textIn(element)
  // Old microformats put the machine-readable value into the title.
  if (tag === 'abbr' || classesOf(element).includes('value-title')) {
    return attributes.title ?? textIn(element)
  }
  return textIn(element)
}
