/** The markdown subset that a chat needs; other characters stay as typed. */
export type Inline = { style: 'plain' | 'bold' | 'italic' | 'code'; text: string }

export type Block =
  | { type: 'paragraph'; content: Inline[] }
  | { type: 'heading'; content: Inline[] }
  | { type: 'code'; text: string }
  | { type: 'list'; ordered: boolean; start: number; items: Inline[][] }

const fence = /^\s*```/
const heading = /^#{1,6}\s+(.*)$/
const bullet = /^\s*[-*•]\s+(.*)$/
const number = /^\s*(\d{1,3})[.)]\s+(.*)$/

export function parseText(text: string): Block[] {
  const blocks: Block[] = []
  let paragraph: string[] = []
  let code: string[] | undefined

  const endParagraph = () => {
    const said = paragraph.join('\n').trim()
    if (said !== '') blocks.push({ type: 'paragraph', content: parseInline(said) })
    paragraph = []
  }

  function addItem(item: string, ordered: boolean, start: number) {
    endParagraph()
    const last = blocks.at(-1)
    const content = parseInline(item)
    if (last?.type === 'list' && last.ordered === ordered) last.items.push(content)
    else blocks.push({ type: 'list', ordered, start, items: [content] })
  }

  for (const line of text.split('\n')) {
    if (fence.test(line)) {
      endParagraph()
      if (code) blocks.push({ type: 'code', text: code.join('\n') })
      code = code ? undefined : []
      continue
    }
    if (code) {
      code.push(line)
      continue
    }
    const title = heading.exec(line)
    const item = bullet.exec(line)
    const numbered = number.exec(line)
    if (title) {
      endParagraph()
      blocks.push({ type: 'heading', content: parseInline(title[1] ?? '') })
    } else if (item) addItem(item[1] ?? '', false, 1)
    else if (numbered) addItem(numbered[2] ?? '', true, Number(numbered[1]))
    else if (line.trim() === '') endParagraph()
    else paragraph.push(line)
  }
  // A code block without an end is still arriving.
  if (code) blocks.push({ type: 'code', text: code.join('\n') })
  endParagraph()
  return blocks
}

const marks = /`([^`\n]+)`|\*\*([^*\n]+)\*\*|__([^_\n]+)__|\*([^*\s][^*\n]*)\*/g

export function parseInline(text: string): Inline[] {
  const parts: Inline[] = []
  let end = 0
  for (const match of text.matchAll(marks)) {
    const [whole, code, bold, alsoBold, italic] = match
    if (match.index > end) parts.push({ style: 'plain', text: text.slice(end, match.index) })
    if (code !== undefined) parts.push({ style: 'code', text: code })
    else if (italic !== undefined) parts.push({ style: 'italic', text: italic })
    else parts.push({ style: 'bold', text: bold ?? alsoBold ?? '' })
    end = match.index + whole.length
  }
  if (end < text.length) parts.push({ style: 'plain', text: text.slice(end) })
  return parts
}
