import { startOfWeek } from '#shared/days.ts'
import type { KeptFile } from '../backup.logic.ts'

const daily = 7
const weekly = 4
const monthly = 6

/**
 * Backups that go: all but those of the newest day, and the last one of each of the newest 7 days,
 * 4 weeks and 6 months that have any. Of what is left the oldest go until there is room. The newest
 * one stays, however large it is.
 */
export function toForget(
  files: readonly KeptFile[],
  dayOf: (moment: string) => string,
  mostBytes: number,
): KeptFile[] {
  const newestFirst = files.toSorted((a, b) => (a.madeAt < b.madeAt ? 1 : -1))
  const day = ({ madeAt }: KeptFile) => dayOf(madeAt)
  const [newest] = newestFirst
  const stays = new Set([
    ...newestFirst.filter((file) => newest && day(file) === day(newest)),
    ...lastOfEach(newestFirst, day, daily),
    ...lastOfEach(newestFirst, (file) => startOfWeek(day(file), 'Monday'), weekly),
    ...lastOfEach(newestFirst, (file) => day(file).slice(0, 7), monthly),
  ])
  let bytes = 0
  return newestFirst.filter((file) => {
    if (stays.has(file)) bytes += file.bytes
    return file !== newest && (!stays.has(file) || bytes > mostBytes)
  })
}

function lastOfEach(
  newestFirst: readonly KeptFile[],
  periodOf: (file: KeptFile) => string,
  most: number,
): KeptFile[] {
  const periods = Map.groupBy(newestFirst, periodOf)
  return [...periods.values()].slice(0, most).flatMap(([last]) => last ?? [])
}
