import { typeName } from '#features/menu/menu.logic.ts'
import { dinnerTime } from '#features/planning/cookingTime.logic.ts'
import { planWeek } from '#features/planning/planWeek.logic.ts'
import { kindNamed } from '#features/planning/themeNights.logic.ts'
import { dishOf, fitsMeal } from '#features/recipes/recipeTraits.logic.ts'
import { addDays, dayName, daysFrom, weekdayOf } from '#shared/days.ts'
import { foodsIn } from '#shared/foods/foodsInText.ts'
import { dishTastesOf } from '#shared/foods/mustAvoid.ts'
import type { Household } from '../../household.queries.ts'
import { answerQuestion } from '../answers/answerQuestion.ts'
import { inSentence } from '../answers/sentences.ts'
import { spansFor } from '../cards/makeCards.ts'
import { clock } from '../cards/meals/parts.ts'
import { offer } from '../cards/phrases.ts'
import { enumerated } from '../normalise/plainText.ts'
import {
  change,
  given,
  nothing,
  propose,
  type Reading,
  type Scene,
  say,
  together,
} from '../reading.ts'
import { hear } from '../spans/hear.ts'
import { timeOf } from '../spans/mealNames.ts'
import type { Heard } from '../spans/said.ts'
import { otherDishes } from './otherDishes.ts'
import { type PlanRequest, planRequest } from './planRequest.ts'

const tooLate = '19:30'

function daysOf({ days, count }: PlanRequest, { today, now }: Scene): string[] {
  const first = now >= tooLate ? addDays(today, 1) : today
  const wanted = days.length > 0 ? days : daysFrom(first, count === null ? 7 : 14)
  return wanted.filter((day) => day >= (days.length === 1 ? today : first))
}

/** Of more days only their number is said. */
const mostNamed = 4

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

function planned(request: PlanRequest, scene: Scene): Reading {
  const { household, today } = scene
  const { wishes } = request
  const mealType = request.mealType ?? mealFor(wishes.using, household)
  const word = mealType.toLowerCase()
  if (household.recipes.length === 0)
    return say("There's no recipe in the book yet to plan from. Paste one here, and I'll add it.")
  const days = [...new Set(daysOf(request, scene))]
  const has = (day: string) =>
    household.meals.find((meal) => meal.date === day && typeName(meal.mealType) === mealType)
  const most = request.count ?? (wishes.using.length > 0 && days.length > 2 ? 1 : 21)
  const { planRules: rules, events } = household
  const asked = { today, days, mealType, most, wishes, rules, events }
  const plan = planWeek({ input: household, ...asked }).days
  const name = (day: string) => dayName(day, today)
  const chosen = plan.flatMap(({ recipe, ...day }) => (recipe ? [{ ...day, recipe }] : []))
  const lacking = Map.groupBy(
    plan.filter(({ recipe }) => !recipe),
    ({ date }) => rules !== undefined && kindNamed(date, rules) !== null,
  )
  const without = [...Map.groupBy(lacking.get(false) ?? [], ({ why }) => why.join(' '))].map(
    ([why, some]) => {
      const days =
        some.length > mostNamed
          ? `${some.length} days`
          : enumerated(some.map(({ date }) => name(date)))
      return why
        ? `Nothing for ${days}: ${inSentence(why)}`
        : `No recipe in the book fits what you asked for: ${days}.`
    },
  )
  const unmet = (lacking.get(true) ?? []).map(({ date, why }) => `${name(date)}: ${why.join(' ')}`)
  const items = chosen.map(({ date, recipe, evening, minutes }) => {
    const usual = dinnerTime(evening, timeOf(mealType, scene), minutes)
    const time = request.time ? clock(request.time, mealType) : usual
    const dish = { recipeName: recipe.title, recipeId: recipe.id }
    const { attendees } = wishes
    return given({ date, time, mealType, ...dish, attendees, servings: request.servings })
  })
  const whys = chosen.map(
    ({ date, recipe, why }) => `- ${name(date)}: **${recipe.title}**${reason(why)}`,
  )
  const taken = days.flatMap((day) => has(day) ?? [])
  const standing = taken.slice(0, 10).map(({ date, recipeName }) => `${name(date)} (${recipeName})`)
  const { servings } = request
  const notes = [
    servings !== null && items.length > 0 ? `That's for ${servings}.` : '',
    whys.join('\n'),
    taken.length > 0 ? `I left ${enumerated(standing)} as planned.` : '',
    chosen.length < most ? without.join('\n') : '',
    unmet.join('\n'),
    taken.length === days.length ? `There's no free day for another ${word} then.` : '',
  ]
  // The one day that is asked for is taken: its dish may be for more, or give way to another one.
  const [meal] = items.length > 0 || days.length > 1 ? [] : taken
  const many =
    meal && servings !== null ? change('UPDATE_MENU_ITEM_TEXT', meal, { servings }) : nothing
  const other = meal && many === nothing ? otherDishes(meal, scene, wishes) : nothing
  if (other.choices.length > 0 && request.isAnother) return other
  const choices = many.commands.length > 0 ? [offer(many.commands, scene)] : other.choices
  return { ...propose('CREATE_MENU_TEXT', items, ...notes.filter(Boolean)), choices }
}

