import type { CalledTool } from './routerCall.ts'

/**
 * Calls that a model writes into its text instead of making them: bare or fenced JSON, between
 * `<tool_call>` marks, behind `[TOOL_CALLS]` or behind the command's name. Many models at home do.
 */

/** What a text has of calls; `isBroken` if it begins one that can't be read. */
export type TextCalls = { calls: CalledTool[]; isBroken: boolean }

export function callsInText(text: string, names: ReadonlySet<string>): TextCalls {
  const calls: CalledTool[] = []
  for (const { value, before } of jsonIn(text)) {
    const found = callsIn(value, names)
    const name = nameAtEnd(before, names)
    if (found.length > 0) calls.push(...found)
    else if (name) calls.push({ name, input: value })
  }
  return { calls, isBroken: calls.length === 0 && looksLikeCall(text, names) }
}

type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const listNames = ['tool_calls', 'toolCalls', 'calls', 'commands', 'proposals', 'actions']
const nameNames = ['name', 'command', 'tool', 'tool_name', 'function', 'action']
const inputNames = ['arguments', 'parameters', 'args', 'input', 'tool_input']

const deepest = 4

/** The calls in a JSON value, in any of the shapes that models give them. */
export function callsIn(value: unknown, names: ReadonlySet<string>, depth = 0): CalledTool[] {
  if (depth > deepest) return []
  const inside = (each: unknown) => callsIn(each, names, depth + 1)
  if (Array.isArray(value)) return value.flatMap(inside)
  if (!isObject(value)) return []
  const list = listNames.map((key) => value[key]).find(Array.isArray)
  if (list) return list.flatMap(inside)
  if (isObject(value.function)) return inside(value.function)
  const name = nameNames.map((key) => knownName(value[key], names)).find((each) => each)
  if (name) {
    const input = inputNames.map((key) => value[key]).find((each) => each !== undefined)
    return [{ name, input: input ?? withoutName(value) }]
  }
  return Object.entries(value).flatMap(([key, input]) => {
    const known = knownName(key, names)
    return known ? [{ name: known, input }] : []
  })
}

const withoutName = (value: Json) =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !nameNames.includes(key)))

/** Models change the case of a name, or put a namespace before it. */
function knownName(given: unknown, names: ReadonlySet<string>): string | undefined {
  if (typeof given !== 'string') return undefined
  const bare = given.trim().replace(/^.*[.:/]/, '')
  return [bare, bare.toUpperCase(), bare.toLowerCase()].find((name) => names.has(name))
}

const longestName = 80

/** The command's name in front of its JSON: `NAME {…}`, `NAME: […]`, `<function=NAME>{…}`. */
const nameAtEnd = (before: string, names: ReadonlySet<string>) =>
  knownName(/([\w.]+)["'>]?\s*(?:\[ARGS\]|[:=(])?\s*$/.exec(before.slice(-longestName))?.[1], names)

function looksLikeCall(text: string, names: ReadonlySet<string>): boolean {
  if (/<tool_call>|\[TOOL_CALLS\]|<\|python_tag\|>|<function[=_]/i.test(text)) return true
  // In words a model may name a command; a call has brackets, too.
  return /[{[]/.test(text) && [...names].some((name) => text.includes(name))
}

type Found = { value: unknown; before: string }

/** Characters that are looked at, since each bracket that is never closed costs the whole text. */
const mostLooks = 500_000

/** JSON objects and lists in a text, in order. */
function* jsonIn(text: string): Generator<Found> {
  let looks = 0
  let last = 0
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] !== '{' && text[at] !== '[') continue
    if (looks > mostLooks) return
    const end = closing(text, at)
    looks += (end ?? text.length) - at
    const value = end === undefined ? undefined : parsed(text.slice(at, end))
    if (end === undefined || value === undefined) continue
    yield { value, before: text.slice(last, at) }
    last = end
    at = end - 1
  }
}

/** The place behind the bracket that closes the one at `start`. */
function closing(text: string, start: number): number | undefined {
  let open = 0
  let inString = false
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at]
    if (inString) {
      if (sign === '\\') at += 1
      else if (sign === '"') inString = false
    } else if (sign === '"') inString = true
    else if (sign === '{' || sign === '[') open += 1
    else if (sign === '}' || sign === ']') open -= 1
    if (open === 0) return at + 1
  }
  return undefined
}

/** Small models leave a comma behind the last entry. */
function parsed(text: string): object | undefined {
  for (const attempt of [text, text.replace(/,(\s*[}\]])/g, '$1')]) {
    try {
      const value: unknown = JSON.parse(attempt)
      return typeof value === 'object' && value !== null ? value : undefined
    } catch {
      // The next form, or none.
    }
  }
  return undefined
}
