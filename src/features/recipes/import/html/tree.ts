import { Tokenizer } from 'htmlparser2'
import { openAfter, openBefore, voidTags } from './tagNesting.ts'

export type HtmlElement = {
  tag: string
  attributes: Record<string, string>
  children: HtmlNode[]
  parent: HtmlElement | undefined
}
export type HtmlNode = HtmlElement | string

/** Other attributes are dropped, except values that begin with a bracket: they may be JSON. */
const keptAttributes = new Set(
  [
    'class id itemprop itemscope itemtype content datetime href src srcset data-src property typeof',
    'name type value rel title charset lang',
  ]
    .join(' ')
    .split(' '),
)

/** The depth limit: deeper elements become siblings, so that recursion over a tree is safe. */
const deepest = 200
/** As many elements as a thousand printed sheets; the rest of the page is not read. */
const mostElements = 150_000

/**
 * A page as a tree. Only the tokenizer is the library's: its own tree builder takes minutes for a
 * page of nothing but open tags.
 */
export function parseHtml(html: string): HtmlElement {
  const root = elementOf('#root')
  const open: HtmlElement[] = [root]
  const names: string[] = ['#root']
  let count = 0
  let current: HtmlElement | undefined
  let attribute = ''
  let value: string[] = []

  const top = () => open.at(-1) ?? root
  const keep = (length: number) => {
    open.length = Math.max(length, 1)
    names.length = open.length
  }
  const slice = (start: number, end: number) => html.slice(start, end)
  const addText = (text: string) => {
    const { children } = top()
    const last = children.at(-1)
    if (typeof last === 'string') children[children.length - 1] = last + text
    else children.push(text)
  }
  const isFull = () => count >= mostElements

  function enter() {
    if (!current) return
    const element = current
    current = undefined
    keep(openBefore(names, element.tag))
    element.parent = top()
    element.parent.children.push(element)
    if (voidTags.has(element.tag) || open.length > deepest) return
    open.push(element)
    names.push(element.tag)
  }

  const tokens = new Tokenizer(
    { decodeEntities: true },
    {
      ontext: (start, end) => addText(slice(start, end)),
      ontextentity: (code) => addText(String.fromCodePoint(code)),
      onopentagname: (start, end) => {
        count += 1
        current = isFull() ? undefined : elementOf(slice(start, end).toLowerCase())
      },
      onattribname: (start, end) => {
        attribute = slice(start, end).toLowerCase()
        value = []
      },
      onattribdata: (start, end) => value.push(slice(start, end)),
      onattribentity: (code) => value.push(String.fromCodePoint(code)),
      onattribend: () => {
        if (!current || attribute in current.attributes) return
        if (!keptAttributes.has(attribute) && !/^\s{0,20}[{[]/.test(value[0] ?? '')) return
        current.attributes[attribute] = value.join('')
      },
      onopentagend: enter,
      onselfclosingtag: enter,
      onclosetag: (start, end) => {
        const tag = slice(start, end).toLowerCase()
        if (tag === 'br') top().children.push({ ...elementOf('br'), parent: top() })
        else if (open.length > 1) keep(openAfter(names, tag))
      },
      oncdata: (start, end) => addText(slice(start, end - 2)),
      oncomment: () => {},
      ondeclaration: () => {},
      onprocessinginstruction: () => {},
      onend: () => {},
    },
  )
  tokens.write(html)
  tokens.end()
  return root
}

const elementOf = (tag: string): HtmlElement => ({
  tag,
  // No prototype, since attributes may have any name ('constructor').
  attributes: Object.create(null),
  children: [],
  parent: undefined,
})
