import type { MealEvent } from '#features/menu/menu.contract.ts'
import { typeName } from '#features/menu/menu.facts.ts'
import { addDays, dayName } from '#shared/days.ts'
import { commandsOf, decide } from '../find/decide.ts'
import { findMeals, mainOf, mealLabel } from '../find/meals.ts'
import { type Ability, propose, type Reading, type Scene, say } from '../reading.ts'
import { readQuantity } from '../text/amounts.ts'
import { findDays } from '../text/daySpans.ts'
import { readList, readLocation } from '../text/places.ts'
import { enumerated } from '../text/plainText.ts'
import { readWhen, timeOf } from '../text/when.ts'
import { type Dish, dishesFor, dishName, warningsFor } from './dishes.ts'

/** The meals that some words stand for: 'tacos', 'Friday's dinner', 'tomorrow's lunch'. */
export function mealsMeant(words: string, scene: Scene): MealEvent[] {
  const { rest } = readList(words)
  const when = readWhen(rest, scene.today)
  const dish = dishName(
    when.rest
      .replace(/'s\b/g, (s, at, text) => (at === text.length - 2 ? '' : s))
      .replace(/^(?:the|our|planned)\s+/i, '')
      .replace(/\b(?:meals?|food|cooking|plans?|planned|we (?:had |have )?planned|dish)\b/gi, ' ')
      .trim(),
  )
  if (when.days.length === 0 && !when.mealType && dish === '') return []
  const found = findMeals(
    { dish: dish || undefined, days: when.days, mealType: when.mealType },
    scene,
  )
  if (dish !== '' || when.days.length === 0) {
    return dish === '' ? found.filter(({ date }) => date === found[0]?.date) : found
  }
  return when.mealType ? found : mainOf(found)
}

const update = (meal: MealEvent, patch: object): Reading =>
  commandsOf([{ type: 'UPDATE_MENU_ITEM_TEXT', items: [{ id: meal.id, ...patch }] }])

/** The one meal that is meant, or a question; nothing planned is said so. */
const change = (words: string, scene: Scene, act: (meal: MealEvent) => Reading): Reading =>
  decide(
    { certain: mealsMeant(words, scene), likely: [] },
    { spoken: words.trim(), where: 'on the menu', label: (meal) => mealLabel(meal, scene), act },
  )

const swaps =
  /^(?:swap|switch|exchange|trade|flip|interchange)(?: around| out)?(?: the)?(?: (?:dinners?|meals?|lunch(?:es)?)(?: (?:on|of|from|for|between))?)? (.+?) (?:and|with|for|&) (.+)$/i

const isOnlyDay = (text: string, scene: Scene) => {
  const when = readWhen(text, scene.today)
  return (
    when.days.length === 1 &&
    dishName(when.rest.replace(/'s\b/g, '').replace(/\bmeals?\b/gi, '')) === ''
  )
}

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
  if (one) return update(one, { date: day(b) })
  if (two) return update(two, { date: day(a) })
  return say('Nothing is planned on either of these days.')
}

/** 'move dinner on Friday to Saturday': the last 'to' says where. */
const movesTo =
  /^(?:move|shift|push|postpone|reschedule|bring|delay|change|switch|put|set|make|have|pull|bump)(?: back| up| forward| off| out)? (?:the |our )?(.+) (?:to|until|till) (.+)$/i
const moves =
  /^(?:move|shift|push|postpone|reschedule|bring|delay|change|switch|put|set|make|have|pull|bump)(?: back| up| forward| off| out)? (?:the |our )?(.+?) (?:back |up |forward |over |out )?(?:on|onto|for|at|by) (.+)$/i
const shifts =
  /^(?:move|shift|push|postpone|delay|bump)(?: back)? (?:the |our )?(.+?) (?:back |out |forward |by )*(?:by )?(a|one|two|three|\d) days?(?: (?:later|back|earlier|forward))?$/i

const belongs =
  /^(?:the |our )?(.+?) (?:should|must|needs? to|has to|have to|ought to|is supposed to|are supposed to) (?:be|go|happen|move|be moved|be planned)(?: moved)? (?:on |to |for )?(.+)$/i

function movedTo(words: string, scene: Scene): Reading | undefined {
  const [, dish = '', day = ''] = belongs.exec(words) ?? []
  if (dish !== '' && isOnlyDay(day, scene) && mealsMeant(dish, scene).length === 1) {
    const [date] = readWhen(day, scene.today).days
    return change(dish, scene, (meal) => update(meal, { date }))
  }
  const [, named = '', count = ''] = shifts.exec(words) ?? []
  if (named !== '') {
    const days = { a: 1, one: 1, two: 2, three: 3 }[count.toLowerCase()] ?? Number(count)
    const sign = /\b(?:earlier|up|forward)\b/i.test(words) ? -1 : 1
    return change(named, scene, (meal) => update(meal, { date: addDays(meal.date, sign * days) }))
  }
  const [, what = '', to = ''] = movesTo.exec(words) ?? moves.exec(words) ?? []
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
  return change(what, scene, (meal) => {
    const typed =
      mealType && typeName(mealType) !== typeName(meal.mealType) && !date === !time
        ? mealType
        : null
    const newType =
      mealType && typeName(mealType) !== typeName(meal.mealType) ? (typed ?? mealType) : null
    const moved = (date && date !== meal.date) || newType || (time && time !== meal.time)
    if (!moved) return say(`**${meal.recipeName}** is planned just then already.`)
    return update(meal, {
      ...(date && date !== meal.date && { date }),
      ...(newType && { mealType: newType }),
      ...(time ? { time } : newType ? { time: timeOf(newType) } : {}),
    })
  })
}

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

export function replacement(meal: MealEvent, spoken: string, scene: Scene): Reading {
  const dishes = dishesFor(spoken, scene)
  const act = (dish: Dish): Reading => {
    const warnings = warningsFor(dish, meal.attendees, scene)
    if (warnings.length > 0)
      return say(`${enumerated(warnings)}, so I don't propose **${dish.recipeName}**.`)
    return update(meal, {
      recipeName: dish.recipeName,
      ...((dish.recipeId || meal.recipeId) && { recipeId: dish.recipeId ?? null }),
    })
  }
  return decide(
    { certain: dishes, likely: [] },
    { spoken, where: 'in the recipe book', label: ({ recipeName }) => recipeName, act },
  )
}

function replaced(words: string, scene: Scene): Reading | undefined {
  const [, firstOld = '', firstNew = ''] = insteadFirst.exec(words) ?? []
  const [, newer = '', older = ''] = insteadOf.exec(words) ?? []
  const [, what = '', by = ''] = replaces.exec(words) ?? []
  const [, only = ''] = instead.exec(words) ?? []
  const [, mine = '', dishThen = ''] = makesMeal.exec(words) ?? []
  const old = firstOld || older || what || mine
  if (readQuantity(old)) return undefined
  if (old !== '') {
    const dish = firstNew || newer || by || dishThen
    // 'the salmon on Saturday instead of Friday' moves it.
    if (older !== '' && isOnlyDay(older, scene)) {
      const to = readWhen(newer, scene.today)
      const [date] = to.days
      const named = dishName(to.rest.replace(/^let\b|\bbe$/gi, ''))
      if (!date || named === '') return undefined
      return change(`${named} on ${readWhen(older, scene.today).days[0]}`, scene, (meal) =>
        update(meal, { date }),
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
    return change(`${old}${days}`, scene, (meal) => replacement(meal, named, scene))
  }
  if (only !== '') {
    const when = readWhen(only, scene.today)
    const named = dishName(when.rest)
    if (when.days.length === 0 || named === '') return undefined
    // 'have the tacos on Saturday instead': they are planned on another day.
    const elsewhere = findMeals({ dish: named }, scene)
    const [planned, alsoPlanned] = elsewhere
    const [date] = when.days
    if (planned && !alsoPlanned && /\bthe\b/i.test(only)) return update(planned, { date })
    const meals = findMeals({ days: when.days, mealType: when.mealType ?? 'Dinner' }, scene)
    const [meal] = meals
    return meal && meals.length === 1 ? replacement(meal, named, scene) : undefined
  }
  return undefined
}

const cancels =
  /^(?:cancel|skip|scrap|drop|remove|delete|take|scratch|call off|forget about|forget|clear|nix|ditch|axe|erase|kill|get rid of|unplan|strike)(?: off| out)? (?:the |our )?(.+?)(?: off| out| away)?$/i
const nobodyCooks =
  /^(?:nobody|no one|noone|we'?re not|we are not|we won'?t be|we will not be|i'?m not|no|we won'?t|we don'?t|i won'?t(?: be)?)\s*(?:is |will be |will |wants to |has to |needs to |want to |need to )?(?:cooks?|cooking|making dinner|make dinner|dinner|lunch|breakfast|needs? dinner|eat(?:s|ing)? (?:dinner |lunch |breakfast )?at home|home for dinner|making lunch)\b(?: needed| necessary)?(.*)$/i

/** 'tomorrow's dinner is cancelled' */
const isOff =
  /^(.+?) (?:is|are|has been|have been|was|got) (?:cancell?ed|called off|off the menu)$/i

function cancelled(words: string, scene: Scene): Reading | undefined {
  const nobody = nobodyCooks.exec(words)
  const off = isOff.exec(words)?.[1]
  const without = words.replace(/^.*?\b(?:cooks?|cooking|at home)\b/i, '')
  const said = off ?? (nobody ? without : cancels.exec(words)?.[1])
  if (said === undefined) return undefined
  const { list } = readList(words)
  const when = readWhen(said, scene.today)
  if (nobody && when.days.length === 0) return undefined
  const meals = nobody
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
  return decide(
    { certain: meals, likely: [] },
    {
      spoken: said,
      where: 'on the menu',
      label: (meal) => mealLabel(meal, scene),
      act: (meal) => propose('DELETE_MENU_ITEM_TEXT', [remove(meal)]),
    },
  )
}

const eating =
  /\b(?:we|we're|we'll|everyone|eat|eats|eating|have|having|will|be|is|are|it|at home|then|instead of (?:at )?\d{1,2}(?::\d{2})?(?: ?[ap]m)?|instead|rather|please|let's|today|the|our|starts?|begins?|should|start|later|earlier|can|could|make)\b/gi

/** 'tonight we eat at 7', 'dinner is at 6:30 on Friday': another time for what is planned. */
function retimed(words: string, scene: Scene): Reading | undefined {
  const when = readWhen(
    words.replace(/\binstead of (?:at )?\d{1,2}(?::\d{2})?(?: ?[ap]m)?\b/i, ' '),
    scene.today,
  )
  if (!when.time || when.days.length > 1 || when.rest.replace(eating, ' ').trim() !== '')
    return undefined
  const days = when.days.length > 0 ? when.days : [scene.today]
  const meals = findMeals({ days, mealType: when.mealType ?? 'Dinner' }, scene)
  const [meal, another] = meals
  const { time } = when
  return meal && !another ? update(meal, { time }) : undefined
}

/** 'move tacos to Thursday', 'swap Monday and Tuesday', 'cancel Friday's dinner', 'pizza instead'. */
export const mealChanges: Ability = (words, scene) => {
  const { list } = readList(words)
  if (list === 'shopping' || list === 'pantry' || list === 'recipes') return undefined
  return (
    swapped(words, scene) ??
    retimed(words, scene) ??
    movedTo(words, scene) ??
    replaced(words, scene) ??
    cancelled(words, scene)
  )
}
