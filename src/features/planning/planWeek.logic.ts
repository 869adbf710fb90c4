import { typeName } from '#features/menu/menu.logic.ts'
import { totalMinutes } from '#features/recipes/recipeMinutes.logic.ts'
import type { Recipe } from '#features/recipes/recipes.contract.ts'
import { dishOf, fitsMeal } from '#features/recipes/recipeTraits.logic.ts'
import { counted } from '#shared/counted.ts'
import { addDays } from '#shared/days.ts'
import { nameKey } from '#shared/names.ts'
import { compareText } from '#shared/order.ts'
import {
  type CookingTime,
  cookingTime,
  type EveningEvent,
  eveningOf,
  isTooShort,
} from './cookingTime.logic.ts'
import type { PlanRules } from './planning.contract.ts'
import { usualRules, usualWeeknight } from './planRules.logic.ts'
import type { ScoredDay } from './score.logic.ts'
import { sharesAtHome } from './sharesAtHome.logic.ts'
import {
  type Background,
  createChooser,
  isOfKind,
  type NightKind,
  type Served,
  type Suggestion,
} from './suggestions.logic.ts'
import { createThemeNights, kindNamed, nightNames } from './themeNights.logic.ts'

export type WeekQuestion = Background & {
  days: readonly string[]
  events?: readonly EveningEvent[]
  /** Recipes that must stay, by day. */
  locked?: ReadonlyMap<string, number>
  /** Recipes that were shuffled away, by day. */
  shuffled?: Readonly<Record<string, readonly number[]>>
  /** The nights that somebody asked for; others are missed by nobody. */
  asked?: readonly NightKind[]
  /** The maximum number of dinners to plan. */
  most?: number
}

export type PlannedDay = {
  date: string
  evening: CookingTime
  minutes: number | null
  /** Null if no recipe fits; `why` then holds the reason. */
  recipe: Recipe | null
  why: string[]
  /** Those of the reasons that speak against the dish. */
  against: string[]
}

/** Fills the days without such a meal. Deterministic: the same question has the same answer. */
export function planWeek(question: WeekQuestion): { days: PlannedDay[]; notes: string[] } {
  const { input, days, rules = usualRules, shuffled = {}, most = days.length } = question
  const chooser = createChooser(question)
  const table = tableOf(question)
  const before = new Map(table)
  const free = days.filter((day) => !table.has(day))
  const used = new Set<number>()
  const served: Served[] = [...input.meals]
  const planned: PlannedDay[] = []
  const chosen: (ScoredDay & { date: string; recipe: Recipe })[] = []

  function choose(date: string, recipe: Recipe) {
    const time = timeOn(date, question)
    chosen.push({ date, recipe, day: date, used: new Set(used), time })
    const evening = eveningOn(date, question)
    planned.push({ date, evening, minutes: totalMinutes(recipe), recipe, why: [], against: [] })
    table.set(date, [recipe])
    served.push({ date, recipeName: recipe.title, recipeId: recipe.id })
    for (const id of chooser.usedUpBy(recipe)) used.add(id)
  }

  const far = 2 * (rules.weeknightMinutes ?? usualWeeknight)
  const isEasy = (recipe: Recipe) =>
    chooser.against(recipe).length === 0 && (totalMinutes(recipe) ?? 0) <= far

  /** A food that is wished for itself comes before the rule; other meals than dinner need no fish. */
  const namedOn = (day: string) => {
    const kind = question.wishes?.using.length ? null : kindNamed(day, rules)
    return kind === 'fish' && question.mealType !== 'Dinner' ? null : kind
  }
  for (const day of free) {
    const recipe = input.recipes.find(({ id }) => id === question.locked?.get(day))
    if (recipe && chooser.mayBeEaten(recipe)) choose(day, recipe)
  }

  const open = free.filter((day) => !table.has(day))
  const nights = createThemeNights({ days, open, table, rules })
  for (const day of inTurn(open, rules, most)) {
    if (planned.filter(({ recipe }) => recipe).length >= most) break
    const evening = eveningOn(day, question)
    const named = namedOn(day)
    const kind = named ?? nights.take(day)
    const beside = [-1, 1].flatMap((by) => table.get(addDays(day, by)) ?? [])
    const asked = { day, time: timeOn(day, question), beside, used, served }
    const passed = shuffled[day] ?? []
    const ofKind = kind && chooser.rank({ ...asked, kind, isNamed: named !== null })
    const isOffered = ofKind?.ranked.some(({ recipe }) => !passed.includes(recipe.id))
    const { ranked, lack } = ofKind && (named || isOffered) ? ofKind : chooser.rank(asked)
    const best = isTooShort(evening) ? undefined : nextOf(ranked, passed, isEasy)
    if (kind && !named && !(best && isOfKind(best, kind))) nights.passOn(kind)
    if (best) {
      choose(day, best)
      if (!kind) nights.release(best)
    } else {
      const why = isTooShort(evening) ? `No time to cook: ${evening.because}.` : (lack ?? '')
      planned.push({ date: day, evening, minutes: null, recipe: null, why: [why], against: [] })
    }
  }
  planned.sort((a, b) => compareText(a.date, b.date))
  const repeated = chosen.filter(({ day, recipe }) => {
    const planned = served.slice(input.meals.length).filter(({ date }) => date < day)
    return chooser.isRepeat(recipe, { day, served: [...input.meals, ...planned] })
  })
  const names = nightNames(planned, { days, table: before, rules })
  const shares = sharesAtHome(chosen, input, question.today)
  const reasons = new Map(
    chosen.map((on) => [on.date, chooser.why(on.recipe, { ...on, atHome: shares.get(on.date) })]),
  )
  return {
    days: planned.map((day) => {
      const why = reasons.get(day.date) ?? day.why
      const name = names.get(day.date)
      const against = day.recipe ? chooser.against(day.recipe) : []
      return { ...day, why: name ? [...why, name] : why, against }
    }),
    notes: [
      ...nights.missing(free, question.asked),
      ...repeatNote(repeated, rules.repeatAfterDays),
    ],
  }
}

