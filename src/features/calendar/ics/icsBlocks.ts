import { CalendarProblem, tooMuch } from '../remote/calendarProblem.ts'
import { type Line, longestLine, readLine, unfolded } from './icsLines.ts'

/** What stands between a BEGIN and its END, as far as it means something to us. */
export type Block = {
  name: string
  /** The properties that count once, and those that add up. */
  lines: Line[]
  lists: Line[]
  blocks: Block[]
  /** There was more to it than makes sense, so that what is here is not the whole. */
  cut: boolean
}

const mostBlocks = 30_000
const mostParts = 50
const mostLists = 5_000

/** What a calendar is made of: none of these stands inside another. */
const components = new Set(['VEVENT', 'VTODO', 'VJOURNAL', 'VFREEBUSY', 'VTIMEZONE'])
const read = new Set(['VEVENT', 'VTIMEZONE'])
const zoneParts = new Set(['STANDARD', 'DAYLIGHT'])

/** Of these the first counts. */
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
 * The blocks of a calendar file. Generous: any line ends, lines without sense, blocks without an
 * end or with a mistyped one are all found in the wild. Undefined when no calendar begins in it.
 */
export function readBlocks(text: string): Block | undefined {
  const reader = new BlockReader()
  for (const line of unfolded(text)) reader.take(line)
  return reader.calendar
}

class BlockReader {
  calendar: Block | undefined
  /** Within a calendar, one of its components, and a part of that. */
  #inside = false
  #component: Block | undefined
  #part: Block | undefined
  /** How deep in blocks that mean nothing to us, such as alarms. */
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

  /** An END ends its own block and whatever was left open in it; one that fits nothing is ignored. */
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
      // Half a text does no harm; half a list of days would show what is not.
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
