import { typeName } from '#features/menu/menu.logic.ts'
import { dinnerTime } from '#features/planning/cookingTime.logic.ts'
import { noWishes, type Wishes } from '#features/planning/planInput.logic.ts'
import { planWeek } from '#features/planning/planWeek.logic.ts'
import { dishOf, fitsMeal } from '#features/recipes/recipeTraits.logic.ts'
import { addDays, dayName, daysFrom } from '#shared/days.ts'
import { dishTastesOf } from '#shared/foods/mustAvoid.ts'
import { numberOf } from '#shared/ingredients/amountPatterns.ts'
import type { Household } from '../../household.queries.ts'
import { readEaters } from '../reading/dishes.ts'
import { type Ability, propose, type Reading, type Scene, say } from '../reading.ts'
import { readItems } from '../text/itemList.ts'
import { readList } from '../text/places.ts'
import { enumerated } from '../text/plainText.ts'
import { readWhen, timeOf, type When } from '../text/when.ts'
import { readWishes } from './wishes.ts'

const asks =
  /^(?:we |i |you )?(?:plan|schedule|make|create|suggest|propose|fill(?: in| up)?|come up with|organize|organise|figure out|put together|give (?:me|us)|find(?: me| us)?|need|want|pick|choose|set up|do|draft|build|prepare|think of|recommend|generate|surprise|line up|sort out|arrange|select|cook|have|eat|add|show me|get me)\b/i
const subject =
  /\b(?:dinners?|suppers?|lunch(?:es)?|breakfasts?|meals?|menu|meal ?plan|plan|week|weekend|weekdays|weeknights|days?|nights?|something|anything|food|dishes|recipes|ideas?|us|me|what to (?:eat|cook|make))\b/i
const noise =
  /\b(?:plan|schedule|make|create|suggest|propose|fill(?: in| up)?|come up with|organi[sz]e|figure out|put together|give|find|need|want|pick|choose|set up|do|draft|build|prepare|think of|recommend|generate|surprise|line up|sort out|arrange|select|cook|cooking|have|eat|add|get|we|i|you|us|me|our|my|the|a|an|some|all|whole|entire|full|every|each|empty|free|open|missing|remaining|rest|of|for|from|to|in|on|with|and|please|dinners?|suppers?|lunch(?:es)?|breakfasts?|meals?|menu|meal ?plan|plans?|planning|weekly|week|weeks|weekend|days?|nights?|evenings?|something|anything|food|dishes|dish|recipes?|recipe book|cookbook|book|ideas?|what|what's|whatever|is|are|family|everyone|kids|new|nice|good|tasty|healthy|different|out|up|it|that|can|this|next|using|based|only|can you|home|at home|at|uses|idea|no idea|have at home|pantry|fridge|which|should|could|by|out of|off|for me|already|till|until|worth|one|two|three|four|five|six|seven|\d|couple|few|them|options?|suggestions?|something's|tonight|yummy|great|else)\b/gi

const useUp =
  /^(?:we |i |you )?(?:should |must |need to |have to |want to |ought to )?(?:use up|use|finish up|finish) (?:up )?(?:the |our |that |those |all the |some of the )(.+?)(?: up)?$|^(?:we |i )?(?:should |must |need to |have to )?use up (.+)$/i

type Request = { when: When; wishes: Wishes; count: number | null }

/** The request, if all that is said is when, for whom and of what sort: a dish's name is none. */
function readRequest(words: string, scene: Scene): Request | undefined {
  const { rest: unlisted } = readList(
    words.replace(/[()]/g, ' ').replace(/^come up with\b/i, 'plan'),
  )
  const eaters = readEaters(unlisted, scene)
  // 'use the spinach by Friday' says how long it keeps.
  const up = /\b(?:by|before) /i.test(eaters.rest) ? null : useUp.exec(eaters.rest)
  if (up) {
    const when = readWhen(up[1] ?? up[2] ?? '', scene.today)
    const food = readItems(when.rest).map(({ name }) => name.toLowerCase())
    return food.length > 0
      ? { when, wishes: { ...noWishes, using: food, attendees: eaters.attendees }, count: 1 }
      : undefined
  }
  const isFragment =
    /^(?:something|anything|a (?:quick|fast|simple|easy|vegetarian|meatless)|quick|easy|ideas?|surprise|(?:a |some )?(?:dinner|lunch|supper|breakfast|meal)(?: ideas?)?(?: (?:for|on) .+)? (?:that|with|using|for|on|without)\b)/i.test(
      words,
    )
  if (!isFragment && !(asks.test(words) && subject.test(words))) return undefined
  const when = readWhen(eaters.rest, scene.today)
  const { wishes, rest } = readWishes(when.rest)
  const left = rest
    .replace(noise, ' ')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
  if (left !== '') return undefined
  const number =
    /\b(\d|one|two|three|four|five|six|seven|a couple of|a few)\s+(?:\w+ )?(?:dinners?|meals?|lunch(?:es)?|breakfasts?|dishes|ideas|recipes|nights|days)\b/i.exec(
      words,
    )?.[1]
  return {
    when,
    wishes: { ...wishes, attendees: eaters.attendees },
    count: number ? numberOf(number) : null,
  }
}

