import { CalendarProblem, notACalendar } from '../remote/calendarProblem.ts'
import { readCalendar } from './calendar.ts'
import type { IcsEvent } from './event.ts'
import { expand, type Occurrence, type Window } from './expand.ts'
import { Remarks } from './remarks.ts'
import { Work } from './work.ts'
import { namedZone } from './zone.ts'

export type Job = {
  bytes: Uint8Array
  charset: string
  zone: string
  window: Window
}

/** The texts of an event, shared by its occurrences. */
type EventText = Pick<IcsEvent, 'summary' | 'description' | 'location' | 'allDay'>

/** `text` is the index of the event's texts. */
export type Happening = Omit<Occurrence, 'event'> & { text: number }

/** A thread's answer: plain data of limited size. */
export type Expanded = {
  /** The computed window: the requested one, usually with weeks around it. */
  window: Window
  texts: EventText[]
  happenings: Happening[]
  /** A sentence about events that are not shown. */
  remark: string | null
}

export type Outcome = { problem: string } | { expanded: Expanded }

/** The work budget for one file: about a second. */
const mostWork = 6_000_000

/** Characters of text in an answer. */
const mostText = 4_000_000

/** The weeks around a window are computed as well, so that turning a page needs no reading. */
const around = 31 * 86_400_000

/** Reads a file and computes its occurrences. Slow, so it runs in a worker thread. */
export function expandCalendar({ bytes, charset, zone, window }: Job): Outcome {
  const remarks = new Remarks()
  try {
    const text = new TextDecoder(charset).decode(bytes)
    const events = readCalendar(text, zone, { work: new Work(mostWork), remarks })
    if (!events) return { problem: notACalendar }
    const within = (asked: Window) => {
      const means = { home: namedZone(zone), work: new Work(mostWork) }
      const { found, cut, leftOut } = expand(events, asked, means)
      const handed = withinTextLimit(found)
      return { ...handed, window: asked, leftOut, cut: cut || handed.cut }
    }
    const wide = within({ from: window.from - around, to: window.to + around })
    // If the wide window exceeds a limit, the requested one may not.
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

function withinTextLimit(found: Occurrence[]) {
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