/** The days that the rules name choose first, lest others take the few dishes that fit them. */
function inTurn(open: readonly string[], rules: PlanRules, most: number): readonly string[] {
  if (most < open.length) return open
  const isNamed = Map.groupBy(open, (day) => kindNamed(day, rules) !== null)
  return [...(isNamed.get(true) ?? []), ...(isNamed.get(false) ?? [])]
}

/**
 * The best recipe that was not shuffled away; if all were, they come in turn again. Whoever asks
 * for another dish sees those first that nobody dislikes and that don't take very long.
 */
function nextOf(
  ranked: readonly Suggestion[],
  passed: readonly number[],
  isEasy: (recipe: Recipe) => boolean,
): Recipe | undefined {
  const [best, ...others] = ranked.map(({ recipe }) => recipe)
  if (!best || passed.length === 0) return best
  const isFirst = Map.groupBy(others, isEasy)
  const inTurn = [best, ...(isFirst.get(true) ?? []), ...(isFirst.get(false) ?? [])]
  return inTurn.find(({ id }) => !passed.includes(id)) ?? inTurn[passed.length % inTurn.length]
}

function repeatNote(repeated: readonly { recipe: Recipe }[], days: number): string[] {
  const names = [...new Set(repeated.map(({ recipe }) => recipe.title))].join(', ')
  const nights = counted(repeated.length, 'more night')
  return names
    ? [`We couldn't find a dish without a repeat within ${days} days for ${nights}: ${names}.`]
    : []
}

/** The recipes already planned for such a meal, by day; a cake alone is no dinner. */
function tableOf({ input, mealType }: WeekQuestion): Map<string, Recipe[]> {
  const table = new Map<string, Recipe[]>()
  for (const meal of input.meals) {
    if (typeName(meal.mealType) !== mealType) continue
    const key = nameKey(meal.recipeName)
    const recipe =
      input.recipes.find(({ id }) => id === meal.recipeId) ??
      input.recipes.find((each) => dishOf(each).key === key)
    if (recipe?.id === meal.recipeId && mealType === 'Dinner' && fitsMeal(recipe, 'Snack')) continue
    table.set(meal.date, [...(table.get(meal.date) ?? []), ...(recipe ? [recipe] : [])])
  }
  return table
}

/** Calendar events limit only dinners. */
function eveningOn(day: string, { events = [], mealType, rules }: WeekQuestion): CookingTime {
  const minded = mealType === 'Dinner' && (rules ?? usualRules).mindCalendar
  return eveningOf(minded ? events.filter(({ date }) => date === day) : [])
}

const timeOn = (day: string, question: WeekQuestion) =>
  cookingTime(
    day,
    eveningOn(day, question),
    question.mealType === 'Dinner' ? (question.rules ?? usualRules).weeknightMinutes : null,
  )
