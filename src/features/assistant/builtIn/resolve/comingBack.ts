import { offer } from '../cards/phrases.ts'
import { findDish } from '../find/named.ts'
import { propose, type Reading } from '../reading.ts'
import { findDays } from '../spans/days.ts'
import type { Heard } from '../spans/said.ts'
import { bringBack, untick } from './bringBack.ts'
import { pattern, type Reply } from './everydayTalk.ts'

/** What is to come back or to stay, and where. */
const coming = [
  pattern(
    '(?:(?:we|i) (?:do |still )+have [^,.;?!]{1,40}[,.;] )?(?:(?:put|bring|get|want|need) (?<what>[^,.;?!]{2,60}?) back(?<where> (?:on|in|into|to|onto) [^,.;?!]+)?|un(?:tick|check) (?<ticked>[^,.;?!]+))(?: please| again| after all)*[.!]*$',
  ),
  pattern(
    "(?:(?:we|i)(?:'ll| will| want to| should| do)? |let's )?(?:keep|still (?:have|want|need)) (?<what>[^,.;?!]{2,60}?)(?<where> (?:on|in) the [^,.;?!]+)?(?: after all| please| though)*[.!]*$",
  ),
  pattern(
    "(?:(?:we|i)(?:'ll| will| do)? |let's )?(?:have|want|take|make) (?<what>[^,.;?!]{2,60}?) after all[.!]*$",
  ),
]

/** 'Put the fish pie back on Sunday': it stands on another day, and goes there. */
function movedBack(what: string, where: string, { scene, focus }: Heard): Reading | undefined {
  const [day, another] = findDays(where, scene.today).flatMap(({ days }) => [...days])
  const names = /^(?:it|that|this)$/i.test(what) ? focus.dishes : [what]
  const ahead = scene.household.meals.filter(({ date }) => date >= scene.today)
  const [meal, other] = names.flatMap((name) =>
    findDish(ahead, name, ({ recipeName }) => recipeName),
  )
  if (!day || another || !meal || other || meal.date === day) return undefined
  const { time, mealType, recipeName, recipeId } = meal
  const again = { date: day, time, mealType, recipeName, ...(recipeId && { recipeId }) }
  return {
    ...propose('UPDATE_MENU_ITEM_TEXT', [{ id: meal.id, date: day }]),
    choices: [offer(propose('CREATE_MENU_TEXT', [again]).commands, scene)],
  }
}

/** 'Put the milk back', 'actually keep the eggs', 'uncheck the bread'. */
export const comingBack: readonly Reply[] = coming.map(
  (said): Reply => [
    said,
    (heard, scene) => {
      const { what, ticked, where = '' } = said.exec(heard().text)?.groups ?? {}
      const [name = '', place] = ticked ? [ticked, 'list'] : [what, where]
      const isBack = said === coming[0]
      const moved = isBack ? movedBack(name, place, heard()) : undefined
      return (
        moved ?? bringBack(name, place, scene) ?? (isBack ? untick(name, place, scene) : undefined)
      )
    },
  ],
)
