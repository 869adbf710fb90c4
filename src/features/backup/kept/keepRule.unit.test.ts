import { describe, expect, test } from 'vitest'
import { addDays } from '#shared/days.ts'
import type { KeptFile } from '../backup.logic.ts'
import { toForget } from './keepRule.logic.ts'

const dayOf = (moment: string) => moment.slice(0, 10)

const madeOn = (day: string, time = '03:30', bytes = 10): KeptFile => ({
  name: `${day} ${time}`,
  reason: 'backup',
  madeAt: `${day}T${time}:00.000Z`,
  bytes,
})

/** A year of nights, each with what the nights before left. */
function passNights(count: number, mostBytes = Number.POSITIVE_INFINITY) {
  let files: KeptFile[] = []
  for (let night = 0; night < count; night += 1) {
    files = [...files, madeOn(addDays('2026-01-01', night))]
    const gone = toForget(files, dayOf, mostBytes)
    files = files.filter((file) => !gone.includes(file))
  }
  return files.map(({ name }) => name.slice(0, 10)).sort()
}

describe('of the backups of many nights', () => {
  test('7 days, 4 weeks and 6 months stay', () => {
    expect(passNights(365)).toEqual([
      ...['2026-07-31', '2026-08-31', '2026-09-30', '2026-10-31', '2026-11-30'],
      ...['2026-12-13', '2026-12-20', '2026-12-25', '2026-12-26', '2026-12-27'],
      ...['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31'],
    ])
  })

  test('a first week stays whole', () => {
    expect(passNights(7)).toHaveLength(7)
  })

  test('the oldest go where there is no room', () => {
    expect(passNights(365, 35)).toEqual(['2026-12-29', '2026-12-30', '2026-12-31'])
  })

  test('the newest stays, however large it is', () => {
    const files = [madeOn('2026-01-01'), madeOn('2026-01-02', '03:30', 1_000)]
    expect(toForget(files, dayOf, 100).map(({ name }) => name)).toEqual(['2026-01-01 03:30'])
  })

  test('all of the last day stay, so that one that was asked for pushes none out', () => {
    const today = [madeOn('2026-01-02'), madeOn('2026-01-02', '10:00')]
    expect(toForget(today, dayOf, 100)).toEqual([])
    const later = [...today, madeOn('2026-01-03')]
    expect(toForget(later, dayOf, 100).map(({ name }) => name)).toEqual(['2026-01-02 03:30'])
  })

  test('none is nothing', () => {
    expect(toForget([], dayOf, 100)).toEqual([])
  })
})
