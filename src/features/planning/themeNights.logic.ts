import type { Recipe } from '#features/recipes/recipes.contract.ts'
import { counted } from '#shared/counted.ts'
import { weekdayOf } from '#shared/days.ts'
import type { PlanRules } from './planning.contract.ts'
import { nightsOf, spreadOver } from './planRules.logic.ts'
import { isOfKind, type NightKind } from './suggestions.logic.ts'

/** What the rules want on a day that they name: fish, where they want both. */
export function kindNamed(
  day: string,
  rules: Pick<PlanRules, 'meatlessDays' | 'fishDays'>,
): NightKind | null {
  const isNamed = (days: readonly number[] | null | undefined) => days?.includes(weekdayOf(day))
  return isNamed(rules.fishDays) ? 'fish' : isNamed(rules.meatlessDays) ? 'meatless' : null
}

/** Theme nights that the rules still ask for, besides those already planned and those on days that they name. */
function owedNights(
  kind: NightKind,
  { days, table, rules }: Pick<Nights, 'days' | 'table' | 'rules'>,
): number {
  const [perWeek, named] =
    kind === 'fish'
      ? [rules.fishNights, rules.fishDays]
      : [rules.meatlessNights, rules.meatlessDays]
  const others = days.filter((day) => kindNamed(day, rules) !== kind)
  const there = others.flatMap((day) => table.get(day) ?? [])
  const have = there.filter((recipe) => isOfKind(recipe, kind)).length
  const more = Math.max(perWeek - (named?.length ?? 0), 0)
  return Math.max(nightsOf(more, days.length) - have, 0)
}

/** The label 'meatless night' for the days that the rules name, and the first others that fulfil them. */
export function nightNames(
  planned: readonly { date: string; recipe: Recipe | null }[],
  nights: Pick<Nights, 'days' | 'table' | 'rules'>,
): Map<string, string> {
  const kinds = ['meatless', 'fish'] as const
  return new Map(
    kinds.flatMap((kind) => {
      const isNamed = ({ date }: { date: string }) => kindNamed(date, nights.rules) === kind
      const fitting = planned.filter(({ recipe }) => recipe && isOfKind(recipe, kind))
      const others = fitting.filter((day) => !kindNamed(day.date, nights.rules))
      return [...fitting.filter(isNamed), ...others.slice(0, owedNights(kind, nights))].map(
        ({ date }) => [date, `${kind} night`] as const,
      )
    }),
  )
}

type Nights = {
  /** All days of the plan. */
  days: readonly string[]
  /** The days without a dinner. */
  open: readonly string[]
  /** The recipes already planned, by day. */
  table: ReadonlyMap<string, readonly Recipe[]>
  rules: Pick<PlanRules, 'meatlessNights' | 'fishNights' | 'meatlessDays' | 'fishDays'>
}

/** Assigns theme nights to the open days. A day without a matching dish passes its theme on. */
export function createThemeNights({ days, open, table, rules }: Nights) {
  const owed = (kind: NightKind) => owedNights(kind, { days, table, rules })
  const unnamed = open.filter((day) => !kindNamed(day, rules))
  const meatless = spreadOver(unnamed, owed('meatless'))
  const rest = unnamed.filter((day) => !meatless.includes(day))
  const kindOn = new Map<string, NightKind>([
    ...meatless.map((day) => [day, 'meatless'] as const),
    ...spreadOver(rest, owed('fish')).map((day) => [day, 'fish'] as const),
  ])
  const passedOn: NightKind[] = []

  return {
    take: (day: string): NightKind | null => {
      const kind = kindOn.get(day) ?? passedOn.shift() ?? null
      kindOn.delete(day)
      return kind
    },
    /** A dish that matches a theme without being asked for fulfils one of its nights. */
    release: (recipe: Recipe) => {
      for (const kind of ['meatless', 'fish'] as const) {
        const last = [...kindOn].findLast(([, each]) => each === kind)
        if (last && isOfKind(recipe, kind)) kindOn.delete(last[0])
      }
    },
    passOn: (kind: NightKind) => passedOn.push(kind),
    /** Themes that these days of the plan could have had, but found no dish for, as sentences. */
    missing: (
      days: readonly string[],
      asked: readonly NightKind[] = ['meatless', 'fish'],
    ): string[] =>
      asked.flatMap((kind) => {
        const others = days.filter(
          (day) => !kindNamed(day, rules) && !table.get(day)?.some((dish) => isOfKind(dish, kind)),
        )
        const missed = Math.min(owed(kind), others.length)
        return missed > 0
          ? [`We couldn't find a ${kind} dish for ${counted(missed, 'more night')}.`]
          : []
      }),
  }
}
