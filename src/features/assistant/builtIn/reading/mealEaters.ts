import { anyOf } from '#shared/anyOf.ts'
import { eatersOf } from '#shared/foods/mustAvoid.ts'
import { findMeals } from '../find/meals.ts'
import { type Ability, say } from '../reading.ts'
import { readWhen } from '../text/when.ts'
import { updateMeal } from './plannedMeals.ts'

const away =
  /^(?:won't|will not|is not|isn't|aren't|are not|can't|cannot|doesn't|don't) (?:be )?(?:home|here|there|eating|eat|joining|join us|make it|coming|around|at home|back|having dinner|have dinner|having lunch)(?: with us)?(?: for| until after)?$|^(?:skips?|misses|is skipping|is missing|is away|is out|are away|are out|eats elsewhere|is eating out|is gone|has plans)(?: from| at)?$/i
const joins =
  /^(?:will )?(?:joins?|is joining|are joining|eats?|is eating|are eating|are home|is home|is coming|are coming|comes?|will be there|will be home)(?: (?:us|with us|too|along|over|for))*$/i

/** 'Dad won't be home for dinner on Friday', 'Junior is eating with us tomorrow'. */
export const mealEaters: Ability = (words, scene) => {
  const { members, meals } = scene.household
  const active = members.filter(({ isActive }) => isActive).map(({ name }) => name)
  if (active.length === 0 || meals.length === 0) return undefined
  const row = `(?:${anyOf(active)})(?:(?:, and |, | and | & )(?:${anyOf(active)})){0,6}`
  const [, only, said = '', predicate = ''] =
    new RegExp(`^(only |just |it's just |it's only )?(${row}) (.+)$`, 'i').exec(words) ?? []
  const when = readWhen(predicate, scene.today)
  const isAway = away.test(when.rest.trim())
  if (said === '' || when.days.length !== 1 || (!isAway && !joins.test(when.rest.trim())))
    return undefined
  const named = active.filter((name) =>
    new RegExp(`(?<!\\w)${anyOf([name])}(?!\\w)`, 'i').test(said),
  )
  const [meal, another] = findMeals({ days: when.days, mealType: when.mealType ?? 'Dinner' }, scene)
  if (!meal || another) return undefined
  const eat = eatersOf(members, meal.attendees).map(({ name }) => name)
  const attendees = only
    ? named
    : isAway
      ? eat.filter((name) => !named.includes(name))
      : active.filter((name) => eat.includes(name) || named.includes(name))
  if (attendees.length === eat.length && attendees.every((name) => eat.includes(name)))
    return say(`That is how **${meal.recipeName}** is planned already.`)
  if (attendees.length === 0)
    return say(`Then nobody would eat **${meal.recipeName}**. Say 'cancel it' if it should go.`)
  return updateMeal(meal, { attendees })
}
