import type { MealEvent } from '#features/menu/menu.contract.ts'
import { readQuantity } from '#shared/ingredients/itemAmount.ts'
import { decide } from '../find/decide.ts'
import { findMeals } from '../find/meals.ts'
import type { Ability, Reading, Scene } from '../reading.ts'
import { say } from '../reading.ts'
import { findDays } from '../text/daySpans.ts'
import { readStore } from '../text/places.ts'
import { enumerated } from '../text/plainText.ts'
import { readWhen, timeOf } from '../text/when.ts'
import { type Dish, dishesFor, dishName, warningsFor } from './dishes.ts'
import { changeMeal, isOnlyDay, mealsMeant, updateMeal } from './plannedMeals.ts'

const replaces =
  /^(?:replace|swap|change|substitute|switch|make|turn|set|update|exchange)(?: out)? (?:the |our )?(.+?) (?:with|to|for|into|by|be|out for) (?:the |some )?(.+)$/i
const insteadOf =
  /^(?:(?:have|make|do|eat|cook|plan|let's have|we'?ll have|we'?re having|i want|we want)\s+)?(.+?)\s+(?:instead of|rather than|in place of) (?:the )?(.+)$/i
const instead =
  /^(?:(?:have|make|do|eat|cook|plan|we'?ll have|we'?re having|put)\s+)?(.+?),?\s+instead$/i
/** 'make tomorrow's dinner curry' */
const makesMeal =
  /^(?:make|let) ((?:.{0,30}'s )?(?:dinner|lunch|breakfast|supper|brunch)(?: (?:tonight|tomorrow|today|on \w+))?) (?!at\b|on\b|for\b|to\b)(?:be )?(.+)$/i
const insteadFirst =
  /^instead of (?:the )?(.+?),? (?:have|make|do|cook|eat|let'?s (?:have|make|do|cook|eat)|we'?ll have|plan|i want|we want|we could have) (.+)$/i

function replacement(meal: MealEvent, spoken: string, scene: Scene): Reading {
  const dishes = dishesFor(spoken, scene)
  const act = (dish: Dish): Reading => {
    const warnings = warningsFor(dish, meal.attendees, scene)
    if (warnings.length > 0)
      return say(`${enumerated(warnings)}, so I don't propose **${dish.recipeName}**.`)
    return updateMeal(meal, {
      recipeName: dish.recipeName,
      ...((dish.recipeId || meal.recipeId) && { recipeId: dish.recipeId ?? null }),
    })
  }
  return decide(
    { certain: dishes, likely: [] },
    { spoken, where: 'in the recipe book', label: ({ recipeName }) => recipeName, act },
  )
}

/** 'replace tomorrow's dinner with pizza', 'pizza instead of tacos on Thursday'. */
export const mealReplacements: Ability = (words, scene) => {
  const [, firstOld = '', firstNew = ''] = insteadFirst.exec(words) ?? []
  const [, newer = '', older = ''] = insteadOf.exec(words) ?? []
  const [, what = '', by = ''] = replaces.exec(words) ?? []
  const [, only = ''] = instead.exec(words) ?? []
  const [, mine = '', dishThen = ''] = makesMeal.exec(words) ?? []
  const old = firstOld || older || what || mine
  if (readQuantity(old)) return undefined
  // 'in the pantry instead of on the counter' is about a place.
  if (/^(?:in|on|at|from) /i.test(old)) return undefined
  if (older !== '' && readStore(`from ${older}`, scene.household).rest === '') return undefined
  if (old !== '') {
    const dish = firstNew || newer || by || dishThen
    // 'the salmon on Saturday instead of Friday' moves it.
    if (older !== '' && isOnlyDay(older, scene)) {
      const to = readWhen(newer, scene.today)
      const [date] = to.days
      const named = dishName(to.rest.replace(/^let\b|\bbe$/gi, ''))
      if (!date || named === '') return undefined
      return changeMeal(`${named} on ${readWhen(older, scene.today).days[0]}`, scene, (meal) =>
        updateMeal(meal, { date }),
      )
    }
    // 'the soup for dinner on Friday instead of lunch': another meal of the day.
    const mealBefore = readWhen(older, scene.today)
    const then = readWhen(newer, scene.today)
    if (mealBefore.mealType && dishName(mealBefore.rest) === '' && then.mealType) {
      const { mealType } = then
      const on = then.days[0] ?? mealBefore.days[0]
      return changeMeal(
        `${dishName(then.rest)} ${mealBefore.mealType}${on ? ` on ${on}` : ''}`,
        scene,
        (meal) => updateMeal(meal, { mealType, time: then.time ?? timeOf(mealType) }),
      )
    }
    // The day may stand on either side: 'pizza instead of tacos on Thursday'.
    const when = readWhen(dish, scene.today)
    const days = when.days.length > 0 ? ` on ${when.days[0]}` : ''
    const named = dishName(when.rest)
    const meant = mealsMeant(`${old}${days}`, scene)
    if (named === '' || meant.length === 0) {
      if (
        !older &&
        !firstOld &&
        findDays(old, scene.today).length === 0 &&
        !readWhen(old, scene.today).mealType
      )
        return undefined
      if (named === '') return undefined
    }
    return changeMeal(`${old}${days}`, scene, (meal) => replacement(meal, named, scene))
  }
  if (only !== '') {
    const when = readWhen(only, scene.today)
    const named = dishName(when.rest)
    if (when.days.length === 0 || named === '') return undefined
    // 'have the tacos on Saturday instead': they are planned on another day.
    const elsewhere = findMeals({ dish: named }, scene)
    const [planned, alsoPlanned] = elsewhere
    const [date] = when.days
    if (planned && !alsoPlanned && /\bthe\b/i.test(only)) return updateMeal(planned, { date })
    const meals = findMeals({ days: when.days, mealType: when.mealType ?? 'Dinner' }, scene)
    const [meal] = meals
    return meal && meals.length === 1 ? replacement(meal, named, scene) : undefined
  }
  return undefined
}
