import { CalendarProblem, notACalendar } from '../remote/calendarProblem.ts'
import { readCalendar } from './calendar.ts'
import type { IcsEvent } from './event.ts'
import { expand, type Occurrence, type Window } from './expand.ts'
import { Remarks } from './remarks.ts'
import { Work } from './work.ts'
import { namedZone } from './zone.ts'

/** A file as it came, and what is asked about it. */
export type Job = {
  bytes: Uint8Array
  charset: string
  /** The household's zone. */
  zone: string
  window: Window
}

/** What an event says, however often it happens. */
type EventText = Pick<IcsEvent, 'summary' | 'description' | 'location' | 'allDay'>

/** `text` is the place of its event's text in the list of them. */
export type Happening = Omit<Occurrence, 'event'> & { text: number }

/** What comes of a file, as plain data of a limited size. */
export type Expanded = {
  /** What was worked out: what was asked for, and mostly the weeks around it. */
  window: Window
  texts: EventText[]
  happenings: Happening[]
  /** What is not shown of it, in a sentence. */
  remark: string | null
}

export type Outcome = { problem: string } | { expanded: Expanded }

/** In all, for one file: what takes a second or so. */
const mostWork = 6_000_000

/** As much text as is handed on, in characters. */
const mostText = 4_000_000

/** So that turning a page does not read the file again. */
const around = 31 * 86_400_000

/** Reads a file and works out what happens. It may take a while, and is done beside the program. */
export function workOut({ bytes, charset, zone, window }: Job): Outcome {
  const remarks = new Remarks()
  try {
    const text = new TextDecoder(charset).decode(bytes)
    const events = readCalendar(text, zone, { work: new Work(mostWork), remarks })
    if (!events) return { problem: notACalendar }
    const within = (asked: Window) => {
      const means = { home: namedZone(zone), work: new Work(mostWork) }
      const { found, cut, leftOut } = expand(events, asked, means)
      const handed = handOn(found)
      return { ...handed, window: asked, leftOut, cut: cut || handed.cut }
    }
    const wide = within({ from: window.from - around, to: window.to + around })
    // Where that is too much, what was asked for may not be.
    const whole = wide.cut || wide.leftOut.length > 0 ? within(window) : wide
    for (const name of whole.leftOut) remarks.leaveOut(name)
    if (whole.cut) remarks.cut()
    const { texts, happenings } = whole
    return { expanded: { window: whole.window, texts, happenings, remark: remarks.say() } }
  } catch (error) {
    if (error instanceof CalendarProblem) return { problem: error.message }
    throw error
  }
}

function handOn(found: Occurrence[]) {
  const texts: EventText[] = []
  const happenings: Happening[] = []
  const places = new Map<IcsEvent, number>()
  let size = 0
  for (const { event, ...occurrence } of found) {
    const text = places.get(event) ?? texts.length
    if (text === texts.length) {
      const { summary, description, location, allDay } = event
      places.set(event, text)
      texts.push({ summary, description, location, allDay })
      size += summary.length + (description?.length ?? 0) + (location?.length ?? 0)
    }
    happenings.push({ ...occurrence, text })
    size += occurrence.key.length
    if (size > mostText) return { texts, happenings, cut: true }
  }
  return { texts, happenings, cut: false }
}
