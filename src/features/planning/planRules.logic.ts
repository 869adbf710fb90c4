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
  meatlessDays: null,
  fishDays: null,
  dinnerTime: null,
  leftoversOn: null,
}

/** The days that are named are such nights. */
export const withNamedDays = (rules: PlanRules): PlanRules => ({
  ...rules,
  meatlessNights: Math.max(rules.meatlessNights, rules.meatlessDays?.length ?? 0),
  fishNights: Math.max(rules.fishNights, rules.fishDays?.length ?? 0),
})

const nightsAndDays = {
  meatless: ['meatlessNights', 'meatlessDays'],
  fish: ['fishNights', 'fishDays'],
} as const

/** Other days are named: as many nights as were meant by the days go along with them. */
export function nameDays(
  rules: PlanRules,
  kind: keyof typeof nightsAndDays,
  named: readonly number[],
): Partial<PlanRules> {
  const [nights, days] = nightsAndDays[kind]
  const meantDays = rules[nights] === (rules[days]?.length ?? 0)
  const count = meantDays ? named.length || usualRules[nights] : rules[nights]
  return { [days]: [...named].sort((a, b) => a - b), [nights]: Math.max(count, named.length) }
}

/** Nights per week, converted to another number of days. */
export const nightsOf = (perWeek: number, days: number): number => Math.round((perWeek * days) / 7)

/** Picks `count` days, evenly spread. */
export const spreadOver = <T>(days: readonly T[], count: number): T[] =>
  Array.from({ length: Math.min(count, days.length) }, (_, n) =>
    Math.floor(((n + 0.5) * days.length) / Math.min(count, days.length)),
  ).flatMap((n) => days.slice(n, n + 1))
