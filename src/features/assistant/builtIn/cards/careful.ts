import { dishOfMeal } from '#features/menu/mealDish.logic.ts'
import type { MealEvent } from '#features/menu/menu.contract.ts'
import { typeName } from '#features/menu/menu.logic.ts'
import { eatersOf, mustAvoids, whoMustNotEat } from '#shared/foods/mustAvoid.ts'
import { nameKey } from '#shared/names.ts'
import { enumerated, plainText } from '../normalise/plainText.ts'
import { fieldsOf, idOf, nameOf, type Reading, type Scene, textOf } from '../reading.ts'
import { leftAlone } from '../resolve/choices.ts'
import { findDays } from '../spans/days.ts'
import { mealNames } from '../spans/mealNames.ts'
import { ofMember } from './people/binding.ts'

type Served = Pick<MealEvent, 'recipeId' | 'recipeName' | 'attendees'>

/** The meals that a reading plans or changes, as they would be. */
function served({ commands }: Reading, { household: { meals } }: Scene): Served[] {
  const items = commands.flatMap(({ type, items }) =>
    type === 'UPDATE_MENU_ITEM_TEXT' || type === 'CREATE_MENU_TEXT' ? items : [],
  )
  return items.map((item) => {
    const meal = meals.find(({ id }) => id === idOf(item))
    const { attendees, recipeId } = fieldsOf(item)
    const recipeName = textOf(item, 'recipeName')
    return {
      recipeName: recipeName ?? meal?.recipeName ?? '',
      recipeId:
        typeof recipeId === 'number' ? recipeId : recipeName ? null : (meal?.recipeId ?? null),
      attendees: Array.isArray(attendees) ? attendees.map(String) : (meal?.attendees ?? null),
    }
  })
}

const isGuest = ({ role }: { role: string }) => role === 'guest'

/** What is planned for the meal that a message names: 'comes to dinner on Sunday'. */
function servedThen(message: string, { household: { meals }, today }: Scene): MealEvent[] {
  const text = plainText(message.slice(0, longest))
  const days = findDays(text, today).flatMap((each) => each.days)
  const named = /\b(?:breakfast|brunch|lunch|dinner|supper)\b/i.exec(text)?.[0].toLowerCase() ?? ''
  return meals.filter(
    ({ date, mealType }) =>
      days.includes(date) && (named === '' || typeName(mealType) === mealNames[named]),
  )
}

/** In letters. Who says more does not tell who comes when. */
const longest = 300

/** Whoever is noted with what harms, and seated where it is served, is told of at once. */
function warningsOf(reading: Reading, scene: Scene, message: string): string[] {
  const { recipes } = scene.household
  const told = reading.commands
    .filter(({ type }) => type === ofMember)
    .flatMap(({ items }) => items)
    .map((item) => ({
      name: nameOf(item),
      role: textOf(item, 'role') ?? '',
      isActive: true,
      keyGoalsAndLimits: textOf(item, 'keyGoalsAndLimits') ?? '',
      dislikes: textOf(item, 'dislikes') ?? '',
    }))
    .filter((member) => mustAvoids(member).length > 0)
  const warningsAt = ({ recipeId, recipeName }: Served, eaters: typeof told) => {
    const recipe = recipes.find(({ id }) => id === recipeId)
    const found = eaters.length > 0 ? whoMustNotEat(eaters, dishOfMeal(recipeName, recipe)) : []
    // 'Tree nuts' is what harms, and no dish.
    const told = found.filter(({ foods }) => !foods.map(nameKey).includes(nameKey(recipeName)))
    return told.map(
      ({ name, foods }) =>
        `Careful: **${recipeName}** has ${enumerated([...new Set(foods)])}, which ${name} must avoid.`,
    )
  }
  return [
    ...served(reading, scene).flatMap((meal) => warningsAt(meal, eatersOf(told, meal.attendees))),
    ...servedThen(message, scene).flatMap((meal) => warningsAt(meal, told.filter(isGuest))),
  ]
}

const brings = /^(?:CREATE_MENU|ADD_(?:SHOPPING|PANTRY))/

/** Buttons that neither plan nor buy what the same answer notes as harmful. */
function withoutHarm({ commands, choices }: Reading): Reading['choices'] {
  const noted = commands.filter(({ type }) => type === ofMember).flatMap(({ items }) => items)
  const harmful = new Set(
    noted
      .flatMap((item) =>
        mustAvoids({ dislikes: textOf(item, 'dislikes') ?? '', keyGoalsAndLimits: '' }),
      )
      .map(nameKey),
  )
  if (harmful.size === 0) return choices
  const isHarm = (item: unknown) =>
    nameOf(item)
      .split(/,? (?:or|and) |, /)
      .every((name) => harmful.has(nameKey(name)))
  return choices.filter((choice) =>
    choice.commands.every(({ type, items }) => !brings.test(type) || !items.some(isHarm)),
  )
}

const harm =
  /\b(?:(?:allerg|intoler|react|swell|avoid|vegan|vegetarian|pescatarian|diabet|co?eliac|pregnan)|(?:halal|kosher|cannot|not|never|no|without|free|sick|ill|stand|hates?)\b)|n['’]?t\b/i

/** An answer with what must be said besides: whom a dish harms, and that a card still waits. */
export function withCare(reading: Reading, scene: Scene & { message: string }): Reading {
  const waits = scene.history.at(-1)?.proposals.some(({ status }) => status === 'pending')
  const says = reading.says.map((each) =>
    each === leftAlone && waits ? 'OK. Press Reject on the card, and it goes.' : each,
  )
  const choices = withoutHarm(reading)
  // A button that nobody asked for tells nothing of anybody.
  const offered = harm.test(scene.message) ? choices.flatMap(({ commands }) => commands) : []
  const warnings = warningsOf(
    { ...reading, commands: [...reading.commands, ...offered] },
    scene,
    scene.message,
  )
  return { ...reading, choices, says: [...new Set([...warnings, ...says])] }
}
