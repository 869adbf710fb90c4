import type { HtmlElement, HtmlNode } from './tree.ts'

export const isElement = (node: HtmlNode): node is HtmlElement => typeof node !== 'string'

function* elementsIn(element: HtmlElement): Generator<HtmlElement> {
  const waiting = element.children.filter(isElement).reverse()
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next
    for (let n = next.children.length - 1; n >= 0; n -= 1) {
      const child = next.children[n]
      if (child !== undefined && isElement(child)) waiting.push(child)
    }
  }
}

type Test = (element: HtmlElement) => boolean

export function find(element: HtmlElement, test: Test): HtmlElement | undefined {
  for (const each of elementsIn(element)) if (test(each)) return each
  return undefined
}

export const findAll = (element: HtmlElement, test: Test): HtmlElement[] => [
  ...elementsIn(element).filter(test),
]

/** The elements that pass the test, except those inside another one that passes. */
export function findOutermost(element: HtmlElement, test: Test): HtmlElement[] {
  const found: HtmlElement[] = []
  const look = (each: HtmlElement) => {
    for (const child of each.children) {
      if (!isElement(child)) continue
      if (test(child)) found.push(child)
      else look(child)
    }
  }
  look(element)
  return found
}

export const classesOf = ({ attributes }: HtmlElement): string[] =>
  (attributes.class ?? '').split(/\s+/).filter((name) => name !== '')

export const byClass =
  (name: string): Test =>
  (element) =>
    element.attributes.class !== undefined && classesOf(element).includes(name)

/** Whether the element, or one of its ancestors, passes the test. */
export function isInside(element: HtmlElement, test: Test): boolean {
  for (let each: HtmlElement | undefined = element; each; each = each.parent) {
    if (test(each)) return true
  }
  return false
}
