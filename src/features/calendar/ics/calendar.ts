import { type Block, readBlocks } from './blocks.ts'
import { type IcsEvent, type Part, readPart, summaryOf } from './event.ts'
import type { Remarks } from './remarks.ts'
import { assemble } from './series.ts'
import { attempt, type Work } from './work.ts'
import { zonesOf } from './zones.ts'

type Means = { work: Work; remarks: Remarks }

/** Reading one event is about as much work as this many days of a rule. */
const workPerEvent = 20

/** The events of a calendar file; undefined when it is none. `zone` is where floating times are. */
export function readCalendar(
  text: string,
  zone: string,
  { work, remarks }: Means,
): IcsEvent[] | undefined {
  const calendar = readBlocks(text)
  if (!calendar) return undefined
  const zones = zonesOf(calendar, zone, work)
  const read = (block: Block, n: number): Part | undefined => {
    work.spend(workPerEvent)
    return readPart(block, zones, n, work)
  }
  const parts = calendar.blocks.flatMap((block, n) => {
    if (block.name !== 'VEVENT') return []
    const part = attempt(() => read(block, n))
    if (!part) remarks.leaveOut(summaryOf(block))
    return part ?? []
  })
  const series = Map.groupBy(parts, ({ event }) => event.uid)
  const events = [...series.values()].flatMap((group) => {
    const assembled = attempt(() => assemble(group, zones))
    if (!assembled) remarks.leaveOut(group[0]?.event.summary ?? '')
    return assembled ?? []
  })
  for (const event of events) if (event.onlyOnce) remarks.showOnce(event.summary)
  return events
}
