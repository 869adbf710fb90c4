import type { CommandType } from '#features/cards.logic.ts'
import { typeName } from '#features/menu/menu.logic.ts'
import { anyOf } from '#shared/anyOf.ts'
import { addDays } from '#shared/days.ts'
import { readQuantity } from '#shared/ingredients/itemAmount.ts'
import { fieldsOf, type ItemFields, nameOf, textOf } from '../itemFields.ts'
import { type Reading, type Scene, say } from '../reading.ts'
import { readItems } from '../text/itemList.ts'
import { readLocation, readStore } from '../text/places.ts'
import { enumerated } from '../text/plainText.ts'
import { readWhen, timeOf } from '../text/when.ts'
import { dishesFor, dishName, readEaters, warningsFor } from './dishes.ts'
import { readWish } from './wish.ts'

export const shift =
  /^(?:(?:an?|the|one|two|three|\d) )?(days?|weeks?|hours?) (later|earlier|after|before|sooner)(?: that)?$/i
const counts: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3 }

export type Patch = ItemFields

/** What a correction changes of a meal. */
export function mealPatch(words: string, item: unknown, scene: Scene): Patch | Reading | undefined {
  const later = shift.exec(words)
  const date = textOf(item, 'date')
  if (later && date && !/hour/i.test(later[1] ?? '')) {
    const [first = ''] = words.toLowerCase().split(' ')
    const count = (counts[first] ?? (Number(first) || 1)) * (/week/i.test(later[1] ?? '') ? 7 : 1)
    return { date: addDays(date, /earlier|before|sooner/i.test(later[2] ?? '') ? -count : count) }
  }
  const eaters = readEaters(
    /^(?:for|without|with|except|only|just)\b/i.test(words) ? words : `for ${words}`,
    scene,
  )
  const used = eaters.attendees && eaters.rest === '' ? eaters : { attendees: null, rest: words }
  const when = readWhen(used.rest, scene.today)
  const dish = dishName(
    when.rest.replace(
      new RegExp(`^(?:no |not )?${anyOf([nameOf(item) || ' '])}, (?:but )?`, 'i'),
      '',
    ),
  )
  const time = when.time ?? (when.days.length === 0 && when.mealType ? timeOf(when.mealType) : null)
  const patch: Patch = {
    ...(when.days[0] && { date: when.days[0] }),
    ...(when.mealType &&
      typeName(when.mealType) !== typeName(textOf(item, 'mealType') ?? '') &&
      when.days.length === 0 &&
      !when.time && { mealType: when.mealType }),
    ...(time && { time }),
    ...(used.attendees && { attendees: used.attendees }),
  }
  if (dish === '') return Object.keys(patch).length > 0 ? patch : undefined
  if (Object.keys(patch).length > 0) return undefined
  const dishes = dishesFor(dish, scene)
  const [one] = dishes
  if (!one) return undefined
  if (dishes.length > 1) {
    const names = dishes.slice(0, 6).map(({ recipeName }) => `**${recipeName}**`)
    return say(`Which one do you mean: ${enumerated(names, 'or')}? Say its whole name.`)
  }
  const warnings = warningsFor(one, null, scene)
  if (warnings.length > 0)
    return say(`${enumerated(warnings)}, so I don't propose **${one.recipeName}**.`)
  return {
    recipeName: one.recipeName,
    ...(one.recipeId
      ? { recipeId: one.recipeId }
      : textOf(item, 'recipeName') && 'recipeId' in fieldsOf(item)
        ? { recipeId: null }
        : {}),
  }
}

/** What a correction changes of something to buy or at home. */
function thingPatch(
  words: string,
  type: CommandType,
  wasCorrected: boolean,
  scene: Scene,
): Patch | undefined {
  const quantity = readQuantity(words)
  if (quantity) return { quantity }
  const isShopping = /SHOPPING/.test(type)
  if (isShopping) {
    const wish = readWish(/^(?:from|at|for)\b/i.test(words) ? words : `from ${words}`, scene)
    if (wish.store && wish.rest === '') return { store: wish.store }
    const urgency = readWish(` ${words}`, scene)
    if (urgency.priority && urgency.rest === '') return { priority: urgency.priority }
    if (urgency.notes && urgency.rest === '' && /^for\b/i.test(words))
      return { notes: urgency.notes }
    if (readStore(words, scene.household).found) return undefined
  } else {
    const place = readLocation(
      /^(?:in|into|to|on)\b/i.test(words) ? words : `in the ${words.replace(/^the /i, '')}`,
      scene.household,
    )
    if (place.found && place.rest === '') return { location: place.found }
  }
  const [item, ...more] = readItems(words)
  if (!item || more.length > 0 || !wasCorrected) return undefined
  return { name: item.name, ...(item.quantity && { quantity: item.quantity }) }
}

/** 'from Costco, two bottles' says two things at once. */
export function thingPatches(
  words: string,
  type: CommandType,
  wasCorrected: boolean,
  scene: Scene,
): Patch | undefined {
  const whole = thingPatch(words, type, wasCorrected, scene)
  if (whole || !words.includes(',')) return whole
  const parts = words.split(/,\s*(?:and )?/).map((part) => thingPatch(part, type, false, scene))
  return parts.every((part) => part !== undefined) ? Object.assign({}, ...parts) : undefined
}

export const isReading = (value: Patch | Reading): value is Reading =>
  'says' in value && 'commands' in value
