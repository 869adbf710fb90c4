import type { FamilyMember } from '#features/family/family.contract.ts'
import { noWishes, type Wishes } from '#features/planning/planInput.logic.ts'
import { daysBetween, daysFrom } from '#shared/days.ts'
import { foodsIn } from '#shared/foods/foodsInText.ts'
import { dislikedFoods } from '#shared/foods/mustAvoid.ts'
import { numberOf, numberPattern } from '#shared/ingredients/amountPatterns.ts'
import { nameKey } from '#shared/names.ts'
import { eatersIn } from '../cards/meals/eaters.ts'
import { mealsIn, servingsIn } from '../cards/meals/parts.ts'
import { findRecipes } from '../find/decide.ts'
import { isClosed } from '../normalise/closedWords.ts'
import { saysAny, spokenWords, wordSet } from '../normalise/words.ts'
import { daysIn, type Heard, timesIn } from '../spans/said.ts'

/** Days to fill with dishes that nobody has named. */
export type PlanRequest = {
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
  (?:something|anything) (?:else|different|new), (?:change|swap|switch|turn) \\w+(?:'s)?(?: dinner| lunch)? (?:to|for|into) something
  (?:different|another) (?:dish|meal|dinner|lunch|idea), an alternative
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
/** 'Plan the pancakes for Thursday' */
const plannedDish =
  /^\W*(?:(?:please|can|could|you|we|let's)\W+)*(?:plan|schedule) (?:the |our |my )?(?<dish>\p{L}[\p{L}' -]{2,40}?) (?:for|on) /iu
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

const pleases =
  /\b(\p{L}+) (?:(?:has|needs) to|must|should|will|would|can|might|also|really)? ?(?:likes?|loves?|enjoys?)\b/giu

/** Who is to like it: 'dinners that Mia likes' are for everyone, without what she dislikes. */
const toPlease = ({ text, scene }: Heard): FamilyMember[] => {
  const names = [...text.matchAll(pleases)].map(([, name = '']) => nameKey(name))
  return scene.household.members.filter((member) =>
    names.some((name) => nameKey(member.name).split(' ').includes(name)),
  )
}

/** What is asked for, unless the message names dishes of its own. */
export function planRequest(heard: Heard, dishes: readonly string[]): PlanRequest | undefined {
  const { text } = heard
  const isUse = useUp.test(text) && !/\b(?:by|before)\b/i.test(text)
  const isOther = isAnother(text)
  if (!isUse && !isOther && !(asks.test(text) && subject.test(text))) return undefined
  if (planNamed.test(text)) return undefined
  const left = foodWords(without.exec(text)?.[1])
  const using = foodWords(wanted.exec(text)?.[1]).filter((food) => !left.includes(food))
  const foods = new Set([...left, ...using].flatMap((food) => food.split(' ')))
  const isNoDish = (word: string) => ofPlanning.has(word) || isClosed(word) || foods.has(word)
  const isDish = (dish: string) =>
    !spokenWords(dish).every(({ plain, key }) => isNoDish(plain) || isNoDish(key))
  const own = plannedDish.exec(text)?.groups?.dish ?? ''
  const isOfBook = isDish(own) && findRecipes(own, heard.scene).length > 0
  const isNamed = isOfBook || dishes.some(isDish)
  const said = { ...heard, spans: [] }
  const days = daysIn(said)
  const named = days.flatMap((each) => [...each.days])
  if (isNamed || (isUse && using.length === 0) || (isOther && named.length > 1)) return undefined
  const many = number.exec(text)?.[1]
  const pleased = toPlease(heard)
  return {
    days: isOther && named.length === 0 ? [heard.scene.today] : daysMeant(heard, named),
    isAnother: isOther,
    mealType: mealsIn(said)[0]?.meal ?? days[0]?.meal,
    time: timesIn(said)[0],
    wishes: {
      ...noWishes,
      using,
      without: [...left, ...pleased.flatMap(dislikedFoods)],
      quick: quick.test(text),
      vegetarian: meatless.test(text),
      attendees: pleased.length > 0 ? null : eatersIn(said),
    },
    servings: servingsIn(heard),
    count: isUse ? 1 : many ? numberOf(many) : null,
  }
}
