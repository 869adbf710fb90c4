import { CalendarProblem, tooMuch } from '../remote/calendarProblem.ts'

/** A property: `DTSTART;TZID=Europe/Berlin:20261108T090000`. */
export type Line = { name: string; params: Record<string, string>; value: string }

/** More than a calendar of 10 MB, the size limit, has. */
const mostLines = 1_000_000
export const longestLine = 100_000

const longestParams = 10_000

/** Joins folded lines (the next one begins with a blank), skips blank ones, truncates long ones. */
export function* unfolded(text: string): Generator<string> {
  let line = ''
  let count = 0
  // `\s` also matches a byte order mark.
  let at = Math.max(0, text.search(/\S/))
  while (at <= text.length) {
    count += 1
    if (count > mostLines) throw new CalendarProblem(tooMuch)
    const feed = text.indexOf('\n', at)
    const end = feed === -1 ? text.length : feed
    const part = text.slice(at, text[end - 1] === '\r' ? end - 1 : end)
    if (part.startsWith(' ') || part.startsWith('\t')) {
      if (line.length < longestLine) line += part.slice(1, longestLine)
    } else if (part !== '') {
      if (line) yield line.slice(0, longestLine)
      line = part
    }
    at = end + 1
  }
  if (line) yield line.slice(0, longestLine)
}

const noParams: Record<string, string> = {}

/** Reads a line if its property is one of `names`. */
export function readLine(raw: string, names: ReadonlySet<string>): Line | undefined {
  const [written = ''] = /^[\w-]{1,40}/.exec(raw) ?? []
  const name = written.toUpperCase()
  if (!names.has(name)) return undefined
  // Exchange writes this TZID with a colon, but without quotes.
  const line = raw.includes('tzone://') ? raw.replace(/(TZID=)(tzone:\/\/[^:;"]+)/i, '$1"$2"') : raw
  const { ends, colon } = parts(line, written.length)
  if (colon === undefined) return undefined
  return { name, params: readParams(line, ends, colon), value: line.slice(colon + 1) }
}

/** The ends of the parameters and the value's colon; quoted colons and semicolons don't count. */
function parts(line: string, from: number): { ends: number[]; colon?: number } {
  const ends: number[] = []
  let quoted = false
  for (let at = from; at < line.length && at < longestParams; at += 1) {
    const sign = line[at]
    if (sign === '"') quoted = !quoted
    else if (sign === ';' && !quoted) ends.push(at)
    else if (sign === ':' && !quoted) return { ends, colon: at }
  }
  return { ends }
}

function readParams(line: string, starts: number[], colon: number): Record<string, string> {
  if (starts.length === 0) return noParams
  const given = starts.flatMap((start, n) => {
    const param = line.slice(start + 1, starts[n + 1] ?? colon)
    const equals = param.indexOf('=')
    if (equals < 1) return []
    return [[param.slice(0, equals).trim().toUpperCase(), param.slice(equals + 1)] as const]
  })
  return Object.fromEntries(given.map(([key, text]) => [key, text.replaceAll('"', '')]))
}
