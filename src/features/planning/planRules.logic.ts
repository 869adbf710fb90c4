import type { PlanRules } from './planning.contract.ts'

export const usualWeeknight = 45

/** The rules until the household sets its own. */
export const usualRules: PlanRules = {
  meatlessNights: 1,
  fishNights: 1,
  weeknightMinutes: usualWeeknight,
  repeatAfterDays: 14,
  useExpiring: true,
  favoritesFirst: true,
  mindCalendar: true,
  dinnerTime: null,
  leftoversOn: null,
}

/** Nights per week, converted to another number of days. */
export const nightsOf = (perWeek: number, days: number): number => Math.round((perWeek * days) / 7)

/** Picks `count` days, evenly spread. */
export const spreadOver = <T>(days: readonly T[], count: number): T[] =>
  Array.from({ length: Math.min(count, days.length) }, (_, n) =>
    Math.floor(((n + 0.5) * days.length) / Math.min(count, days.length)),
  ).flatMap((n) => days.slice(n, n + 1))
