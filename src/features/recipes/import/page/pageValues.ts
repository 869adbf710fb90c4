import { textOfMarkup } from '../html/text.ts'

/** A schema.org object from outside: its properties may hold anything. */
export type SchemaNode = { readonly [property: string]: unknown }

export const isNode = (value: unknown): value is SchemaNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const deepest = 12

/** The value as a flat list; nested lists are flattened. */
export function listOf(value: unknown, depth = 0): unknown[] {
  if (value === undefined || value === null || value === '' || depth > deepest) return []
  if (isNode(value) && isNumbered(value)) return listOf(Object.values(value), depth)
  if (!Array.isArray(value)) return [value]
  return value.flatMap((each) => listOf(each, depth + 1))
}

/** Some programs write a list as an object with numbers as keys. */
function isNumbered(node: SchemaNode): boolean {
  const names = Object.keys(node)
  return names.length > 0 && names.every((name) => /^\d{1,4}$/.test(name))
}

/** A property by name, in any case and with any prefix. */
export function property(node: SchemaNode, ...names: string[]): unknown {
  for (const name of names) {
    if (hasValue(node[name])) return node[name]
  }
  const wanted = names.map((name) => name.toLowerCase())
  const key = Object.keys(node).find(
    (each) => wanted.includes(localName(each)) && hasValue(node[each]),
  )
  return key === undefined ? undefined : node[key]
}

function hasValue(value: unknown): boolean {
  if (value === undefined || value === null) return false
  if (typeof value === 'string') return value.trim() !== ''
  return !Array.isArray(value) || value.some((each) => each !== null && each !== '')
}

/** 'http://schema.org/Recipe', 'schema:Recipe' and 'recipe' are all 'recipe'. */
export const localName = (name: string): string =>
  (name.split(/[/#:]/).at(-1) ?? '').trim().toLowerCase()

export const typesOf = (node: SchemaNode): string[] =>
  listOf(node['@type'] ?? node.type)
    .filter((type) => typeof type === 'string')
    .map(localName)

export const isRecipe = (node: SchemaNode): boolean => typesOf(node).includes('recipe')

/** The first text in a value, in one line. */
export function wordsOf(value: unknown): string {
  for (const each of listOf(value)) {
    const words = isNode(each)
      ? wordsOf(property(each, 'name', 'text', '@value', 'url'))
      : plainWords(each)
    if (words !== '') return words
  }
  return ''
}

export const plainWords = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? textOfMarkup(String(value)) : ''

export function addressOf(value: unknown, base?: string): string {
  for (const each of listOf(value)) {
    const text = isNode(each)
      ? addressOf(property(each, 'url', '@id', 'contentUrl', 'href', 'location'), base)
      : String(each).trim()
    if (text.length > 2_000 || text === '' || /\s/.test(text)) continue
    if (!URL.canParse(text, base)) continue
    const address = new URL(text, base)
    if (/^https?:$/.test(address.protocol)) return address.href
  }
  return ''
}
