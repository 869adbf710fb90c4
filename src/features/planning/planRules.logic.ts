import type { PlanRules } from './planning.contract.ts'

/** Until the household keeps its own. */
export const usualRules: PlanRules = {
  meatlessNights: 1,
  fishNights: 1,
  weeknightMinutes: 45,
  repeatAfterDays: 7,
  useExpiring: true,
  favoritesFirst: true,
  mindCalendar: true,
}

/** How many nights of some days a number of nights in a week comes to. */
export const nightsOf = (perWeek: number, days: number): number => Math.round((perWeek * days) / 7)

/** So many of these days, with about as many others between them. */
export const spreadOver = <T>(days: readonly T[], count: number): T[] =>
  Array.from({ length: Math.min(count, days.length) }, (_, n) =>
    Math.floor(((n + 0.5) * days.length) / Math.min(count, days.length)),
  ).flatMap((n) => days.slice(n, n + 1))
