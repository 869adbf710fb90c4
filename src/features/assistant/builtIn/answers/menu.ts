import { dishOfMeal } from '#features/menu/mealDish.logic.ts'
import type { MealEvent } from '#features/menu/menu.contract.ts'
import { typeName } from '#features/menu/menu.logic.ts'
import { counted } from '#shared/counted.ts'
import { daysBetween, daysFrom } from '#shared/days.ts'
import { avoidWarnings, dishHas, dishTastesOf } from '#shared/foods/mustAvoid.ts'
import { capitalised, enumerated } from '../normalise/plainText.ts'
import type { Scene } from '../reading.ts'
import { type Question, says } from './question.ts'
import { describeWishes, isOfContents, readWishes } from './recipeBook.ts'
import { dayInSentence, listed, mealLine } from './sentences.ts'

const dishOf = ({ recipeId, recipeName }: MealEvent, { household: { recipes } }: Scene) =>
  dishOfMeal(
    recipeName,
    recipes.find(({ id, title }) => id === recipeId || title === recipeName),
  )

/** What is planned, with a warning where an eater must avoid something in it. */
function sayMeals(meals: readonly MealEvent[], scene: Scene): string {
  const { members } = scene.household
  const lines = meals.map((meal) => {
    const eaten = { members, attendees: meal.attendees, ...dishOf(meal, scene) }
    return [mealLine(meal, scene.today), ...avoidWarnings(eaten)].join('. ')
  })
  return lines.length === 1 ? `${lines[0]}.` : listed(lines)
}

/** The days that a question means; without any today for a meal, else the week ahead. */
function daysMeant(question: Question, today: string): readonly string[] {
  const { days, mealType, things } = question
  if (days.length > 0) return days
  const isToday = mealType && things.length === 0 && !says(question, 'week, next, coming, planned')
  return isToday ? [today] : daysFrom(today, 8)
}

const headCount =
  'how many of us, how many people, how many are we, how many eat, how many are eating'

/** 'How many are we on Saturday?' */
function sayCount(question: Question, [meal, another]: readonly MealEvent[], scene: Scene): string {
  if (!meal || another || !says(question, headCount)) return ''
  const count =
    meal.attendees?.length || scene.household.members.filter(({ isActive }) => isActive).length
  return count === 1 ? '1 person. ' : `${count} people. `
}

const unplanned = 'free, empty, unplanned, no dinner, not planned, nothing planned'

/** Of what is planned instead no more is read out. */
const mostOthers = 4

/** What is planned: on which days, for which meal, for whom, with or without which food. */
export function menuAnswer(question: Question, scene: Scene): string {
  const { household, today } = scene
  const days = daysMeant(question, today)
  const wishes = readWishes(question)
  // 'Gluten free' is no free day.
  const isOfFree = says(question, unplanned) && wishes.without.length === 0
  const type = question.mealType ?? (isOfFree ? 'Dinner' : null)
  const names = question.people.map(({ name }) => name)
  // Everyone is the family without its guests.
  const isOfEveryone = names.length === 0 || question.people.some(({ isActive }) => isActive)
  const onDays = household.meals.filter(({ date }) => days.includes(date))
  const { using, without } = wishes
  const ofThose = onDays.filter(
    ({ mealType, attendees }) =>
      (!type || typeName(mealType) === type) &&
      (attendees?.length
        ? names.length === 0 || attendees.some((name) => names.includes(name))
        : isOfEveryone),
  )
  const isOfFoods = using.length + without.length > 0
  const isIn = isOfContents.test(question.text) ? dishHas : dishTastesOf
  const sorted = Map.groupBy(ofThose, (meal) => {
    const dish = dishOf(meal, scene)
    const isAgainst = without.some((food) => dishHas(dish, food))
    const isFor = using.length === 0 || using.some((food) => isIn(dish, food))
    const isOpen = isOfFoods && dish.ingredients.length === 0 && !(using.length > 0 && isFor)
    if (isAgainst) return 'no'
    if (isOpen) return 'unknown'
    return isFor ? 'yes' : 'no'
  })
  const { yes: found = [], unknown = [] } = Object.fromEntries(sorted)
  const open = enumerated([...new Set(unknown.map(({ recipeName }) => `**${recipeName}**`))])
  const butUnknown = open && `\nI don't know what's in ${open}.`
  const free = days.filter((day) => day >= today && !found.some(({ date }) => date === day))
  const what = type ? `No ${type.toLowerCase()}` : 'Nothing'
  if (isOfFree && free.length > 0)
    return `${what} is planned yet for ${enumerated(free.map((day) => dayInSentence(day, today)))}.`
  if (found.length > 0)
    return sayCount(question, found, scene) + sayMeals(found, scene) + butUnknown
  const who = names.length > 0 ? ` for ${enumerated(names)}` : ''
  const span = [...new Set([days[0] ?? today, days.at(-1) ?? today])]
  const when = span.map((day) => dayInSentence(day, today)).join(' to ')
  const isShort = onDays.length > 0 && onDays.length <= mostOthers
  const other = isShort ? `\nBut there's this:\n${sayMeals(onDays, scene)}` : ''
  return `${what}${describeWishes(wishes)} is planned${who} for ${when}.${butUnknown}${other}`
}

/** When a dish is planned, at what time, for whom, and what was noted with it. */
export function plannedDishAnswer(question: Question, scene: Scene): string | undefined {
  const { today, household } = scene
  const [dish] = question.dishes
  const all = dish
    ? question.dishes.flatMap(({ meals }) => meals)
    : household.meals.filter((meal) =>
        question.things.some((thing) => dishTastesOf(dishOf(meal, scene), thing)),
      )
  const onDays = all.filter(({ date }) => question.days.includes(date))
  const last = all.findLast(({ date }) => date < today)
  const asksLast = question.isPast && onDays.length === 0 && says(question, 'last, did, ago')
  const ahead = asksLast && last ? [last] : all.filter(({ date }) => date >= today)
  if (asksLast && !last) {
    const [next] = ahead
    const name = dish?.name ?? enumerated(question.things, 'or')
    const then = next ? ` It's planned for ${dayInSentence(next.date, today)}.` : ''
    return name && `**${capitalised(name)}** wasn't on the menu in the last two weeks.${then}`
  }
  const found = onDays.length > 0 ? onDays : ahead
  if (found.length > 0) return sayMeals(found.slice(0, 4), scene)
  const before = last ? ` It was last on the menu ${dayInSentence(last.date, today)}.` : ''
  return dish && `**${dish.name}** isn't planned.${before}`
}

/** How many days are left until one. */
export function daysUntilAnswer({ days }: Question, { today }: Scene): string | undefined {
  const day = days.at(-1)
  return day && `${counted(daysBetween(today, day), 'day')}: it's ${dayInSentence(day, today)}.`
}
