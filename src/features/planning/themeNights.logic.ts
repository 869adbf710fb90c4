import type { Recipe } from '#features/recipes/recipes.contract.ts'
import { counted } from '#shared/sayWords.ts'
import type { PlanRules } from './planning.contract.ts'
import { nightsOf, spreadOver } from './planRules.logic.ts'
import { isOfKind, type NightKind } from './suggestions.logic.ts'

/** Theme nights that the rules still ask for, besides those already planned. */
function owedNights(
  recordType: NightKind,
  { days, table, rules }: Pick<Nights, 'days' | 'table' | 'rules'>,
): number {
  const perWeek = recordType === 'fish' ? rules.fishNights : rules.meatlessNights
  const there = days.flatMap((day) => table.get(day) ?? [])
  const have = there.filter((recipe) => isOfKind(recipe, recordType)).length
  return Math.max(nightsOf(perWeek, days.length) - have, 0)
}

/** The label 'meatless night' for the first days that fulfil the rules. */
export function nightNames(
  planned: readonly { date: string; recipe: Recipe | null }[],
  nights: Pick<Nights, 'days' | 'table' | 'rules'>,
): Map<string, string> {
  const recordTypes = ['meatless', 'fish'] as const
  return new Map(
    recordTypes.flatMap((recordType) =>
      planned
        .filter(({ recipe }) => recipe && isOfKind(recipe, recordType))
        .slice(0, owedNights(recordType, nights))
        .map(({ date }) => [date, `${recordType} night`] as const),
    ),
  )
}

type Nights = {
  /** All days of the plan. */
  days: readonly string[]
  /** The days without a dinner. */
  open: readonly string[]
  /** The recipes already planned, by day. */
  table: ReadonlyMap<string, readonly Recipe[]>
  rules: Pick<PlanRules, 'meatlessNights' | 'fishNights'>
}

/** Assigns theme nights to the open days. A day without a matching dish passes its theme on. */
export function createThemeNights({ days, open, table, rules }: Nights) {
  const owed = (recordType: NightKind) => owedNights(recordType, { days, table, rules })
  const meatless = spreadOver(open, owed('meatless'))
  const rest = open.filter((day) => !meatless.includes(day))
  const recordTypes = new Map<string, NightKind>([
    ...meatless.map((day) => [day, 'meatless'] as const),
    ...spreadOver(rest, owed('fish')).map((day) => [day, 'fish'] as const),
  ])
  const passedOn: NightKind[] = []

  return {
    take: (day: string): NightKind | null => {
      const recordType = recordTypes.get(day) ?? passedOn.shift() ?? null
      recordTypes.delete(day)
      return recordType
    },
    /** A dish that matches a theme without being asked for fulfils one of its nights. */
    release: (recipe: Recipe) => {
      for (const recordType of ['meatless', 'fish'] as const) {
        const last = [...recordTypes].findLast(([, each]) => each === recordType)
        if (last && isOfKind(recipe, recordType)) recordTypes.delete(last[0])
      }
    },
    passOn: (recordType: NightKind) => passedOn.push(recordType),
    /** Themes for which no dish was found, as sentences. */
    missing: (): string[] =>
      [...Map.groupBy(passedOn, (recordType) => recordType)].map(
        ([recordType, { length }]) =>
          `No ${recordType} dish in the book fits for ${counted(length, 'more night')}.`,
      ),
  }
}
