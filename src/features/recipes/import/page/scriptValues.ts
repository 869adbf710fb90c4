import { findAll } from '../html/findElements.ts'
import type { HtmlElement } from '../html/tree.ts'

const mostTexts = 40
const smallest = 40

/** JSON texts that may hold the recipe of a page drawn by a script: in scripts and attributes. */
export function stateTexts(page: HtmlElement): string[] {
  const texts: string[] = []
  for (const { tag, attributes, children } of findAll(page, holdsState)) {
    const found =
      tag === 'script'
        ? inScript(children.filter((child) => typeof child === 'string').join(''))
        : Object.values(attributes).filter(isJsonOfRecipe)
    texts.push(...found)
    if (texts.length >= mostTexts) break
  }
  return texts.slice(0, mostTexts)
}

const holdsState = ({ tag, attributes }: HtmlElement) =>
  tag === 'script'
    ? !/ld\+json/i.test(attributes.type ?? '')
    : Object.values(attributes).some(isJsonOfRecipe)

/** Whether a text may be a recipe's data: an object or list that mentions ingredients. */
export const isJsonOfRecipe = (text: string): boolean =>
  text.length >= smallest && /^\s{0,100}[{[]/.test(text) && /ingredient/i.test(text)

/** A script that is JSON, or that assigns or pushes some. */
function inScript(text: string): string[] {
  if (!/ingredient/i.test(text)) return []
  if (/^\s{0,100}[{[]/.test(text)) return [text]
  const found: string[] = []
  let at = 0
  while (found.length < mostTexts) {
    const start = startOfValue(text, at)
    if (start < 0) break
    const end = endOfValue(text, start)
    const value = text.slice(start, end)
    if (isJsonOfRecipe(value)) found.push(value)
    at = end
  }
  return found
}

function startOfValue(text: string, from: number): number {
  const mark = /[=(:]\s{0,20}([{[])\s{0,20}["\d{[\]}]/g
  mark.lastIndex = from
  const match = mark.exec(text)
  return match ? match.index + match[0].search(/[{[]/) : -1
}

/** The position after the value's closing bracket; brackets inside strings don't count. */
function endOfValue(text: string, start: number): number {
  let depth = 0
  let isInText = false
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at]
    if (isInText) {
      if (sign === '\\') at += 1
      else if (sign === '"') isInText = false
    } else if (sign === '"') isInText = true
    else if (sign === '{' || sign === '[') depth += 1
    else if (sign === '}' || sign === ']') {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  return text.length
}
