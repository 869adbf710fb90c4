import { expect, test } from 'vitest'
import type { CalendarEvent } from '../calendar.contract.ts'
import type { DayPart } from '../days.logic.ts'
import { layOut } from './layOut.ts'

const part = (summary: string, from: number, to: number): DayPart => ({
  event: { summary } as CalendarEvent,
  wholeDay: false,
  from,
  to,
})

const shown = (...parts: DayPart[]) =>
  layOut(parts).map(({ part, column, columns }) => [part.event.summary, column, columns])

test('events that follow each other have the whole width', () => {
  expect(shown(part('a', 60, 120), part('b', 120, 180), part('c', 300, 360))).toEqual([
    ['a', 0, 1],
    ['b', 0, 1],
    ['c', 0, 1],
  ])
})

test('events that overlap share it, the longer one first', () => {
  expect(shown(part('short', 60, 120), part('long', 60, 240), part('later', 130, 200))).toEqual([
    ['long', 0, 2],
    ['short', 1, 2],
    ['later', 1, 2],
  ])
})

test('a chain of overlaps is as wide as its narrowest place', () => {
  const chain = shown(part('a', 0, 100), part('b', 50, 150), part('c', 60, 90), part('d', 110, 160))
  expect(chain).toEqual([
    ['a', 0, 3],
    ['b', 1, 3],
    ['c', 2, 3],
    ['d', 0, 3],
  ])
})

test('moments are drawn for half an hour, and do not cover each other', () => {
  expect(shown(part('a', 60, 60), part('b', 75, 75), part('c', 90, 90))).toEqual([
    ['a', 0, 2],
    ['b', 1, 2],
    ['c', 0, 2],
  ])
})
