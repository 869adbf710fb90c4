import { typeName } from '#features/menu/menu.logic.ts'
import { dinnerTime } from '#features/planning/cookingTime.logic.ts'
import { noWishes, type Wishes } from '#features/planning/planInput.logic.ts'
import { planWeek } from '#features/planning/planWeek.logic.ts'
import { dishOf, fitsMeal } from '#features/recipes/recipeTraits.logic.ts'
import { addDays, dayName, daysBetween, daysFrom } from '#shared/days.ts'
import { foodsIn } from '#shared/foods/foodsInText.ts'
import { dishTastesOf } from '#shared/foods/mustAvoid.ts'
import { numberOf, numberPattern } from '#shared/ingredients/amountPatterns.ts'
import type { Household } from '../../household.queries.ts'
import { answerQuestion } from '../answers/answerQuestion.ts'
import { spansFor } from '../cards/makeCards.ts'
import { eatersIn } from '../cards/meals/eaters.ts'
import { clock, mealsIn, servingsIn } from '../cards/meals/parts.ts'
import { offer } from '../cards/phrases.ts'
import { isClosed } from '../normalise/closedWords.ts'
import { enumerated } from '../normalise/plainText.ts'
import { saysAny, spokenWords, wordSet } from '../normalise/words.ts'
import { ask, change, given, nothing, propose, type Reading, type Scene, say } from '../reading.ts'
import { timeOf } from '../spans/mealNames.ts'
import { daysIn, type Heard, timesIn } from '../spans/said.ts'
import { otherDishes } from './otherDishes.ts'

const tooLate = '19:30'

