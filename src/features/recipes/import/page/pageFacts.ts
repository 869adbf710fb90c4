import { find, findAll, isInside } from '../html/search.ts'
import { oneLine, textIn } from '../html/text.ts'
import type { HtmlElement } from '../html/tree.ts'
import { addressOf } from './values.ts'

/** What a page says about itself, besides its recipe. */
export type PageFacts = {
  headings: string[]
  ogTitle: string
  title: string
  /** Where it says that it is found, else where it was read from. */
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
  const headings = findAll(page, ({ tag }) => tag === 'h1')
  const titleTag = find(
    page,
    (element) => element.tag === 'title' && !isInside(element, ({ tag }) => tag === 'svg'),
  )
  return {
    headings: headings
      .slice(0, 20)
      .map((heading) => textIn(heading))
      .filter((text) => text !== ''),
    ogTitle: meta('og:title', 'twitter:title'),
    title: titleTag ? oneLine(titleTag.children.filter(isText).join('')) : '',
    address: readFrom ?? addressOf([canonical?.attributes.href, meta('og:url')]),
    image: addressOf(meta('og:image', 'twitter:image'), readFrom),
    description: meta('description', 'og:description'),
  }
}

const isText = (node: unknown): node is string => typeof node === 'string'

/** What the page is about: its heading, else its title without the name of the site. */
export function titleOf({ headings, ogTitle, title }: PageFacts): string {
  // Of several headings, the one that the title of the page has in it, too.
  const titles = `${ogTitle} ${title}`.toLowerCase()
  const shared = headings.find((heading) => titles.includes(heading.toLowerCase()))
  return shared ?? headings[0] ?? withoutSite(ogTitle || title)
}

/** 'Pancakes | Our Kitchen' is called 'Pancakes'. */
const withoutSite = (title: string) => oneLine(title.split(/\s[|–—·»]\s|\s-\s|\s::\s/)[0] ?? '')
