import type { MealEvent } from '#features/menu/menu.contract.ts'
import { typeName } from '#features/menu/menu.logic.ts'
import { nameKey } from '#shared/names.ts'
import { decide } from '../../find/decide.ts'
import { type Dish, dishesFor, usualMeal, warningsFor } from '../../find/dishes.ts'
import { enumerated } from '../../normalise/plainText.ts'
import { spokenWords } from '../../normalise/words.ts'
import {
  type Choice,
  change,
  given,
  nothing,
  propose,
  type Reading,
  type Scene,
  say,
  together,
} from '../../reading.ts'
import { mealNames, timeOf } from '../../spans/mealNames.ts'
import { isRelative, peopleIn } from '../../spans/people.ts'
import { daysIn, nearest, type Said, type Span, timesIn } from '../../spans/said.ts'
import { offer } from '../phrases.ts'
import { nameIn } from '../things/names.ts'
import { withCompany } from './company.ts'
import { eatersIn } from './eaters.ts'
import { clock, dishesIn, mealAt, mealsIn, servingsIn } from './parts.ts'

export const isInstead = /\b(?:instead|in stead|rather than|replac\w*|swap\w*|not the)\b/i
const mostDays = 7
const isRepeated = /\b(?:every|each) (?:other )?(?:week|\w+day)s?\b|\bon \w+days\b/i
const repeating = 'For every week, open the meal on the Menu and set how it repeats.'

/** Puts one dish on the menu, or changes what is planned for that meal. */
export function planDish(said: Said, span: Span, dish: Dish): Reading {
  const { scene, focus } = said
  const ahead = daysIn(said).filter(({ days: [day = ''] }) => day >= scene.today)
  const day = nearest(said, span, ahead) ?? {
    days: focus.days,
    meal: focus.days.length > 0 ? mealNames[focus.meal?.toLowerCase() ?? ''] : undefined,
  }
  const servings = servingsIn(said)
  // 'Make the chili for 8' is for so many.
  const isTime = ({ from, hour }: { from: number; hour: number }) =>
    hour !== servings || said.words[from - 1]?.key !== 'for'
  const at = nearest(said, span, timesIn(said).filter(isTime))
  const named = nearest(said, span, mealsIn(said))?.meal ?? day.meal
  const mealType = named ?? (at && mealAt(clock(at, 'Dinner'))) ?? usualMeal(dish, scene)
  const attendees = withCompany(said, eatersIn(said))
  const time = at && clock(at, mealType)
  const dates = day.days.length > 0 ? day.days.slice(0, mostDays) : [scene.today]
  const recipe = { recipeName: dish.recipeName, recipeId: dish.recipeId }
  const [taken, another] = scene.household.meals.filter(
    (meal) => meal.date === dates[0] && typeName(meal.mealType) === typeName(mealType),
  )
  const isSame = taken && nameKey(taken.recipeName) === nameKey(dish.recipeName)
  if (isSame && (attendees || time))
    return change('UPDATE_MENU_ITEM_TEXT', taken, { attendees, time })
  if (isSame && isRepeated.test(said.text))
    return say(`**${taken.recipeName}** is already planned for that day.`, repeating)
  if (taken && !another && !isSame && isInstead.test(said.text))
    return change('UPDATE_MENU_ITEM_TEXT', taken, recipe)
  const warnings = warningsFor(dish, attendees, scene)
  const instead = taken && !another && !isSame && dates.length === 1
  const choices = instead ? [insteadOf(taken, recipe, scene)] : []
  const made = propose(
    'CREATE_MENU_TEXT',
    dates.map((date) =>
      given({
        date,
        time: time ?? timeOf(mealType, said.scene),
        mealType,
        ...recipe,
        attendees,
        servings,
      }),
    ),
    ...(warnings.length > 0 ? [`Careful: ${enumerated(warnings)}.`] : []),
    ...(isRepeated.test(said.text) ? [repeating] : []),
  )
  return { ...made, choices }
}

/** The button that puts a dish in the place of what is planned. */
const insteadOf = (taken: MealEvent, dish: Dish, scene: Scene): Choice => ({
  ...offer(change('UPDATE_MENU_ITEM_TEXT', taken, dish).commands, scene),
  label: `Instead of ${taken.recipeName}`,
})

/** A meal or a diet alone is no dish. */
const isNoDish = (word: string) => word in mealNames || !nameIn(word)

/** '20 minutes at most', '3 adults', 'needs a packed': what was cut wrong. */
const isRemark =
  /^(?:needs?|wants?|a?\s*packed|(?:\d+ )?(?:adults?|kids?|children|guests?|people|visitors|friends|cousins|neighbou?rs)|\d+ ?(?:min\w*|hours?)\b.*|at (?:most|least))\b/i

/** 'Uncle Bob comes for dinner' is no dish, either. */
function isPerson(name: string, { scene: { household } }: Said): boolean {
  const isOf = (member: { name: string }) => nameKey(member.name).split(' ').includes(nameKey(name))
  if (household.members.some(isOf)) return true
  const words = spokenWords(name)
  const [found] = isRelative(words[0]?.plain ?? '') ? peopleIn(words, household.members) : []
  return found?.start === 0 && found.end === words.length
}

export const planMeals = (said: Said): Reading =>
  together(
    dishesIn(said, /M\+/).map((span): Reading => {
      const name = nameIn(span.text)
      const isName = name && !isRemark.test(name) && !nameKey(name).split(' ').every(isNoDish)
      const isPeople = name
        ?.split(/,? and |, /)
        .every((part) => isPerson(part, said) || isRemark.test(part))
      if (!isName || isPeople) return nothing
      const dishes = dishesFor(name, said.scene)
      const exact = dishes.find(({ recipeName }) => nameKey(recipeName) === nameKey(name))
      return decide(
        { certain: exact ? [exact] : dishes, likely: [] },
        {
          spoken: name,
          where: 'in the recipes',
          label: ({ recipeName }) => recipeName,
          act: (dish) => planDish(said, span, dish),
        },
      )
    }),
  )