function daysOf({ days, count }: PlanRequest, { today, now }: Scene): string[] {
  const first = now >= tooLate ? addDays(today, 1) : today
  const wanted = days.length > 0 ? days : daysFrom(first, count === null ? 7 : 14)
  return wanted.filter((day) => day >= (days.length === 1 ? today : first))
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
  const without = plan.filter(({ recipe }) => !recipe).map(({ date }) => name(date))
  const items = chosen.map(({ date, recipe, evening, minutes }) => {
    const usual = dinnerTime(evening, timeOf(mealType), minutes)
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
    without.length > 0 && chosen.length < most
      ? `No recipe in the book fits what you asked for: ${enumerated(without)}.`
      : '',
    taken.length === days.length ? `There's no free day for another ${word} then.` : '',
  ]
  // The one day that is asked for is taken: its dish may be for more, or give way to another one.
  const [meal] = items.length > 0 || days.length > 1 ? [] : taken
  const many =
    meal && servings !== null ? change('UPDATE_MENU_ITEM_TEXT', meal, { servings }) : nothing
  const others = meal && many === nothing ? otherDishes(meal, scene, wishes) : []
  if (meal && others.length > 0 && request.isAnother)
    return ask(`What should it be instead of **${meal.recipeName}**?`, others)
  const choices = many.commands.length > 0 ? [offer(many.commands, scene)] : others
  return { ...propose('CREATE_MENU_TEXT', items, ...notes.filter(Boolean)), choices }
}

const ideas = /\bideas?\b/i

/** 'plan dinners till Friday', 'something quick for Saturday', 'use up the spinach'. */
export function planDays(heard: Heard): Reading | undefined {
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

/** Days to fill with dishes that nobody has named. */
type PlanRequest = {
  days: readonly string[]
  mealType: string | undefined
  time: { hour: number; minute: number; half: 'am' | 'pm' | null } | undefined
  wishes: Wishes
  count: number | null
  servings: number | null
  /** Whether it is to be another one than what is planned. */
  isAnother: boolean
}

const asks = saysAny(`
  plan, suggest, propose, fill, come up with, figure out, put together, surprise, pick, choose
  draft, recommend, sort out, line up, organi[sz]e, ideas?, something, anything
`)
const subject = saysAny(`
  dinners?, suppers?, lunch(?:es)?, breakfasts?, meals?, menu, week, weekend, weeknights
  weekdays, nights?, days?, something, anything, dishes
`)
const another = saysAny(`
  (?:something|anything) (?:else|different|new), (?:different|another) (?:dish|meal|dinner|lunch|idea), an alternative
`)
const swap =
  /^(?:please |can (?:we|you) |let's )*(?:swap|switch|replace|change)\b(?!.*\b(?:and|with|by|to|time)\b)/i

/** 'Swap Monday's dinner', 'something else tonight': another dish, which is not named. */
export const isAnother = (text: string): boolean =>
  another.test(text) || (swap.test(text) && subject.test(text))

const asking = "(?:(?:please|can|could|let'?s|we|i|you|should|must|need|have|want|to) )*"
const useUp = new RegExp(`^${asking}(?:use|finish) (?:up )?(?:th(?:e|at|ose)|our|up)\\b`, 'i')
const quick = /\b(?:quick(?:er|ly)?|fast|easy|simple|in a hurry|speedy|no time)\b/i
const meatless =
  /\b(?:vegetarian|veggie|meatless|meat[- ]free|plant[- ]based|(?:no|without) meat)\b/i
const without =
  /\b(?:without|nothing with|no|not|avoid(?:ing)?|except|leave out|skip(?:ping)?)(?: any| using)? ([^,.;]+)/i
const wanted = /\b(?:using|uses?|with|finish|based on|rid of)(?: up)? ([^,.;]+)/i
const number = new RegExp(
  `\\b(${numberPattern}) (?:\\w+ )?(?:dinners?|meals?|lunch(?:es)?|breakfasts?|dishes|ideas|recipes|nights|days)\\b`,
  'i',
)

/** 'What's the plan for the weekend?' asks what is planned. */
const planNamed = /\bwhat(?:'?s| is| are) (?:the|our|your|on) (?:meal )?plans?\b/i

/** Words of planning, which name no dish. */
const ofPlanning = wordSet(`
  plan suggest propose fill figure surprise pick choose draft recommend sort line organize organise
  idea week weekend weeknight weekday till until through cookbook empty remaining whole entire full
  healthy tasty quick fast easy simple vegetarian veggie meatless using night meal menu dish
  dinner lunch breakfast supper something anything up rest free swap switch replace change different another
  alternative
`)

const foodWords = (text = '') => foodsIn(text).map(({ written }) => written.toLowerCase())

/** 'till Friday' is every day from today on. */
function daysMeant({ text, scene: { today } }: Heard, days: readonly string[]): readonly string[] {
  const [last, another] = days
  const isStretch = last && !another && /\b(?:till|until|through|thru|up to)\b/i.test(text)
  return isStretch ? daysFrom(today, daysBetween(today, last) + 1) : days
}

/** What is asked for, unless the message names dishes of its own. */
function planRequest(heard: Heard, dishes: readonly string[]): PlanRequest | undefined {
  const { text } = heard
  const isUse = useUp.test(text) && !/\b(?:by|before)\b/i.test(text)
  const isOther = isAnother(text)
  if (!isUse && !isOther && !(asks.test(text) && subject.test(text))) return undefined
  if (planNamed.test(text)) return undefined
  const left = foodWords(without.exec(text)?.[1])
  const using = foodWords(wanted.exec(text)?.[1]).filter((food) => !left.includes(food))
  const foods = new Set([...left, ...using].flatMap((food) => food.split(' ')))
  const isNoDish = (word: string) => ofPlanning.has(word) || isClosed(word) || foods.has(word)
  const isNamed = dishes.some(
    (dish) => !spokenWords(dish).every(({ plain, key }) => isNoDish(plain) || isNoDish(key)),
  )
  const said = { ...heard, spans: [] }
  const days = daysIn(said)
  const named = days.flatMap((each) => [...each.days])
  if (isNamed || (isUse && using.length === 0) || (isOther && named.length > 1)) return undefined
  const many = number.exec(text)?.[1]
  return {
    days: isOther && named.length === 0 ? [heard.scene.today] : daysMeant(heard, named),
    isAnother: isOther,
    mealType: mealsIn(said)[0]?.meal ?? days[0]?.meal,
    time: timesIn(said)[0],
    wishes: {
      ...noWishes,
      using,
      without: left,
      quick: quick.test(text),
      vegetarian: meatless.test(text),
      attendees: eatersIn(said),
    },
    servings: servingsIn(heard),
    count: isUse ? 1 : many ? numberOf(many) : null,
  }
}
