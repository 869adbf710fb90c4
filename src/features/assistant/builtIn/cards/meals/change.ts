import type { MealEvent } from '#features/menu/menu.contract.ts'
import { typeName } from '#features/menu/menu.logic.ts'
import { eatersOf } from '#shared/foods/mustAvoid.ts'
import { numberOf, numberPattern } from '#shared/ingredients/amountPatterns.ts'
import { askWhich, decide, mealLabel } from '../../find/decide.ts'
import { dishesFor } from '../../find/dishes.ts'
import { findDish } from '../../find/named.ts'
import { enumerated } from '../../normalise/plainText.ts'
import {
  ask,
  change,
  fieldsOf,
  nothing,
  propose,
  type Reading,
  say,
  together,
} from '../../reading.ts'
import { asBefore, isAddition } from '../../resolve/focus.ts'
import { timeOf } from '../../spans/mealNames.ts'
import { daysIn, nearest, type Said, type Span, start, timesIn } from '../../spans/said.ts'
import { offer } from '../phrases.ts'
import { nameIn } from '../things/names.ts'
import {
  eatersAfter,
  eatersAt,
  guestsIn,
  isAway,
  openWriters,
  staysAway,
  unplanned,
} from './eaters.ts'
import {
  clock,
  dishesIn,
  mealsIn,
  mealsMeant,
  mealsOf,
  servingsIn,
  shiftedDay,
  shiftedTime,
} from './parts.ts'
import { isInstead, planMeals } from './plan.ts'
import { swapped } from './swap.ts'

const moves = /\b(?:move|shift|push|instead|reschedul\w+|swap)\b/i

/** What changes of a planned meal. */
function changed(said: Said, span: Span | undefined, meal: MealEvent): Reading {
  const { scene, text } = said
  const at = span ?? start
  const days = daysIn(said)
  const [replacing] = dishesIn(said, /^newDish$/)
  const isOther = span && findDish([meal], span.text, ({ recipeName }) => recipeName).length === 0
  const name = replacing
    ? nameIn(replacing.text)
    : isOther && isInstead.test(text)
      ? nameIn(span.text)
      : null
  const dish = name ? dishesFor(name, scene)[0] : undefined
  const fresh = days.filter(({ role }) => role === 'newDay')
  const others = dish ? [] : days.filter(({ days: [day] }) => day !== meal.date)
  const target = nearest(said, at, fresh.length > 0 ? fresh : others)
  // 'Ben eats with us on Saturday, and is away on Sunday' moves nothing.
  const isMoved = !isAway(text) || moves.test(text)
  const date = isMoved ? (target?.days[0] ?? shiftedDay(text, meal.date)) : undefined
  const type = mealsIn(said)
    .map((each) => each.meal)
    .find((each) => each !== typeName(meal.mealType))
  const servings = servingsIn(said)
  // 'Dinner for 6' is for six.
  const times = timesIn(said).filter(({ hour, half }) => half !== null || hour !== servings)
  // 'At nine is too late, make it half past seven': what is said last of one meal counts.
  const said_ = dishesIn(said, /M~/).length > 1 ? nearest(said, at, times) : times.at(-1)
  const time = said_ ? clock(said_, type ?? meal.mealType) : shiftedTime(text, meal.time)
  const before = eatersAt(meal, scene)
  const after = eatersAfter(said, before)
  const isSame = isAway(text) && after?.length === before.length
  const attendees = isSame ? null : after
  const absent = after || !staysAway.test(text) ? [] : guestsIn(said)
  if (absent.length > 0) return say(`Nobody called ${enumerated(absent)} is noted for that meal.`)
  const { id, ...sameAgain } = fieldsOf(asBefore(said, 'all', 'UPDATE_MENU'))
  const isSaid = [type, date, said_, dish, servings, attendees].some(Boolean)
  if (!isSaid && isSame) return say(`**${meal.recipeName}** is for ${enumerated(before)} already.`)
  if (!isSaid && isAddition(text)) return change('UPDATE_MENU_ITEM_TEXT', meal, sameAgain)
  return change('UPDATE_MENU_ITEM_TEXT', meal, {
    mealType: type,
    date: date === meal.date ? null : date,
    time: time ?? (type && timeOf(type, scene)),
    recipeName: dish?.recipeName,
    recipeId: dish?.recipeId,
    servings,
    attendees,
  })
}

const some = `(${numberPattern}) (?:more |other )?(?!(?:hours?|days?|weeks?|minutes?|times)\\b)(?:\\w+s|people|children|guest|visitor|friend)\\b`
/** 'Two vegetarians', '3 adults and 2 kids'. */
const newcomers = new RegExp(`\\b${some}(?:,? (?:and|plus) ${some})?`, 'i')
const pairs = /\b(?:my|our) (?:parents|grandparents|in-?laws|folks)\b/i

export function countOf(text: string): number | null {
  const [, first = '', more = ''] = newcomers.exec(text) ?? []
  const count = numberOf(first)
  return count === null ? (pairs.test(text) ? 2 : null) : count + (numberOf(more) ?? 0)
}

