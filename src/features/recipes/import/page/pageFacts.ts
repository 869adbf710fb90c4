import { find, findAll, isInside } from '../html/findElements.ts'
import { oneLine, textIn } from '../html/text.ts'
import type { HtmlElement } from '../html/tree.ts'
import { addressOf } from './pageValues.ts'

/** Facts that a page states about itself, apart from its recipe. */
export type PageFacts = {
  headings: string[]
  /** Headings of the next two ranks. */
  smaller: string[]
  ogTitle: string
  site: string
  title: string
  /** The canonical address, else the one it was read from. */
  address: string
  image: string
  description: string
}

export function pageFacts(page: HtmlElement, readFrom: string | undefined): PageFacts {
  const metas = findAll(page, ({ tag }) => tag === 'meta')
  const meta = (...names: string[]) => {
    const found = metas.find(({ attributes }) =>
      names.includes((attributes.property ?? attributes.name ?? '').toLowerCase()),
    )
    return oneLine(found?.attributes.content ?? '')
  }
  const canonical = find(
    page,
    ({ tag, attributes }) => tag === 'link' && attributes.rel?.toLowerCase() === 'canonical',
  )
  const textsOf = (tags: RegExp) =>
    findAll(page, ({ tag }) => tags.test(tag))
      .slice(0, 20)
      .map((heading) => textIn(heading))
      .filter((text) => text !== '')
  const titleTag = find(
    page,
    (element) => element.tag === 'title' && !isInside(element, ({ tag }) => tag === 'svg'),
  )
  return {
    headings: textsOf(/^h1$/),
    smaller: textsOf(/^h[23]$/),
    ogTitle: meta('og:title', 'twitter:title'),
    site: meta('og:site_name'),
    title: titleTag ? oneLine(titleTag.children.filter(isText).join('')) : '',
    address: readFrom ?? addressOf([canonical?.attributes.href, meta('og:url')]),
    image: addressOf(meta('og:image', 'twitter:image'), readFrom),
    description: meta('description', 'og:description'),
  }
}

const isText = (node: unknown): node is string => typeof node === 'string'

/** The page's subject: its heading, else its title without the site's name. */
export function titleOf(facts: PageFacts): string {
  const { headings, smaller, ogTitle, title } = facts
  // Some sites have their own name as a heading.
  const own = headings.filter((heading) => !isSite(heading, facts))
  // Of several headings, one that is in the page's title wins.
  const titles = `${ogTitle} ${title}`.toLowerCase()
  const isNamed = (heading: string) => titles.includes(heading.toLowerCase())
  const shared = own.find(isNamed) ?? (own.length === 0 ? smaller.find(isNamed) : undefined)
  return shared ?? own[0] ?? (withoutSite(ogTitle || title) || (headings[0] ?? ''))
}

const partsOf = (title: string) => title.split(/\s[|–—·»]\s|\s-\s|\s::\s/).map(oneLine)

/** 'Pancakes | Our Kitchen' is 'Pancakes'. */
const withoutSite = (title: string) => partsOf(title)[0] ?? ''

/** A site's name: the page says so, or its title is 'another heading | this heading'. */
function isSite(heading: string, { site, ogTitle, title, headings, smaller }: PageFacts): boolean {
  const isSame = (name: string | undefined) => name?.toLowerCase() === heading.toLowerCase()
  if (isSame(site)) return true
  const others = [...headings, ...smaller].filter((other) => !isSame(other))
  const divided = [ogTitle, title].flatMap((each) => [partsOf(each), each.split(/:\s+/)])
  return divided.some((parts) => {
    const [first = '', ...rest] = parts
    const isOther = (name: string | undefined) =>
      others.some((other) => other.toLowerCase() === name?.toLowerCase())
    return (isSame(parts.at(-1)) && isOther(first)) || (isSame(first) && isOther(rest.at(-1)))
  })
}
