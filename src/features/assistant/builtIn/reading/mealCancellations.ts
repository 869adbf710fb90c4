import type { MealEvent } from '#features/menu/menu.contract.ts'
import { anyOf } from '#shared/anyOf.ts'
import { dayName } from '#shared/days.ts'
import { decide, findRecipes } from '../find/decide.ts'
import { findMeals, mealLabel } from '../find/meals.ts'
import { type Ability, asQuestion, propose, type Scene, say } from '../reading.ts'
import { findDays } from '../text/daySpans.ts'
import { readList, readLocation } from '../text/places.ts'
import { enumerated } from '../text/plainText.ts'
import { readWhen } from '../text/when.ts'
import { dishName } from './dishes.ts'
import { mealsMeant } from './plannedMeals.ts'

const cancels =
  /^(?:cancel|skip|scrap|drop|remove|delete|take|scratch|call off|forget about|forget|clear|nix|ditch|axe|erase|kill|get rid of|unplan|strike)(?: off| out)? (?:the |our )?(.+?)(?: off| out| away)?$/i
const nobodyCooks =
  /^(?:nobody|no one|noone|we'?re not|we are not|we won'?t be|we will not be|i'?m not|no|we won'?t|we don'?t|i won'?t(?: be)?)\s*(?:is |will be |will |wants to |has to |needs to |want to |need to )?(?:cooks?|cooking|making dinner|make dinner|dinner|lunch|breakfast|needs? dinner|eat(?:s|ing)? (?:dinner |lunch |breakfast )?at home|home for dinner|making lunch)\b(?: needed| necessary)?(.*)$/i

/** 'tomorrow's dinner is cancelled' */
const isOff =
  /^(.+?) (?:is|are|has been|have been|was|got) (?:cancell?ed|called off|off the menu)$/i

const dishSaid = (text: string, { today }: Scene) => dishName(readWhen(text, today).rest)

/** 'cancel Friday's dinner', 'nobody cooks on Friday', 'skip lunch tomorrow'. */
export const mealCancellations: Ability = (words, scene) => {
  const nobody = nobodyCooks.exec(words)
  const off = isOff.exec(words)?.[1]
  const without = words.replace(/^.*?\b(?:cooks?|cooking|at home)\b/i, '')
  const [, denied] =
    /^(?:let's have |we want |we'll have |i want )?no (?:more )?(.+)$/i.exec(words) ?? []
  const isPlanned =
    denied !== undefined &&
    findDays(denied, scene.today).length === 1 &&
    mealsMeant(denied, scene).length === 1
  const deniedDay = denied && findDays(denied, scene.today).length === 1
  if (deniedDay && !isPlanned && !nobody && findRecipes(dishSaid(denied, scene), scene).length > 0)
    return say(`“${denied}” is not on the menu, so there is nothing to cancel.`)
  const said = (isPlanned ? denied : off) ?? (nobody ? without : cancels.exec(words)?.[1])
  if (said === undefined) return undefined
  const { list } = readList(words)
  const when = readWhen(said, scene.today)
  if (nobody && when.days.length === 0) return undefined
  const { members } = scene.household
  const names = new RegExp(`\\b(?:${anyOf(members.map(({ name }) => name)) || '-'})\\b`, 'i')
  // 'No dinner for Junior' is about him alone.
  if (nobody && names.test(words)) return undefined
  const meals =
    nobody && !isPlanned
      ? findMeals({ days: when.days, mealType: when.mealType ?? 'Dinner' }, scene)
      : mealsMeant(said, scene)
  const named =
    list === 'menu' ||
    when.days.length > 0 ||
    when.mealType !== null ||
    /^(?:cancel|skip|call off)\b/i.test(words)
  if (!named || (list && list !== 'menu') || readLocation(words, scene.household).found)
    return undefined
  if (when.days.length > 1 || (when.isStretch && meals.length > 1)) {
    return say(
      `That would cancel ${enumerated(meals.map((meal) => `**${mealLabel(meal, scene)}**`))}. Name the meals one by one, so that none goes by mistake.`,
    )
  }
  if (meals.length === 0) {
    if (
      list !== 'menu' &&
      when.days.length === 0 &&
      !when.mealType &&
      !/^(?:cancel|skip|call off)\b/i.test(words)
    )
      return undefined
    return say(
      when.days[0]
        ? `Nothing is planned there for ${dayName(when.days[0], scene.today)}, so there is nothing to cancel.`
        : `I don't find “${said}” on the menu.`,
    )
  }
  const remove = (meal: MealEvent) => ({
    date: meal.date,
    mealType: meal.mealType,
    recipeName: meal.recipeName,
  })
  const reading = decide(
    { certain: meals, likely: [] },
    {
      spoken: said,
      where: 'on the menu',
      label: (meal) => mealLabel(meal, scene),
      act: (meal) => propose('DELETE_MENU_ITEM_TEXT', [remove(meal)]),
    },
  )
  // One who does not cook says nothing of the others.
  return nobody && /^i\b/i.test(words) ? asQuestion(reading, words) : reading
}
