import { CalendarProblem, tooMuch } from '../remote/calendarProblem.ts'
import { type Line, longestLine, readLine, unfolded } from './icsLines.ts'

/** A BEGIN/END block, with the properties that we use. */
export type Block = {
  name: string
  /** Properties of which the first counts, and those that add up. */
  lines: Line[]
  lists: Line[]
  blocks: Block[]
  /** A list exceeded its limit, so the block is incomplete. */
  cut: boolean
}

const mostBlocks = 30_000
const mostParts = 50
const mostLists = 5_000

/** Components of a calendar, which are never nested. */
const components = new Set(['VEVENT', 'VTODO', 'VJOURNAL', 'VFREEBUSY', 'VTIMEZONE'])
const read = new Set(['VEVENT', 'VTIMEZONE'])
const zoneParts = new Set(['STANDARD', 'DAYLIGHT'])

/** Properties of which the first counts. */
const once = [
  'UID',
  'SUMMARY',
  'DESCRIPTION',
  'LOCATION',
  'DTSTART',
  'DTEND',
  'DURATION',
  'RECURRENCE-ID',
  'SEQUENCE',
  'STATUS',
  'X-MICROSOFT-CDO-ALLDAYEVENT',
  'TZID',
  'TZOFFSETFROM',
  'TZOFFSETTO',
]
const several = new Set(['RRULE', 'RDATE', 'EXDATE', 'X-WR-TIMEZONE'])
const names = new Set([...once, ...several])

const empty = (name: string): Block => ({ name, lines: [], lists: [], blocks: [], cut: false })

/**
 * The blocks of a calendar file; undefined if it has no VCALENDAR. Tolerates what real files have:
 * any line ends, nonsense lines, and blocks with a missing or misspelled END.
 */
export function readBlocks(text: string): Block | undefined {
  const reader = new BlockReader()
  for (const line of unfolded(text)) reader.take(line)
  return reader.calendar
}

class BlockReader {
  calendar: Block | undefined
  /** The current position: calendar, component, and part of that. */
  #inside = false
  #component: Block | undefined
  #part: Block | undefined
  /** The depth in blocks that are skipped, such as alarms. */
  #foreign = 0

  take(line: string) {
    const [, what, name = ''] = /^(BEGIN|END):[ \t]*([\w-]{1,100})[ \t]*$/i.exec(line) ?? []
    if (what?.toUpperCase() === 'BEGIN') this.#begin(name.toUpperCase())
    else if (what) this.#end(name.toUpperCase())
    else if (this.#inside && this.#foreign === 0) this.#add(line)
  }

  #begin(name: string) {
    if (name === 'VCALENDAR') {
      this.calendar ??= empty(name)
      this.#inside = true
      this.#leave()
    } else if (components.has(name) && this.#inside) {
      this.#leave()
      this.#component = empty(name)
      if (read.has(name)) this.#keep(this.#component)
    } else if (zoneParts.has(name) && this.#component?.name === 'VTIMEZONE') {
      this.#part = empty(name)
      if (this.#component.blocks.length < mostParts) this.#component.blocks.push(this.#part)
    } else {
      this.#foreign += 1
    }
  }

  /** An END also closes blocks left open inside; an unmatched one is ignored. */
  #end(name: string) {
    if (name === 'VCALENDAR') {
      this.#inside = false
      this.#leave()
    } else if (components.has(name)) {
      if (!this.#component || this.#component.name === name) this.#leave()
    } else if (zoneParts.has(name) && this.#part) {
      this.#part = undefined
    } else {
      this.#foreign = Math.max(0, this.#foreign - 1)
    }
  }

  #leave() {
    this.#component = undefined
    this.#part = undefined
    this.#foreign = 0
  }

  #keep(block: Block) {
    const blocks = this.calendar?.blocks ?? []
    blocks.push(block)
    if (blocks.length > mostBlocks) throw new CalendarProblem(tooMuch)
  }

  #add(raw: string) {
    const block = this.#part ?? this.#component ?? this.calendar
    if (!block) return
    const line = readLine(raw, names)
    if (!line) return
    if (!several.has(line.name)) {
      if (!lineOf(block, line.name)) block.lines.push(line)
    } else if (block.lists.length >= mostLists || raw.length >= longestLine) {
      // A truncated text does no harm; a truncated list of dates would show wrong days.
      block.cut = true
    } else {
      block.lists.push(line)
    }
  }
}

export const lineOf = (block: Block, name: string): Line | undefined =>
  block.lines.find((line) => line.name === name)

export const linesOf = (block: Block, name: string): Line[] =>
  block.lists.filter((line) => line.name === name)