const tooLate = '19:30'

function daysOf({ when, count }: Request, { today, now }: Scene): string[] {
  const first = now >= tooLate ? addDays(today, 1) : today
  const days = when.days.length > 0 ? when.days : daysFrom(first, count === null ? 7 : 14)
  return days.filter((day) => day >= (when.isStretch || when.days.length === 0 ? first : today))
}

const reason = (why: readonly string[]) => (why.length > 0 ? `: ${why.slice(0, 2).join('; ')}` : '')

/** What is to be used up decides: bananas make no dinner, but a snack. */
function mealFor(using: readonly string[], { recipes }: Household): string {
  const fits = (mealType: string) =>
    recipes.some(
      (recipe) =>
        fitsMeal(recipe, mealType) && using.some((food) => dishTastesOf(dishOf(recipe), food)),
    )
  if (using.length === 0) return 'Dinner'
  return ['Dinner', 'Breakfast', 'Snack'].find(fits) ?? 'Dinner'
}

function planned(request: Request, scene: Scene): Reading {
  const { household, today } = scene
  const mealType = request.when.mealType ?? mealFor(request.wishes.using, household)
  const word = mealType.toLowerCase()
  if (household.recipes.length === 0)
    return say(
      'There is no recipe in the book yet, so I have nothing to plan from. Paste one here, and I propose to add it.',
    )
  const days = daysOf(request, scene)
  const has = (day: string) =>
    household.meals.find((meal) => meal.date === day && typeName(meal.mealType) === mealType)
  const taken = days.filter(has)
  const most = request.count ?? (request.wishes.using.length > 0 && days.length > 2 ? 1 : 21)
  const free = days.filter((day) => !has(day))
  const plan = planWeek({
    input: household,
    today,
    days,
    mealType,
    most,
    wishes: request.wishes,
    rules: household.planRules,
    events: household.events,
  })
  const chosen = plan.days.flatMap(({ date, recipe, ...day }) =>
    recipe ? [{ ...day, day: date, recipe }] : [],
  )
  const without = plan.days.flatMap(({ date, recipe }) => (recipe ? [] : [date]))
  const name = (day: string) => dayName(day, today)
  const items = chosen.map(({ day, recipe, evening, minutes }) => ({
    date: day,
    time: request.when.time ?? dinnerTime(evening, timeOf(mealType), minutes),
    mealType,
    recipeName: recipe.title,
    recipeId: recipe.id,
    ...(request.wishes.attendees && { attendees: request.wishes.attendees }),
  }))
  const whys = chosen.map(
    ({ day, recipe, why }) => `- ${name(day)}: **${recipe.title}**${reason(why)}`,
  )
  const mentioned = taken.slice(0, 10).map((day) => `${name(day)} (${has(day)?.recipeName})`)
  return propose(
    'CREATE_MENU_TEXT',
    items,
    ...(whys.length > 0 ? [whys.join('\n')] : []),
    ...(taken.length > 0
      ? [`A ${word} is already planned on ${enumerated(mentioned)}: I leave that alone.`]
      : []),
    ...(without.length > 0 && chosen.length < most
      ? [`No recipe in the book fits ${enumerated(without.map(name))} with these wishes.`]
      : []),
    ...(free.length === 0 ? [`No day is free for another ${word} then.`] : []),
  )
}

/** 'plan dinners till Friday', 'something quick for Saturday', 'use up the spinach'. */
export const planDays: Ability = (words, scene) => {
  const request = readRequest(words, scene)
  return request && planned(request, scene)
}
