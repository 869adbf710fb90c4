import { findAll } from '../html/findElements.ts'
import type { HtmlElement } from '../html/tree.ts'
import { readJson } from './json.ts'
import { isNode, isRecipe, listOf, type SchemaNode } from './pageValues.ts'

/** Pages have a handful of blocks; the limits guard against hostile ones. */
const mostBlocks = 300
const mostNodes = 20_000
const mostRecipes = 200

export type LinkedRecipe = { node: SchemaNode; isListed: boolean }

export const jsonLdBlocks = (page: HtmlElement): string[] =>
  findAll(
    page,
    ({ tag, attributes }) => tag === 'script' && /ld\+json/i.test(attributes.type ?? ''),
  )
    .map(({ children }) => children.filter((child) => typeof child === 'string').join(''))
    .filter((text) => /recipe/i.test(text))
    .slice(0, mostBlocks)

/** Some sites put the JSON into a JSON string. */
const unquoted = (value: unknown) => (typeof value === 'string' ? readJson(value) : [value])

export const recipesInBlocks = (blocks: string[]): LinkedRecipe[] =>
  recipesInValues(blocks.flatMap(readJson).flatMap(unquoted))

export function recipesInValues(values: unknown[], most = mostRecipes): LinkedRecipe[] {
  const found: LinkedRecipe[] = []
  const byId = new Map<string, SchemaNode>()
  const waiting: { value: unknown; isListed: boolean }[] = values
    .map((value) => ({ value, isListed: false }))
    .reverse()
  let seen = 0
  for (let next = waiting.pop(); next && seen < mostNodes; next = waiting.pop()) {
    seen += 1
    const { value, isListed } = next
    if (Array.isArray(value)) {
      for (const each of value.slice(0, mostNodes).toReversed()) {
        waiting.push({ value: each, isListed })
      }
    } else if (isNode(value)) {
      const id = value['@id']
      if (typeof id === 'string' && Object.keys(value).length > 1) byId.set(id, value)
      if (isRecipe(value) && found.length < most) found.push({ node: value, isListed })
      // Recipes inside a recipe are related ones, not the page's own.
      if (isRecipe(value)) continue
      for (const [name, each] of Object.entries(value).toReversed()) {
        if (typeof each === 'object' && each !== null) {
          waiting.push({ value: each, isListed: isListed || /itemListElement/i.test(name) })
        }
      }
    }
  }
  return found.map(({ node, isListed }) => ({ node: resolved(node, byId), isListed }))
}

/** Replaces references ('@id') with the nodes they refer to. */
function resolved(node: SchemaNode, byId: Map<string, SchemaNode>): SchemaNode {
  if (byId.size === 0) return node
  const follow = (value: unknown, depth: number): unknown => {
    if (Array.isArray(value)) return listOf(value).map((each) => follow(each, depth))
    if (!isNode(value) || depth > 3) return value
    const id = value['@id']
    const isReference = typeof id === 'string' && Object.keys(value).length === 1
    const target = isReference ? (byId.get(id) ?? value) : value
    if (!('itemListElement' in target)) return target
    return { ...target, itemListElement: follow(target.itemListElement, depth + 1) }
  }
  return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, follow(value, 0)]))
}
