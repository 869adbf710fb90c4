import { findOutermost, isElement } from '../html/findElements.ts'
import { linesIn, textIn } from '../html/text.ts'
import type { HtmlElement, HtmlNode } from '../html/tree.ts'
import { isPageChrome } from './around.ts'
import { partNamed } from './pageHeadings.ts'
import { listLines } from './pageLists.ts'

export type Block =
  | { kind: 'heading'; rank: number; text: string }
  | { kind: 'list'; lines: string[]; isOrdered: boolean }
  | { kind: 'text'; lines: string[]; isStrong: boolean }

const mostBlocks = 5_000

export function blocksOf(page: HtmlElement): Block[] {
  const blocks: Block[] = []
  const walk = (element: HtmlElement) => {
    for (const child of element.children) {
      if (blocks.length >= mostBlocks) return
      if (!isElement(child)) {
        addText([child.replace(/\s+/g, ' ').trim()], false)
      } else if (/^h[1-6]$/.test(child.tag) && !child.children.some(isListOrTable)) {
        blocks.push({ kind: 'heading', rank: Number(child.tag[1]), text: textIn(child) })
      } else if (child.tag === 'ul' || child.tag === 'ol') {
        blocks.push({ kind: 'list', lines: listLines(child), isOrdered: child.tag === 'ol' })
      } else if (child.tag === 'dl') {
        blocks.push({ kind: 'list', lines: termsOf(child), isOrdered: false })
      } else if (child.tag === 'table') {
        addTable(child)
      } else if (child.tag === 'header' || !isPageChrome(child)) {
        if (holdsBlocks(child)) walk(child)
        else addText(linesIn(child), isStrong(child))
      }
    }
  }
  /** A line that names a part of a recipe ('Ingredients') is a heading, however it is marked up. */
  const addText = (lines: string[], isStrongText: boolean) => {
    const said = lines.filter((line) => line !== '')
    for (const line of said) {
      const last = blocks.at(-1)
      if (partNamed(line)) blocks.push({ kind: 'heading', rank: 7, text: line })
      else if (last?.kind === 'text' && said[0] !== line) last.lines.push(line)
      else blocks.push({ kind: 'text', lines: [line], isStrong: isStrongText })
    }
  }
  const addTable = (table: HtmlElement) => {
    const rows = rowsOf(table)
    if (rows.length > 1) blocks.push({ kind: 'list', lines: rows, isOrdered: false })
    else walk(table)
  }
  walk(page)
  return blocks
}

/** A heading without an end tag contains the list that follows. */
const isListOrTable = (node: HtmlNode) => isElement(node) && /^(?:ul|ol|table)$/.test(node.tag)

/** An element whose whole text is bold is a heading, as people write it. */
function isStrong({ tag, children }: HtmlElement): boolean {
  if (/^(?:b|strong|u)$/.test(tag)) return true
  const said = children.filter((child) => isElement(child) || child.trim() !== '')
  return said.length > 0 && said.every((child) => isElement(child) && isStrong(child))
}

const blockLike = /^(?:h[1-6]|ul|ol|table|p|div|section|article|main|dl|blockquote|figure|header)$/

const holdsBlocks = (element: HtmlElement): boolean =>
  !/^(?:p|h[1-6]|script|style|noscript|template|svg)$/.test(element.tag) &&
  element.children.some((child) => isElement(child) && blockLike.test(child.tag))

/** Each term of a `<dl>` with its definition: 'oats 200 g'. */
function termsOf(list: HtmlElement): string[] {
  const lines: string[] = []
  for (const element of findOutermost(list, ({ tag }) => tag === 'dt' || tag === 'dd')) {
    const text = textIn(element)
    if (element.tag === 'dt' || lines.length === 0) lines.push(text)
    else lines.push([lines.pop(), text].filter((part) => part !== '').join(' '))
  }
  return lines.filter((line) => line !== '')
}

/** A table with a list or heading in it is for layout, so its rows are no lines. */
function rowsOf(table: HtmlElement): string[] {
  const rows: string[] = []
  const walk = (element: HtmlElement): boolean =>
    element.children.every((child) => {
      if (!isElement(child)) return true
      if (/^(?:ul|ol|h[1-6]|table)$/.test(child.tag)) return false
      if (child.tag !== 'tr') return walk(child)
      rows.push(linesIn(child).join(' '))
      return walk(child)
    })
  return walk(table) ? rows.filter((row) => row !== '') : []
}
