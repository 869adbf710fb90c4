import { decodeHTMLStrict } from 'entities/decode'

/** Deeper JSON is not read, so that recursion over the values is safe. */
const deepest = 64
/** More values than a page or file has in a row. */
const mostValues = 10_000

/**
 * The values in a text that is meant as JSON. Repairs the usual defects of pages: line breaks and
 * quotes inside strings, extra commas, comments, several values in a row, a missing end.
 */
export function readJson(text: string): unknown[] {
  const bare = unwrapped(text)
  const whole = parsed(bare)
  if (whole !== undefined) return [whole]
  const isEncoded = !bare.includes('"') && /&(?:quot|#0?34|#x22);/i.test(bare)
  const plain = isEncoded ? decodeHTMLStrict(bare) : bare
  return repaired(plain)
    .map(parsed)
    .filter((value) => value !== undefined)
}

/** Removes the HTML comment or CDATA section around a script's content. */
const unwrapped = (text: string) =>
  text
    .replace(/^[\s\ufeff]*(?:<!--)?\s*(?:\/\/|\/\*)?\s*(?:<!\[CDATA\[)?\s*(?:\*\/)?/, '')
    .replace(/(?:\/\/|\/\*)?\s{0,100}\]\]>\s{0,100}(?:\*\/)?\s{0,100}(?:-->)?[\s;]{0,100}$/, '')
    .replace(/(?:\/\/\s{0,100})?-->[\s;]{0,100}$/, '')
    .trim()

function parsed(text: string): unknown {
  if (isDeep(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Checked before parsing: millions of open brackets would fill the memory. */
function isDeep(text: string): boolean {
  if (!/[[{]/.test(text)) return false
  let depth = 0
  let isText = false
  for (let at = 0; at < text.length && depth <= deepest; at += 1) {
    const sign = text[at]
    if (sign === '"') isText = !isText
    else if (isText) at += sign === '\\' ? 1 : 0
    else if (sign === '[' || sign === '{') depth += 1
    else if (sign === ']' || sign === '}') depth -= 1
  }
  return depth > deepest
}

const closing: Record<string, string> = { '{': '}', '[': ']' }
const escapes = new Set('"\\/bfnrtu')

/** Each top-level value, rewritten as valid JSON in one pass over the characters. */
function repaired(text: string): string[] {
  const values: string[] = []
  let written: string[] = []
  let open: string[] = []
  let at = 0

  const dropComma = () => {
    if (written.at(-1) === ',') written.pop()
  }
  const endValue = () => {
    dropComma()
    for (const bracket of open.toReversed()) written.push(closing[bracket] ?? '')
    if (written.length > 0) values.push(written.join(''))
    written = []
    open = []
  }

  while (at < text.length && values.length < mostValues) {
    if (open.length === 0) at = beginningFrom(text, at)
    const sign = text[at] ?? ''
    if (sign === '"') {
      const { json, end } = readText(text, at)
      if (open.length > 0) written.push(json)
      at = end
      continue
    }
    if (sign === '/') {
      at = afterComment(text, at)
      continue
    }
    if (sign === '{' || sign === '[') {
      if (open.length >= deepest) break
      open.push(sign)
      written.push(sign)
    } else if (sign === '}' || sign === ']') {
      dropComma()
      // A closing bracket that matches no open one is dropped.
      if (closing[open.at(-1) ?? ''] === sign) {
        open.pop()
        written.push(sign)
        if (open.length === 0) endValue()
      }
    } else if (sign === ',') {
      if (open.length > 0 && !/^[,[{]$/.test(written.at(-1) ?? ',')) written.push(',')
    } else if (open.length > 0 && sign > ' ' && sign !== ';' && sign !== '\ufeff') {
      written.push(sign)
    }
    at += 1
  }
  endValue()
  return values
}

/** The position of the next sign that begins a value, a string or a comment. */
function beginningFrom(text: string, at: number): number {
  const found = text.slice(at).search(/["/[{]/)
  return found < 0 ? text.length : at + found
}

/** The position after a comment; a slash that begins none is skipped. */
function afterComment(text: string, at: number): number {
  const end = { '//': '\n', '/*': '*/' }[text.slice(at, at + 2)]
  if (end === undefined) return at + 1
  const found = text.indexOf(end, at + 2)
  return found < 0 ? text.length : found + end.length
}

/** A string from its opening quote on. A quote belongs to it unless JSON can continue after it. */
function readText(text: string, start: number): { json: string; end: number } {
  const signs: string[] = ['"']
  let at = start + 1
  while (at < text.length) {
    const sign = text[at] ?? ''
    if (sign === '\\') {
      const next = text[at + 1] ?? ''
      const isRight = escapes.has(next) && (next !== 'u' || isHex(text.slice(at + 2, at + 6)))
      if (isRight) signs.push(sign, next)
      else signs.push(jsonSign(next))
      at += 2
      continue
    }
    if (sign === '"') {
      if (endsText(text, at + 1)) break
      signs.push('\\"')
    } else {
      signs.push(jsonSign(sign))
    }
    at += 1
  }
  signs.push('"')
  return { json: signs.join(''), end: at + 1 }
}

const isHex = (text: string) => /^[\da-f]{4}$/i.test(text)

const jsonSign = (sign: string) => (sign < ' ' ? JSON.stringify(sign).slice(1, -1) : sign)

/** The distance in which the next character is searched; longer gaps don't occur. */
const gap = 200

function endsText(text: string, from: number): boolean {
  const end = Math.min(text.length, from + gap)
  const next = nextSign(text, from, end)
  if (next === end) return end === text.length
  if (text[next] !== ',') return /^(?:[:}\]]|\/[/*])/.test(text.slice(next, next + 2))
  // A comma ends the string only if a string, a value or a closing bracket follows.
  const after = nextSign(text, next + 1, Math.min(text.length, next + gap))
  return /^(?:["{}[\]]|-?\d|true|false|null|\/[/*]|$)/.test(text.slice(after, after + 5))
}

/** The position of the next character that is no white space or control character. */
function nextSign(text: string, from: number, end: number): number {
  let at = from
  while (at < end && (text[at] ?? '') <= ' ') at += 1
  return at
}
