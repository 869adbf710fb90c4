import { setImmediate } from 'node:timers/promises'
/** One property: `DTSTART;TZID=Europe/Berlin:20261108T090000`. */
export type Line = { name: string; params: Record<string, string>; value: string }

/** What stands between a BEGIN and its END. */
export type Block = { name: string; lines: Line[]; blocks: Block[] }

/** How many lines are read before others get their turn. */
const turn = 20_000

/**
 * The blocks of a calendar file. Generous: any line ends, a byte order mark, lines without sense
 * and blocks without an end are all found in the wild. Undefined when no calendar begins in it.
 */
export async function readBlocks(text: string): Promise<Block | undefined> {
  const root: Block = { name: '', lines: [], blocks: [] }
  const open: Block[] = [root]
  let count = 0
  for (const line of unfolded(text)) {
    count += 1
    if (count % turn === 0) await setImmediate()
    const marker = /^(BEGIN|END):\s*([\w-]+)\s*$/i.exec(line)
    if (!marker) {
      const property = readLine(line)
      if (property) open.at(-1)?.lines.push(property)
    } else if (marker[1]?.toUpperCase() === 'BEGIN') {
      const block: Block = { name: (marker[2] ?? '').toUpperCase(), lines: [], blocks: [] }
      open.at(-1)?.blocks.push(block)
      open.push(block)
    } else {
      close(open, (marker[2] ?? '').toUpperCase())
    }
  }
  const calendars = root.blocks.filter((block) => block.name === 'VCALENDAR')
  if (calendars.length === 0) return undefined
  return {
    name: 'VCALENDAR',
    lines: calendars.flatMap((block) => block.lines),
    blocks: calendars.flatMap((block) => block.blocks),
  }
}

/** An END ends its own block and whatever was left open in it; one that fits nothing is ignored. */
function close(open: Block[], name: string) {
  const at = open.findLastIndex((block) => block.name === name)
  if (at > 0) open.length = at
}

/** Lines that go on in the next one (which then begins with a blank) are put together again. */
function* unfolded(text: string): Generator<string> {
  let line = ''
  let at = text.startsWith('\uFEFF') ? 1 : 0
  while (at <= text.length) {
    const feed = text.indexOf('\n', at)
    const end = feed === -1 ? text.length : feed
    const part = text.slice(at, text[end - 1] === '\r' ? end - 1 : end)
    if (part.startsWith(' ') || part.startsWith('\t')) {
      line += part.slice(1)
    } else {
      if (line) yield line
      line = part
    }
    at = end + 1
  }
  if (line) yield line
}

/** Longer parameters mean nothing to anybody; a value may be as long as it likes. */
const longestParams = 10_000

/** Quotes keep a colon or semicolon in a parameter from ending it. */
function readLine(raw: string): Line | undefined {
  // Exchange writes this one name with a colon and without quotes.
  const line = raw.includes('tzone://') ? raw.replace(/(TZID=)(tzone:\/\/[^:;"]+)/i, '$1"$2"') : raw
  const head = line.slice(0, longestParams)
  const parts = /^([\w-]+)((?:;[\w-]+=(?:"[^"]*"|[^";:,]*)(?:,(?:"[^"]*"|[^";:,]*))*)*):/.exec(head)
  if (!parts) return undefined
  const [start, name = '', given = ''] = parts
  const params: Record<string, string> = {}
  for (const [, key = '', text = ''] of given.matchAll(/;([\w-]+)=((?:"[^"]*"|[^";])*)/g)) {
    params[key.toUpperCase()] = text.replaceAll('"', '')
  }
  return { name: name.toUpperCase(), params, value: line.slice(start.length) }
}

export const lineOf = (block: Block, name: string): Line | undefined =>
  block.lines.find((line) => line.name === name)

export const linesOf = (block: Block, name: string): Line[] =>
  block.lines.filter((line) => line.name === name)
