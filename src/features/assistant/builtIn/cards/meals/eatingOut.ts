import { typeName } from '#features/menu/menu.logic.ts'
import { capitalised } from '../../normalise/plainText.ts'
import { change, given, propose, type Reading } from '../../reading.ts'
import { timeOf } from '../../spans/mealNames.ts'
import { daysIn, type Heard } from '../../spans/said.ts'
import { offer } from '../phrases.ts'
import { mealsIn } from './parts.ts'

const at = '(?: (?:at|to) (?<where>[^,.;?!]{2,30}?))?'
const when =
  "(?: (?:on |this |next |for )?(?:\\w+day|tonight|today|tomorrow|\\w+ night|dinner|lunch|breakfast|supper)(?:'s)?)*"
const ways = [
  `^\\W*(?:oh |so |and )*(?:we(?:'re| are| will be|'ll be)?|let's) (?:all )?(?:eat(?:ing)?|go(?:ing)?) out(?: to eat| for (?:dinner|lunch|food))?${when}${at}${when}(?:[,.] (?:so )?no cooking)?[.! ]*$`,
  `^\\W*(?:dinner|lunch|meal|supper|breakfast) out${when}${at}${when}[.! ]*$`,
  `^\\W*(?:we(?:'re| are)? )?not (?:eating|cooking) (?:at home|in)${when}(?:,? (?:we're )?(?:at|but at) (?<host>[^,.;?!]{2,30}))?[.! ]*$`,
  `^\\W*(?:(?:we(?:'re| are)? (?:getting|having|doing)|let's (?:get|have|do)|getting|having) (?:an? )?)?(?<takeaway>take-?aways?|take-?out)(?: (?:for|on))?${when}[.! ]*$`,
].map((way) => new RegExp(way, 'i'))

/** 'We're eating out on Friday at Nonna's', 'takeaway tonight': nothing is cooked for that meal. */
export function eatingOut(heard: Heard): Reading | undefined {
  const { text, scene } = heard
  const said = ways.map((way) => way.exec(text)).find(Boolean)
  if (!said) return undefined
  const plain = { ...heard, spans: [] }
  const [on] = daysIn(plain)
  const date = on?.days[0]
  const mealType = mealsIn(plain)[0]?.meal ?? on?.meal ?? 'Dinner'
  if (!date || date < scene.today || on.days.length > 1) return undefined
  const where = said.groups?.where ?? said.groups?.host
  const isTakeaway = said.groups?.takeaway !== undefined
  const recipeName = isTakeaway ? 'Takeaway' : where ? `Out at ${capitalised(where)}` : 'Eating out'
  const [meal, another] = scene.household.meals.filter(
    (each) => each.date === date && typeName(each.mealType) === mealType,
  )
  if (another) return undefined
  if (!meal) {
    const time = timeOf(mealType, scene)
    return propose('CREATE_MENU_TEXT', [given({ date, time, mealType, recipeName })])
  }
  const instead = change('UPDATE_MENU_ITEM_TEXT', meal, { recipeName, recipeId: null })
  const off = propose('DELETE_MENU_ITEM_TEXT', [
    { date, mealType: meal.mealType, recipeName: meal.recipeName },
  ])
  return {
    ...off,
    choices: [{ ...offer(instead.commands, scene), label: `Plan “${recipeName}” instead` }],
  }
}