/** 'Two vegetarians come on Friday': the meal of that day is for so many more. */
export function moreEaters(said: Said): Reading {
  const count = countOf(said.text)
  const meant = daysIn(said).length > 0 ? mealsMeant(said, undefined) : []
  const isNamed = mealsIn(said).length > 0 || daysIn(said).some((day) => day.meal)
  const [meal] = isNamed ? meant : meant.filter(({ mealType }) => typeName(mealType) === 'Dinner')
  if (!meal || count === null) return meal ? changed(said, undefined, meal) : nothing
  const { members } = said.scene.household
  const servings = eatersOf(members, meal.attendees).length + count
  return change('UPDATE_MENU_ITEM_TEXT', meal, { servings })
}

/** Acts on the meal of each dish that is named, else on the one that the message means. */
export const forEach = (
  said: Said,
  role: RegExp,
  act: (meal: MealEvent, span?: Span) => Reading,
): Reading => {
  const spans: (Span | undefined)[] = dishesIn(said, role)
  return together(
    (spans.length > 0 ? spans : [undefined]).map((span) => {
      const deciding = {
        spoken: span?.text ?? '',
        where: 'on the menu',
        label: (meal: MealEvent) => mealLabel(meal, said.scene),
        act: (meal: MealEvent) => act(meal, span),
      }
      const meant = mealsMeant(said, span, role.test('M-'))
      // It may be planned for another day than the one that was said.
      const elsewhere = span && meant.length === 0 ? mealsOf(said, span) : []
      return elsewhere.length > 0
        ? askWhich(elsewhere, deciding)
        : decide({ certain: meant, likely: [] }, deciding)
    }),
  )
}

export const isGivenUp = ({ text, words }: Said, { from }: Span) =>
  /\b(?:instead of|rather than)(?: the| our| that)? $/i.test(text.slice(0, words[from]?.from))

/** 'Pizza on Saturday instead of the Thai chicken': that meal gets the dish, and the day. */
export function replaced(said: Said): Reading | undefined {
  const dishes = dishesIn(said, /^M[+~]|^newDish$/)
  const old = dishes.find((span) => isGivenUp(said, span))
  const fresh = dishes.find((span) => span !== old)
  const [meal] = old && fresh ? mealsMeant(said, old) : []
  if (!old || !fresh || !meal) return undefined
  const [day] = daysIn(said).map(({ days }) => days[0] ?? '')
  const spans = [old, { ...fresh, role: 'newDish' }]
  const made = changed({ ...said, spans }, old, meal)
  return day === undefined || day === meal.date
    ? made
    : together([made, propose('UPDATE_MENU_ITEM_TEXT', [{ id: meal.id, date: day }])])
}

const isGiven =
  /\b(?:swap|switch|replace|change)\b.*\b(?:dinner|lunch|breakfast|it|that|this)\b.*? (?:for|with|to|by)(?: the)? $/i

export function changeMeals(heard: Said): Reading {
  const { scene, text, words } = heard
  const [, another] = dishesIn(heard, /^M~|^newDish$/)
  const ofDay = isInstead.test(text) && !another && daysIn(heard).length > 0
  const spansMeant = heard.spans.map((span) => {
    const before = text.slice(0, words[span.from]?.from)
    const isNew = ofDay && span.role === 'M~' && mealsOf(heard, span).length === 0
    // 'Swap Monday's dinner for tacos', 'fish on Monday instead': that dinner gets the dish.
    if (isNew || isGiven.test(before)) return { ...span, role: 'newDish' }
    // 'Swap Friday's tacos': they are planned, and no new dish.
    const isOld = /newDish/.test(span.role) && /day's $/i.test(before)
    return isOld && mealsOf(heard, span).length > 0 ? { ...span, role: 'M~' } : span
  })
  const said = { ...heard, spans: spansMeant }
  const choices = openWriters(said).flatMap((speaker) => {
    const { commands } = changeMeals({ ...said, scene: { ...scene, speaker } })
    return commands.length > 0 ? offer(commands, scene) : []
  })
  const isOpen = new Set(choices.map(({ label }) => label)).size > 1
  if (isOpen) return ask('Who of you is writing?', choices)
  const spans = dishesIn(said, /M~/)
  const swap = replaced(said) ?? swapped(said, spans)
  if (swap) return swap
  const isUnplanned =
    spans.length > 0 &&
    dishesIn(said, /^newDish$/).length === 0 &&
    spans.every((span) => mealsMeant(said, span).length + mealsOf(said, span).length === 0)
  if (!isUnplanned || daysIn(said).length === 0) {
    const made = forEach(said, /M~/, (meal, span) => changed(said, span, meal))
    return made.commands.length + made.says.length > 0 ? made : unplanned(said)
  }
  const asNew = said.spans.map((span) => (span.role === 'M~' ? { ...span, role: 'M+' } : span))
  return planMeals({ ...said, spans: asNew })
}
