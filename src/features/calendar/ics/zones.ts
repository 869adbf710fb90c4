import { isTimeZone } from '#shared/time.ts'
import { describedZone } from './describedZone.ts'
import { type Block, lineOf, linesOf } from './icsBlocks.ts'
import { windowsZone } from './windowsZones.ts'
import type { Work } from './work.ts'
import { namedZone, type Zone } from './zone.ts'

const mostZones = 50
const mostDescribed = 5

export type Zones = {
  /** The zone of times without one. */
  floating: Zone
  of: (name: string | undefined) => Zone
  /** Whether the name is an IANA or Windows zone, or defined in the file. */
  isKnown: (name: string) => boolean
  /** Zones that the file defines, if they are few. */
  described: () => Zone[]
}

/** A known name is used as such; then the file's own definition; then the floating zone. */
export function zonesOf(calendar: Block, otherwise: string, work: Work): Zones {
  const own = linesOf(calendar, 'X-WR-TIMEZONE').map((line) => line.value.trim())
  const floating = namedZone(own.find(isTimeZone) ?? otherwise)
  const described = new Map(
    calendar.blocks
      .filter((block) => block.name === 'VTIMEZONE' && !block.cut)
      .map((block) => [lineOf(block, 'TZID')?.value.trim() ?? '', block]),
  )
  const zones = new Map<string, Zone>()
  const of = (name: string | undefined) => {
    if (!name) return floating
    const kept = zones.get(name)
    if (kept) return kept
    if (zones.size >= mostZones) return floating
    const known = worldName(name)
    const block = described.get(name)
    const zone = known ? namedZone(known) : ((block && describedZone(block, work)) ?? floating)
    zones.set(name, zone)
    return zone
  }
  const isKnown = (name: string) => of(name) !== floating
  return {
    floating,
    of,
    isKnown,
    described: () => [...described.keys()].slice(0, mostDescribed).map(of),
  }
}

/** 'Europe/Berlin', '/freeassociation.sourceforge.net/Europe/Berlin', 'Pacific Standard Time'. */
function worldName(name: string): string | undefined {
  if (name.length > 200) return undefined
  if (isTimeZone(name)) return name
  if (/\/utc$/i.test(name)) return 'UTC'
  const path = name.split('/').filter(Boolean)
  const ends = [3, 2].map((count) => path.slice(-count).join('/'))
  return ends.find((end) => end.includes('/') && isTimeZone(end)) ?? windowsZone(name)
}
