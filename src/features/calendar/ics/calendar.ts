import { type IcsEvent, type Part, readPart, summaryOf } from './event.ts'
import { type Block, readBlocks } from './icsBlocks.ts'
import type { Remarks } from './remarks.ts'
import { assemble } from './series.ts'
import { attempt, type Work } from './work.ts'
import { zonesOf } from './zones.ts'

type Means = { work: Work; remarks: Remarks }

/** The cost of reading an event, in days of a rule. */
const workPerEvent = 20

/** The events of a calendar file; undefined if it is none. Floating times are in `zone`. */
export function readCalendar(
  text: string,
  zone: string,
  { work, remarks }: Means,
): IcsEvent[] | undefined {
  const calendar = readBlocks(text)
  if (!calendar) return undefined
  const zones = zonesOf(calendar, zone, work)
  const read = (block: Block): Part | undefined =>
    attempt(() => {
      work.spend(workPerEvent)
      return readPart(block, zones, `without-uid-${parts.length}`, work)
    })
  const parts: Part[] = []
  // Blocks are released as they are read, so that a large file is not in memory twice.
  const blocks = calendar.blocks.reverse()
  for (let block = blocks.pop(); block; block = blocks.pop()) {
    if (block.name !== 'VEVENT') continue
    const part = read(block)
    for (const doubt of part?.event.doubts ?? []) remarks.doubt(doubt, summaryOf(block))
    if (part) parts.push(part)
    else remarks.leaveOut(summaryOf(block))
  }
  const series = Map.groupBy(parts, ({ event }) => event.uid)
  const events = [...series.values()].flatMap((group) => {
    const assembled = attempt(() => assemble(group, zones))
    if (!assembled) remarks.leaveOut(group[0]?.event.summary ?? '')
    return assembled ?? []
  })
  for (const event of events) if (event.onlyOnce) remarks.showOnce(event.summary)
  return events
}
