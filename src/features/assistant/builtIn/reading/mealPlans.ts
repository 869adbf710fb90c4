import { typeName } from '#features/menu/menu.logic.ts'
import { dayName } from '#shared/days.ts'
import { isExactlyFood, isFood } from '#shared/foods/foodPlace.ts'
import { nameKey } from '#shared/names.ts'
import { findRecipes } from '../find/decide.ts'
import {
  type Ability,
  ask,
  asQuestion,
  propose,
  type Reading,
  type Scene,
  say,
  together,
} from '../reading.ts'
import { withDishesWhole, withNamesShown } from '../text/compoundNames.ts'
import { findDays } from '../text/daySpans.ts'
import { readList, readLocation } from '../text/places.ts'
import { enumerated } from '../text/plainText.ts'
import { readWhen, timeOf, type When } from '../text/when.ts'
import { type Dish, dishesFor, dishName, readEaters, usualMeal, warningsFor } from './dishes.ts'
import { ownNames } from './ownNames.ts'

const verb =
  /^(?:(?:we|i|you|they|everyone|the kids|the family|let's|please)(?:'re|'ll|'d|'m| are| will| would| should| could| can| am)?(?: all| also| just)? )?(?:plan(?: on| to)?(?: (?:have|having|make|making|cook|cooking|eat|eating|do|doing))?|schedule|make|making|cook|cooking|have|having|do|doing|eat|eating|serve|serving|add|put|prepare|bake|baking|grill|grilling|order|ordering|try|trying|fix|want(?: to (?:have|eat|make|cook|do|bake|grill|try|prepare|order))?|like|pencil in|set|get|feel like|fancy|set up|book|going to have|going to make|whip up|throw together|insert|slot in|give (?:us|me)|serve us)\b/i
const buying = /^(?:(?:we|i) )?(?:need|buy|get|grab|pick up|bring|purchase|stock)\b/i
const notMeals =
  /^(?:remove|delete|cancel|skip|move|swap|switch|replace|change|tick|check|remember|forget|rename|take|throw|toss|expire|note|call|remind|mark|update|drop|scratch)\b|\b(?:expires?|expired|runs? (?:hot|cold)|left|remaining|bought|went bad|trash|garbage|is out|out of|appointment|practice|meeting|birthday is|comes home|is home)\b/i

const vague =
  /^(?:something|anything|it|that|this|them|stuff|nothing|one|same|the same|whatever|some|home|out|me|us|we|late|early|at|go|come|going|coming|leaving|there|here|cooking|to cook|not|no|busy|off|free|work|instead|uses?|using)\b|^(?:a meal|meals?|dinners?|lunch(?:es)?|breakfasts?|food|people|guests|friends|company|plans?|great job|good job)$/i

/** People who come are no dish. */
const guests =
  /^(?:(?:\d{1,3}|some|a few|a couple of|two|three|four|five|six|seven|eight|nine|ten|twelve|our|my|the) )?(?:more |extra )?(?:guests?|people|friends|visitors|company|relatives|in-?laws|neighbors|grandparents|cousins|family|kids)(?: over| coming)*$|^.{2,40} over$|^(?:my |our )?(?:mom|dad|grandma|grandpa|parents|sister|brother|boss|mother|father)$/i

type Meal = { dish: string; when: When; attendees: string[] | null; words: string }

/** A dish is a name, no sentence. */
const sentence =
  /\b(?:is|are|was|were|am|been|has|have|had|will|would|can|could|should|do|does|did|don't|isn't|it's|i|we|you|he|she|they|my|this|because|went|gone|need|needs|until|looks?|feels?|joining|joins|coming|visiting|visits)\b/i

const described = (meal: Meal) =>
  meal.dish !== '' && !vague.test(meal.dish) && !sentence.test(meal.dish) && meal.dish.length <= 100

function readMeal(words: string, scene: Scene): Meal {
  // A name in quotes is whole, whatever words it has.
  const quoted = /"([^"]{2,100})"/.exec(words)
  if (quoted?.[1]) {
    const around = readMeal(words.replace(quoted[0], ' '), scene)
    return { ...around, dish: quoted[1].trim(), words }
  }
  const { rest } = readList(words)
  const eaters = readEaters(rest, scene)
  const when = readWhen(eaters.rest, scene.today)
  const said = when.rest.replace(verb, ' ').replace(/\b(?:at home|as a family|together)\b/gi, ' ')
  const dish = dishName(said.replace(/^[\s:,-]+|[\s:,-]+$/g, '').replace(/\s+/g, ' '))
  return { dish, when, attendees: eaters.attendees, words }
}

const mealWord = /\b(?:breakfast|brunch|lunch|dinner|supper|dessert)\b/i

/** 'Saturday: pancakes for breakfast, burgers for dinner' are two meals of one day. */
function mealsOfDay(words: string, scene: Scene): string[] {
  const [span] = findDays(words, scene.today)
  const parts = words.split(/,\s*(?:and\s+)?|\s+and\s+/)
  const isEach = parts.length > 1 && parts.every((part) => mealWord.test(part))
  if (!span || !isEach) return [words]
  const dated = parts.map((part) =>
    findDays(part, scene.today).length > 0 ? part : `${part} on ${span.days[0]}`,
  )
  return dated.every((part) => described(readMeal(part, scene))) ? dated : [words]
}

/** 'tacos on Monday, pasta on Tuesday' are two meals, if each part has a day and a dish. */
function partsOf(words: string, scene: Scene): string[] {
  const spans = findDays(words, scene.today)
  if (spans.length < 2) return mealsOfDay(words, scene)
  const parts = withDishesWhole(words, ownNames(scene))
    .split(/\s*(?:,\s*(?:and\s+|then\s+)?|;\s*|\band then\b|\band\b|\bthen\b)\s*/i)
    .map(withNamesShown)
    .filter((part) => part !== '')
  const each = parts.every(
    (part) => findDays(part, scene.today).length === 1 && described(readMeal(part, scene)),
  )
  return each ? parts : [words]
}

function planned(
  dish: Dish,
  { when, attendees }: Meal,
  days: readonly string[],
  scene: Scene,
): Reading {
  const warnings = warningsFor(dish, attendees, scene)
  if (warnings.length > 0) {
    return say(
      `${enumerated(warnings)}, so I don't propose **${dish.recipeName}** for a meal they eat. Say who eats it, or name another dish.`,
    )
  }
  const mealType = when.mealType ?? usualMeal(dish, scene)
  const isThere = (day: string) =>
    scene.household.meals.some(
      (meal) =>
        meal.date === day &&
        typeName(meal.mealType) === typeName(mealType) &&
        nameKey(meal.recipeName) === nameKey(dish.recipeName),
    )
  const there = when.time || attendees ? [] : days.filter(isThere)
  if (there.length > 0 && there.length === days.length) {
    const on = enumerated(there.map((day) => dayName(day, scene.today)))
    return say(`**${dish.recipeName}** is planned for ${on} already.`)
  }
  const taken = days.flatMap((day) =>
    scene.household.meals.filter(
      (meal) => meal.date === day && typeName(meal.mealType) === typeName(mealType),
    ),
  )
  const beside = taken.map(
    ({ date, recipeName }) =>
      `${dayName(date, scene.today)} already has **${recipeName}** for ${mealType.toLowerCase()}; this comes beside it. Say 'instead' to replace it.`,
  )
  const items = days.map((date) => ({
    date,
    time: when.time ?? timeOf(mealType),
    mealType,
    recipeName: dish.recipeName,
    ...(dish.recipeId && { recipeId: dish.recipeId }),
    ...(attendees && { attendees }),
  }))
  return propose('CREATE_MENU_TEXT', items, ...beside)
}

function planMeal(meal: Meal, scene: Scene): Reading {
  const days = meal.when.days.filter((day) => day >= scene.today)
  const on = days.length > 0 ? days : [scene.today]
  const dishes = dishesFor(meal.dish, scene)
  const [dish] = dishes
  if (dish && dishes.length === 1) return planned(dish, meal, on, scene)
  const fitting = dishes
    .filter((one) => warningsFor(one, meal.attendees, scene).length === 0)
    .slice(0, 6)
  return ask(
    `Which one: ${enumerated(
      fitting.map(({ recipeName }) => `**${recipeName}**`),
      'or',
    )}?`,
    fitting.map((one) => ({
      label: one.recipeName,
      commands: planned(one, meal, on, scene).commands,
    })),
  )
}

/** 'tacos on Thursday', 'plan lasagna for Friday dinner', 'Mom and Maya eat soup on Monday at 7'. */
export const mealPlans: Ability = (words, scene) => {
  const { list, rest } = readList(words)
  if (list === 'shopping' || list === 'recipes' || notMeals.test(words)) return undefined
  if (buying.test(rest) || readLocation(words, scene.household).found) return undefined
  // 'meatless Mondays' are a habit, not a meal.
  if (/\b(?:mon|tues|wednes|thurs|fri|satur|sun)days$/i.test(words)) return undefined
  const meals = partsOf(words, scene).map((part) => readMeal(part, scene))
  const [first] = meals
  if (!first) return undefined
  const { days, mealType } = first.when
  if (days.length === 0 && !mealType && list !== 'menu') return undefined
  if (guests.test(first.dish) && days.length > 0)
    return ask(
      `What shall there be to eat? Name a dish, or say 'plan a dinner for ${dayName(days[0] ?? scene.today, scene.today)}'.`,
    )
  if (!meals.every(described)) return undefined
  // What was eaten yesterday needs no plan.
  const isOver = ({ when }: Meal) =>
    when.days.length > 0 && when.days.every((day) => day < scene.today)
  if (meals.some(isOver)) return undefined
  // 'add eggs for Friday' is about shopping; 'add tacos for Friday' about a dish of the book.
  const added = /^(?:add|put)\b.* for\b/i.test(words) && list !== 'menu' && !mealType
  if (added && isExactlyFood(first.dish) && findRecipes(first.dish, scene).length === 0)
    return undefined
  if (days.length === 0 && list !== 'menu' && !verb.test(words) && !/\bfor\b/i.test(words))
    return undefined
  const reading = together(meals.map((meal) => planMeal(meal, scene)))
  const isSaid = list === 'menu' || mealType !== null || verb.test(rest)
  const isKnown = ({ dish }: Meal) => isFood(dish) || findRecipes(dish, scene).length > 0
  // 'Swimming on Thursday' is no dish, as far as anyone here knows.
  if (isSaid || meals.every(isKnown) || reading.commands.length === 0) return reading
  return asQuestion(reading, words)
}