const ideas = /\bideas?\b/i

const daysNamed = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ')

const ofManyDays =
  /\b(?:week|dinners|lunches|suppers|meals|nights|days|month|till?|until|through)\b/i

/** 'And fish on Friday', of several days that are to be planned. */
const ofOneDay = /(?:,|,? and) (?:and )?(?:some )?(\p{L}+) (?:on|for) (\w+day)s?\b/giu

/** 'Plan dinners for next week, and fish on Friday': that day with its food, the others without. */
function withDaysOfTheirOwn({ text, scene }: Heard): Reading | undefined {
  const own = [...text.matchAll(ofOneDay)].filter(([, food = '']) => foodsIn(food).length > 0)
  if (own.length === 0 || !ofManyDays.test(text)) return undefined
  const whole = hear(
    own.reduce((left, [clause]) => left.replace(clause, ''), text),
    scene,
  )
  const request = planRequest(whole, [])
  const days = request ? daysOf(request, scene) : []
  const wished = own.flatMap(([, food = '', name = '']) => {
    const date = days.find((day) => daysNamed[weekdayOf(day)] === name.toLowerCase())
    return date ? [{ date, food: food.toLowerCase() }] : []
  })
  if (!request || days.length < 2 || wished.length < own.length) return undefined
  const others = days.filter((day) => !wished.some(({ date }) => date === day))
  const readings = wished.map(({ date, food }) =>
    planned({ ...request, days: [date], wishes: { ...request.wishes, using: [food] } }, scene),
  )
  return { ...together([planned({ ...request, days: others }, scene), ...readings]), choices: [] }
}

/** 'plan dinners till Friday', 'something quick for Saturday', 'use up the spinach'. */
export function planDays(heard: Heard): Reading | undefined {
  const apart = withDaysOfTheirOwn(heard)
  if (apart) return apart
  const dishes = (spansFor(['CREATE_MENU_TEXT'], heard)[0]?.found ?? []).flatMap(
    ({ role, text }) => (role === 'M+' ? [text] : []),
  )
  const request = planRequest(heard, dishes)
  const plan = request && planned(request, heard.scene)
  const isIdea = request?.days.length === 0 && (request.count ?? 1) === 1 && ideas.test(heard.text)
  if (!plan || !isIdea) return plan
  // 'Any ideas for lunch?' asks what there is before a day is chosen.
  const answer = answerQuestion(`what could we cook, ${heard.text}`, heard.scene)
  return answer
    ? {
        ...say(answer),
        choices: plan.commands.length > 0 ? [offer(plan.commands, heard.scene)] : [],
      }
    : plan
}
