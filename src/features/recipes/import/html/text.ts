import { decodeHTMLStrict } from 'entities/decode'
import { visibleText } from '#shared/visibleText.ts'
import { blockTags } from './tagNesting.ts'
import { type HtmlElement, parseHtml } from './tree.ts'

/** Tags whose content is not part of the page's text. */
const silent = new Set(
  'script style template noscript svg iframe select button textarea object head audio video'.split(
    ' ',
  ),
)

/** Inline tags whose text is a word of its own, even if no space separates it from its neighbor. */
const ownWords = new Set(['span', 'a', 'td', 'th', 'label', 'data'])

export const oneLine = (text: string): string => visibleText(text).replace(/\s+/g, ' ').trim()

/** The text of an element as lines: blocks and `<br>` break a line, white space does not. */
export function linesIn(
  element: HtmlElement,
  isLeftOut: (element: HtmlElement) => boolean = () => false,
): string[] {
  if (silent.has(element.tag)) return []
  const lines: string[] = []
  let words: string[] = []
  let mayNeedSpace = false
  const endLine = () => {
    const line = oneLine(words.join(''))
    if (line !== '') lines.push(line)
    words = []
    mayNeedSpace = false
  }
  const say = (text: string) => {
    const before = words.at(-1) ?? ''
    if (mayNeedSpace && /[\p{L}\p{N}).,;:%]$/u.test(before) && /^[\p{L}\p{N}(]/u.test(text)) {
      words.push(' ')
    }
    mayNeedSpace = false
    words.push(text)
  }
  /** In `<pre>`, line breaks count. */
  const sayTyped = (text: string) => {
    for (const [n, line] of text.split('\n').entries()) {
      if (n > 0) endLine()
      say(line)
    }
  }
  const walk = (each: HtmlElement, isTyped: boolean) => {
    let afterWord = false
    for (const child of each.children) {
      if (typeof child === 'string') {
        if (isTyped) sayTyped(child)
        else say(child)
        afterWord = false
      } else if (child.tag === 'br') {
        endLine()
      } else if (child.tag === 'li' && !holdsList(child)) {
        // A list entry is one line, even if it contains other elements.
        endLine()
        say(textIn(child, isLeftOut))
        endLine()
      } else if (!silent.has(child.tag) && !isLeftOut(child)) {
        const isBlock = blockTags.has(child.tag) && child.tag !== 'td' && child.tag !== 'th'
        if (isBlock) endLine()
        else if (afterWord && ownWords.has(child.tag)) mayNeedSpace = true
        walk(child, isTyped || child.tag === 'pre')
        if (isBlock) endLine()
        afterWord = !isBlock && ownWords.has(child.tag)
      }
    }
  }
  walk(element, element.tag === 'pre')
  endLine()
  return lines
}

const holdsList = (element: HtmlElement): boolean =>
  element.children.some(
    (child) =>
      typeof child !== 'string' && (child.tag === 'ul' || child.tag === 'ol' || holdsList(child)),
  )

export const textIn = (
  element: HtmlElement,
  isLeftOut?: (element: HtmlElement) => boolean,
): string => linesIn(element, isLeftOut).join(' ')

/** Some sites encode entities twice or three times. */
const mostDecodings = 3

function decoded(text: string): string {
  let result = text
  for (let n = 0; n < mostDecodings && result.includes('&'); n += 1) {
    const next = decodeHTMLStrict(result)
    if (next === result) break
    result = next
  }
  return result
}

/** Some sites escape JSON twice, so that line breaks and quotes arrive as '\n' and '\"'. */
const unescaped = (text: string) =>
  text.includes('\\') ? text.replace(/(?:\\r)?\\n|\\r/g, '\n').replace(/\\(["'/])/g, '$1') : text

const markup = /<\/?[a-z!]/i
const blocks = /<(?:p|li|ul|ol|div|tr|h[1-6])\b/i
const breaks = /<br\b[^<>]{0,200}>/gi

/** The lines of a text that may be HTML or contain some. */
export function linesOfMarkup(text: string): string[] {
  const plain = decoded(unescaped(text))
  if (!markup.test(plain)) return splitLines(plain)
  // Where block tags divide the text, its own line breaks are only wrapping.
  if (blocks.test(plain)) return linesIn(parseHtml(plain))
  return splitLines(plain.replace(breaks, '\n')).flatMap((line) => linesIn(parseHtml(line)))
}

export const textOfMarkup = (text: string): string => oneLine(linesOfMarkup(text).join(' '))

const splitLines = (text: string) =>
  text
    .split(/[\n\r\u2028\u2029]+/)
    .map(oneLine)
    .filter((line) => line !== '')
