import type { MealEvent } from '#features/menu/menu.contract.ts'
import { eaters, typeName } from '#features/menu/menu.logic.ts'
import { noWishes } from '#features/planning/planInput.logic.ts'
import { suggestionsFor } from '#features/planning/suggestions.logic.ts'
import { addDays, dayName, twelveHour } from '#shared/days.ts'
import { findDish } from '../find/named.ts'
import { dishName } from '../reading/dishes.ts'
import type { Scene } from '../reading.ts'
import { readWhen } from '../text/when.ts'

const plans =
  /\b(?:planned|plan|plans|for (?:breakfast|lunch|dinner|supper|brunch|dessert|a snack)|dinners?|lunch(?:es)?|breakfasts?|supper|snacks?|menu|eat(?:ing)?|having|cooking|have (?:tonight|today|tomorrow|on|this|next)|cook(?:s)?|meals?|making|make)\b/i
const asks =
  /^(?:what|when|who|which|is|are|do|does|did|show|tell|list|anything|how many|give|have we|was|were|remind)/i
const whenIs =
  /^(?:when|what day|which day|on which day)(?:'s| is| are| do| did| will| was| were)?(?: the| our)?(?: (?:we|we're|you|going to))*(?: (?:have|having|eat|eating|plan|make|making|cook|cooking|get|getting|planned|planning))*(?: the| our)? (.+?)(?: (?:planned|scheduled|on the menu|coming up|next|again|for|on))*$/i
const whoEats =
  /^(?:who|how many (?:people|of us))(?:'s| is| are| will| all| else)?(?: be)? ?(?:eats?|eating|coming|have|having|there|here|joins?|joining|at)\b/i
const whatToEat =
  /^(?:what (?:should|could|shall|can|might) (?:we|i)|any (?:ideas?|suggestions?)|what (?:would you|do you) (?:suggest|recommend)|what to|what's a good|give me (?:an idea|ideas)|help me decide|what sounds)\b/i

const line = (meal: MealEvent, today: string) =>
  `- ${dayName(meal.date, today)}, ${typeName(meal.mealType)} ${twelveHour(meal.time)}: **${meal.recipeName}** (${eaters(meal.attendees)})`

/** Suggestions for a meal that has no dish yet; nothing is proposed. */
function ideas(words: string, scene: Scene): string {
  const { household, today } = scene
  const when = readWhen(words, today)
  const day = when.days[0] ?? today
  const mealType = when.mealType ?? 'Dinner'
  const planned = household.meals.filter(
    (meal) => meal.date === day && typeName(meal.mealType) === mealType,
  )
  const wishes = {
    ...noWishes,
    quick: /\b(?:quick|fast|easy|simple)\b/i.test(words),
    vegetarian: /\b(?:vegetarian|meatless)\b/i.test(words),
  }
  const best = suggestionsFor(
    { input: household, today, mealType, wishes, rules: household.planRules },
    { day, served: household.meals },
    3,
  )
  const already = planned.map(
    (meal) => `${dayName(day, today)} has **${meal.recipeName}** planned.`,
  )
  if (best.length === 0) return [...already, 'No recipe in the book fits.'].join(' ')
  const lines = best.map(
    ({ recipe, why }) =>
      `- **${recipe.title}**${why.length > 0 ? `: ${why.slice(0, 2).join('; ')}` : ''}`,
  )
  return [
    ...already,
    `From the recipe book I'd suggest:\n${lines.join('\n')}\nSay which one and when, and I propose it.`,
  ].join('\n')
}

/** What is planned, when, and for whom. */
export function menuAnswer(words: string, scene: Scene): string | undefined {
  const { household, today } = scene
  const when = readWhen(words, today)
  if (
    whatToEat.test(words) &&
    /\b(?:eat|cook|make|have|dinner|lunch|breakfast|suggest|recommend|ideas?|meal|supper)\b/i.test(
      words,
    ) &&
    !/\b(?:with|buy|use up|we have|at home|need)\b/i.test(words)
  )
    return ideas(words, scene)
  const sought = whenIs.exec(when.rest)?.[1]
  if (sought && /^(?:when|what day|which day)/i.test(words)) {
    const name = dishName(
      sought
        .replace(/^(?:we|are we|were we|do we|did we|is|are)\s+/i, '')
        .replace(/^(?:have|having|eat|eating|make|making|cook|cooking|plan)\s+/i, ''),
    )
    const found = findDish(household.meals, name, ({ recipeName }) => recipeName)
    const ahead = found.filter(({ date }) => date >= today)
    if (ahead.length > 0) return ahead.map((meal) => line(meal, today)).join('\n')
    const last = found.at(-1)
    if (last)
      return `**${last.recipeName}** is not planned. The last time was ${dayName(last.date, today)}.`
    if (when.mealType) return meals(when.days, when.mealType, scene)
    return /\b(?:expire|open|close|birthday)\b/i.test(words)
      ? undefined
      : `“${name}” is not on the menu.`
  }
  if (
    !asks.test(words) ||
    !(
      plans.test(words) ||
      (when.days.length > 0 && /^(?:what|anything|is there anything)/i.test(words)) ||
      whoEats.test(words)
    )
  )
    return undefined
  if (
    when.days.length === 0 &&
    !when.mealType &&
    !/\b(?:planned|plan|plans|menu|eating|having|cooking)\b/i.test(words)
  )
    return undefined
  return meals(when.days, when.mealType, scene)
}

function meals(
  days: readonly string[],
  mealType: string | null,
  { household, today }: Scene,
): string {
  const asked =
    days.length > 0
      ? days
      : mealType
        ? [today]
        : Array.from({ length: 7 }, (_, n) => addDays(today, n))
  const found = household.meals.filter(
    (meal) => asked.includes(meal.date) && (!mealType || typeName(meal.mealType) === mealType),
  )
  const [first = today] = asked
  const span =
    asked.length > 1
      ? `${dayName(first, today)} to ${dayName(asked.at(-1) ?? first, today)}`
      : dayName(first, today)
  if (found.length === 0)
    return `Nothing is planned${mealType ? ` for ${mealType.toLowerCase()}` : ''}: ${span}.`
  return found.map((meal) => line(meal, today)).join('\n')
}
