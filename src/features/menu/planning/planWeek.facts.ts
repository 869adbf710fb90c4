import { totalMinutes } from '#features/recipes/cookingTime.facts.ts'
import type { Recipe } from '#features/recipes/recipes.contract.ts'
import { addDays } from '#shared/days.ts'
import { nameKey } from '#shared/names.ts'
import { typeName } from '../menu.facts.ts'
import { dishOf } from './dishes.facts.ts'
import {
  type CookingTime,
  cookingTime,
  type EveningEvent,
  eveningOf,
  isTaken,
} from './evening.facts.ts'
import { createNights } from './nights.facts.ts'
import { usualRules } from './planRules.facts.ts'
import { type Background, createChooser, isOfKind, type Suggestion } from './suggestions.facts.ts'

export type WeekQuestion = Background & {
  days: readonly string[]
  events?: readonly EveningEvent[]
  /** Recipes that stay where they are, by day. */
  locked?: ReadonlyMap<string, number>
  /** How often another dish was asked for, by day. */
  shuffled?: Readonly<Record<string, number>>
  /** Plans no more than these. */
  most?: number
}

export type PlannedDay = {
  date: string
  evening: CookingTime
  minutes: number | null
  /** Null where there is none; `lack` says why. */
  suggestion: Suggestion | null
  lack: string | null
}

/**
 * Fills those of the days that have no such meal yet; the others are left alone. The same question
 * always has the same answer.
 */
export function planWeek(question: WeekQuestion): { days: PlannedDay[]; notes: string[] } {
  const { kitchen, days, rules = usualRules, shuffled = {}, most = days.length } = question
  const chooser = createChooser(question)
  const table = tableOf(question)
  const free = days.filter((day) => !table.has(day))
  const used = new Set<number>()
  const served = kitchen.meals.map(({ date, recipeName, recipeId }) => ({
    date,
    recipeName,
    recipeId,
  }))
  const planned: PlannedDay[] = []

  function note(date: string, suggestion: Suggestion | null, lack: string | null) {
    const evening = eveningOn(date, question)
    const minutes = suggestion && totalMinutes(suggestion.recipe)
    planned.push({ date, evening, minutes, suggestion, lack })
    if (!suggestion) return
    const { recipe } = suggestion
    table.set(date, [recipe])
    served.push({ date, recipeName: recipe.title, recipeId: recipe.id })
    for (const id of chooser.usedUpBy(recipe)) used.add(id)
  }

  for (const day of free) {
    const recipe = kitchen.recipes.find(({ id }) => id === question.locked?.get(day))
    const time = timeOn(day, question)
    const suggestion = recipe && chooser.consider(recipe, { day, used, time })
    if (suggestion) note(day, suggestion, null)
  }

  const open = free.filter((day) => !table.has(day))
  const nights = createNights({ days, open, table, rules })
  for (const day of open) {
    if (planned.filter(({ suggestion }) => suggestion).length >= most) break
    const evening = eveningOn(day, question)
    const kind = nights.take(day)
    const beside = [-1, 1].flatMap((by) => table.get(addDays(day, by)) ?? [])
    const asked = { day, time: timeOn(day, question), beside, used, served }
    const wanted = chooser.rank({ ...asked, kind })
    const { ranked, lack } = kind && wanted.lack ? chooser.rank(asked) : wanted
    const best = isTaken(evening) ? null : another(ranked, shuffled[day] ?? 0)
    if (kind && !(best && isOfKind(best.recipe, kind))) nights.passOn(kind)
    note(day, best, isTaken(evening) ? `No time to cook: ${evening.because}.` : lack)
  }
  return {
    days: planned.sort((a, b) => (a.date < b.date ? -1 : 1)),
    notes: nights.missing(),
  }
}

/** The next best one each time, and the best again after the last that is as varied. */
function another(ranked: readonly Suggestion[], times: number): Suggestion | null {
  const [best] = ranked
  const asVaried = ranked.filter(({ clashes }) => clashes === best?.clashes)
  return asVaried[times % asVaried.length] ?? null
}

/** What is on the table on each day that has such a meal, as far as the book has it. */
function tableOf({ kitchen, mealType }: WeekQuestion): Map<string, Recipe[]> {
  const table = new Map<string, Recipe[]>()
  for (const meal of kitchen.meals) {
    if (typeName(meal.mealType) !== mealType) continue
    const key = nameKey(meal.recipeName)
    const recipe =
      kitchen.recipes.find(({ id }) => id === meal.recipeId) ??
      kitchen.recipes.find((each) => dishOf(each).key === key)
    table.set(meal.date, [...(table.get(meal.date) ?? []), ...(recipe ? [recipe] : [])])
  }
  return table
}

/** Only dinner is cooked in the evening. */
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
