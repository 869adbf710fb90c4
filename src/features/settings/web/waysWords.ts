import { sayDay, sayTime } from '#shared/days.ts'
import type { Ways } from '#shared/ways.ts'

const someDay = '2026-11-16'

/** A day as each order of dates says it. */
export const exampleDay = (dates: Ways['dates']): string =>
  sayDay(someDay, { month: 'short', day: 'numeric', year: 'numeric' }, dates)

export const unitNames: Readonly<Record<Ways['units'], string>> = {
  'as written': 'As written',
  metric: 'Metric',
  US: 'US',
}

/** 'Weeks start on Monday, 18:30, 16 Nov 2026, grams and °C'. */
export const sayWays = ({ weekStart, clock, dates, units }: Ways): string =>
  [
    `Weeks start on ${weekStart}`,
    sayTime('18:30', clock),
    exampleDay(dates),
    { 'as written': 'amounts as written', metric: 'grams and °C', US: 'cups and °F' }[units],
  ].join(', ')
