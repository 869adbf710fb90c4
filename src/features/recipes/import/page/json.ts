import { decodeHTMLStrict } from 'entities/decode'

/** Deeper than any recipe: it is not read, so that all that is may be walked. */
const deepest = 64
/** More than a page or a file has beside each other. */
const mostValues = 10_000

/**
 * The values in a text that means to be JSON, in spite of what usually goes wrong on pages: line
 * breaks and quotes inside of texts, commas too many, comments around it and in it, several values in a row,
 * quotes written as entities, a missing end.
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

/** Without the comment or CDATA section that some put around a script. */
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

/** Before anything is built of it: millions of brackets would fill the memory. */
function isDeep(text: string): boolean {
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

/** Each value that stands on its own, written as JSON wants it. One pass, sign by sign. */
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
      // One that was never opened is one too many.
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

/** Past a comment; a slash that begins none is passed over. */
function afterComment(text: string, at: number): number {
  const end = { '//': '\n', '/*': '*/' }[text.slice(at, at + 2)]
  if (end === undefined) return at + 1
  const found = text.indexOf(end, at + 2)
  return found < 0 ? text.length : found + end.length
}

/** A text from its quote on. A quote within it is one after which nothing of JSON follows. */
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

/** How far is looked for what follows: nobody leaves more room between. */
const gap = 200

function endsText(text: string, from: number): boolean {
  const end = Math.min(text.length, from + gap)
  const next = nextSign(text, from, end)
  if (next === end) return end === text.length
  if (text[next] !== ',') return /^(?:[:}\]]|\/[/*])/.test(text.slice(next, next + 2))
  // A comma is one of JSON's if a text, a value or an end comes after it.
  const after = nextSign(text, next + 1, Math.min(text.length, next + gap))
  return /^(?:["{}[\]]|-?\d|true|false|null|\/[/*]|$)/.test(text.slice(after, after + 5))
}

/** Where something stands again: white space and control characters are passed over. */
function nextSign(text: string, from: number, end: number): number {
  let at = from
  while (at < end && (text[at] ?? '') <= ' ') at += 1
  return at
}
