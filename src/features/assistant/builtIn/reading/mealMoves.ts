import { typeName } from '#features/menu/menu.logic.ts'
import { addDays } from '#shared/days.ts'
import { findMeals, mealLabel } from '../find/meals.ts'
import { type Ability, propose, type Reading, type Scene, say } from '../reading.ts'
import { enumerated } from '../text/plainText.ts'
import { readWhen, timeOf } from '../text/when.ts'
import { dishName } from './dishes.ts'
import { changeMeal, isOnlyDay, mealsMeant, updateMeal } from './plannedMeals.ts'

const swaps =
  /^(?:swap|switch|exchange|trade|flip|interchange)(?: around| out)?(?: the)?(?: (?:dinners?|meals?|lunch(?:es)?)(?: (?:on|of|from|for|between))?)? (.+?) (?:and|with|for|&) (.+)$/i

function swapped(words: string, scene: Scene): Reading | undefined {
  const [, a = '', b = ''] = swaps.exec(words) ?? []
  if (a === '') return undefined
  const bothDays = isOnlyDay(a, scene) && isOnlyDay(b, scene)
  const meals = [mealsMeant(a, scene), mealsMeant(b, scene)]
  const [[one, ...moreOne] = [], [two, ...moreTwo] = []] = meals
  if (!bothDays && (!one || !two)) return undefined
  if (moreOne.length + moreTwo.length > 0) {
    const all = enumerated(
      [...(meals[0] ?? []), ...(meals[1] ?? [])].map((meal) => `**${mealLabel(meal, scene)}**`),
    )
    return say(`There is more than one: ${all}. Name the dishes that I should swap.`)
  }
  if (one && two) {
    return propose('UPDATE_MENU_ITEM_TEXT', [
      { id: one.id, date: two.date },
      { id: two.id, date: one.date },
    ])
  }
  const day = (text: string) => readWhen(text, scene.today).days[0] ?? scene.today
  if (one) return updateMeal(one, { date: day(b) })
  if (two) return updateMeal(two, { date: day(a) })
  return say('Nothing is planned on either of these days.')
}

/** 'move dinner on Friday to Saturday': the last 'to' says where. */
const movesTo =
  /^(?:move|shift|push|postpone|reschedule|bring|delay|change|switch|put|set|make|have|pull|bump)(?: back| up| forward| off| out)? (?:the |our )?(.+) (?:to|until|till) (.+)$/i
const moves =
  /^(?:move|shift|push|postpone|reschedule|bring|delay|change|switch|put|set|make|have|pull|bump)(?: back| up| forward| off| out)? (?:the |our )?(.+?) (?:back |up |forward |over |out )?(?:on|onto|for|at|by) (.+)$/i
const shifts =
  /^(?:move|shift|push|postpone|delay|bump)(?: back)? (?:the |our )?(.+?) (?:back |out |forward |by )*(?:by )?(a|one|two|three|\d) days?(?: (?:later|back|earlier|forward))?$/i

const nextDay =
  /^(?:move|shift|push|postpone|delay|bump|change|bring|pull)(?: back| up| out)? (?:the |our )?(.+?)(?: back| up| out)? (?:to|until|till) (?:the )?(day after|next day|following day|day before|previous day)(?: that| it)?$/i

const belongs =
  /^(?:the |our )?(.+?) (?:should|must|needs? to|has to|have to|ought to|is supposed to|are supposed to) (?:be|go|happen|move|be moved|be planned)(?: moved)? (?:on |to |for )?(.+)$/i

function movedTo(words: string, scene: Scene): Reading | undefined {
  const [, dish = '', day = ''] = belongs.exec(words) ?? []
  if (dish !== '' && isOnlyDay(day, scene) && mealsMeant(dish, scene).length === 1) {
    const [date] = readWhen(day, scene.today).days
    return changeMeal(dish, scene, (meal) => updateMeal(meal, { date }))
  }
  const [, named = '', count = ''] = shifts.exec(words) ?? []
  if (named !== '') {
    const days = { a: 1, one: 1, two: 2, three: 3 }[count.toLowerCase()] ?? Number(count)
    const sign = /\b(?:earlier|up|forward)\b/i.test(words) ? -1 : 1
    return changeMeal(named, scene, (meal) =>
      updateMeal(meal, { date: addDays(meal.date, sign * days) }),
    )
  }
  const [, next = '', which = ''] = nextDay.exec(words) ?? []
  if (next !== '') {
    const by = /before|previous/i.test(which) ? -1 : 1
    return changeMeal(next, scene, (meal) => updateMeal(meal, { date: addDays(meal.date, by) }))
  }
  const [, said = '', to = ''] = movesTo.exec(words) ?? moves.exec(words) ?? []
  const what = said.replace(/ (?:back|up|forward|over|out)$/i, '')
  if (what === '') return undefined
  // 'put lasagna on Friday' plans; 'put the salmon on Friday' may mean the one that is planned.
  if (
    /^(?:put|set|make|have)\b/i.test(words) &&
    !/^\w+ (?:the|our|tonight|tomorrow|\w+day's|today)\b/i.test(words)
  ) {
    return undefined
  }
  const when = readWhen(`at ${to}`, scene.today)
  const target = readWhen(to, scene.today)
  const [date] = target.days
  const mealType = target.mealType ?? null
  const time = target.time ?? when.time
  const left = dishName(target.days.length > 0 || mealType ? target.rest : when.rest)
  if ((!date && !time && !mealType) || left !== '') return undefined
  if (
    !/^(?:move|shift|push|postpone|reschedule|bring|delay|pull|bump)\b/i.test(words) &&
    mealsMeant(what, scene).length === 0
  )
    return undefined
  return changeMeal(what, scene, (meal) => {
    const newType = mealType && typeName(mealType) !== typeName(meal.mealType) ? mealType : null
    const moved = (date && date !== meal.date) || newType || (time && time !== meal.time)
    if (!moved) return say(`**${meal.recipeName}** is planned just then already.`)
    return updateMeal(meal, {
      ...(date && date !== meal.date && { date }),
      ...(newType && { mealType: newType }),
      ...(time ? { time } : newType ? { time: timeOf(newType) } : {}),
    })
  })
}

const eating =
  /\b(?:we|we're|we'll|everyone|eat|eats|eating|have|having|will|be|is|are|it|at home|then|instead of (?:at )?\d{1,2}(?::\d{2})?(?: ?[ap]m)?|instead|rather|please|let's|today|the|our|starts?|begins?|should|start|later|earlier|can|could|make)\b/gi

/** 'tonight we eat at 7', 'dinner is at 6:30 on Friday': another time for what is planned. */
function retimed(words: string, scene: Scene): Reading | undefined {
  const when = readWhen(
    words.replace(
      /,? (?:instead of|not|rather than) (?:at )?\d{1,2}(?::\d{2})?(?: ?[ap]m)?\b/i,
      ' ',
    ),
    scene.today,
  )
  if (!when.time || when.days.length > 1 || when.rest.replace(eating, ' ').trim() !== '')
    return undefined
  const days = when.days.length > 0 ? when.days : [scene.today]
  const meals = findMeals({ days, mealType: when.mealType ?? 'Dinner' }, scene)
  const [meal, another] = meals
  const { time } = when
  return meal && !another ? updateMeal(meal, { time }) : undefined
}

/** 'swap Monday and Tuesday', 'move tacos to Thursday', 'dinner is at 7 tonight'. */
export const mealMoves: Ability = (words, scene) =>
  swapped(words, scene) ?? retimed(words, scene) ?? movedTo(words, scene)
