import type { PantryItem } from '#features/pantry/pantry.contract.ts'
import { readQuantity } from '#shared/ingredients/itemAmount.ts'
import { commandsOf, decide, findInPantry } from '../find/decide.ts'
import { type Ability, ask, type Reading, type Scene, say, together } from '../reading.ts'
import { readItems, type SpokenItem } from '../text/itemList.ts'
import { readLocation } from '../text/places.ts'
import { ownNames } from './ownNames.ts'

const fractions: Readonly<Record<string, number>> = {
  '¼': 0.25,
  '½': 0.5,
  '¾': 0.75,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
}

/** '2 lb' is 2 of lb, '½ gallon' half of a gallon, '1 1/2 cups' one and a half. */
function measured(quantity: string): { count: number; unit: string } | null {
  const match = /^(\d+(?:\.\d+)?)?\s*(?:(\d)\/(\d))?([¼½¾⅓⅔])?\s*(?:x\s*)?(.*)$/.exec(
    quantity.trim(),
  )
  if (!match) return null
  const [, whole, upper, lower, sign, unit = ''] = match
  if (!whole && !upper && !sign) return null
  const part = upper && lower ? Number(upper) / Number(lower) : sign ? (fractions[sign] ?? 0) : 0
  return { count: Number(whole ?? 0) + part, unit: unit.trim() }
}

const sayCount = (count: number): string => {
  const whole = Math.floor(count)
  const part = Object.entries(fractions).find(
    ([, value]) => Math.abs(value - (count - whole)) < 0.01,
  )
  if (part) return `${whole || ''}${part[0]}`
  return String(Math.round(count * 100) / 100)
}

const unitFor = (count: number, unit: string): string =>
  count === 1 ? unit.replace(/(?<=ch|x)es$|(?<!s)s$/, '') : unit

const bare = (unit: string) => unit.toLowerCase().replace(/s$/, '')

/** What is left of an amount; nothing if that can't be worked out or nothing would be left. */
function less(from: string, taken: string): string | null {
  const had = measured(from)
  const used = measured(taken)
  if (!had || !used) return null
  if (bare(had.unit) !== bare(used.unit) && used.unit !== '') return null
  const left = had.count - used.count
  return left > 0 ? `${sayCount(left)} ${unitFor(left, had.unit)}`.trim() : null
}

const setQuantity = (item: PantryItem, quantity: string): Reading =>
  commandsOf([{ type: 'UPDATE_PANTRY_ITEMS_TEXT', items: [{ id: item.id, quantity }] }])

const label = (item: PantryItem) => `${item.name} (${item.quantity}, ${item.location})`

/** Some of it was used: the rest is worked out, or asked for. */
export const usedSome = (food: SpokenItem, words: string, scene: Scene): Reading =>
  decide(findInPantry(food.name, scene), {
    spoken: food.name,
    where: 'in the pantry',
    label,
    act: (item) => {
      const had = measured(item.quantity)
      const half =
        /\bhalf\b/i.test(words) && had ? `${sayCount(had.count / 2)} ${had.unit}`.trim() : null
      const left = half ?? (food.quantity && less(item.quantity, food.quantity))
      return left
        ? setQuantity(item, left)
        : say(
            `How much of the **${item.name}** is left? It was ${item.quantity}. Say '2 cups left', for instance.`,
          )
    },
  })

const left = [
  /^(?:we|i) (?:only|just|still only) (?:have|got) (.+?)(?: (?:left|remaining))?$/i,
  /^(?:we|i)(?: still| only| just|'re| are|'ve| have)*(?: have| got| down to)? (?:only |just |about |exactly |still )*(.+?) (?:left|remaining)(?: (?:in|on) .+)?$/i,
  /^(?:there'?s|there is|there are|there're) (?:still |only |just |about |exactly )*(.+?) (?:left|remaining)(?: (?:in|on) .+)?$/i,
  /^(?:only |just |about |still )+(.+?) (?:left|remaining)$/i,
  /^(?:there'?s|there is|there are|we have|we'?ve got|i have|we got) (?:only|just) (.+)$/i,
  /^(?:we'?re|we are) down to (?:the last |our last |just |only )?(.+)$/i,
  /^((?:\d|a |an |one |two |three |four |five |six |half ).+?) (?:left|remaining)$/i,
]
const tallied = /^(?:i |we )?(?:just )?(?:counted|count) (.+?)(?: in (?:the|our) .+)?$/i

/** 'eggs: 4 left', 'the rice is down to 2 lb': the name comes first. */
const nameFirst =
  /^(?:the |our )?([a-z' -]{2,40}?)(?::| is| are) (?:only |now |just |about |down )*(?:to )?((?:\d|[¼½¾]|one\b|two\b|three\b|four\b|five\b|six\b|half\b|a ).{0,30}?)(?: (?:left|remaining))?$/i

const said = (words: string) => {
  const [, name = '', amount = ''] = nameFirst.exec(words) ?? []
  const counts = /\b(?:left|remaining|down to)\b/i.test(words)
  if (name !== '' && counts && readQuantity(amount)) return `${amount} ${name}`
  for (const pattern of [...left, tallied]) {
    const what = pattern.exec(words)?.[1]
    if (what) return what
  }
  return undefined
}

function stillThere(food: SpokenItem, scene: Scene): Reading {
  const { quantity } = food
  if (quantity === null)
    return say(`How much **${food.name.toLowerCase()}** is left? Say '2 cups left', for instance.`)
  const found = findInPantry(food.name, scene)
  if (found.certain.length + found.likely.length === 0) {
    return ask(
      `There is no “${food.name}” in the pantry. Say 'add ${quantity} ${food.name.toLowerCase()} to the pantry' if it belongs there.`,
    )
  }
  return decide(found, {
    spoken: food.name,
    where: 'in the pantry',
    label,
    act: (item) => setQuantity(item, withUnit(quantity, item.quantity)),
  })
}

/** What is counted piece by piece, not weighed or measured. */
const counted =
  /^(?:cans?|bags?|box(?:es)?|jars?|bottles?|cartons?|packs?|heads?|bunch(?:es)?|loa(?:f|ves)|portions?|tubs?|blocks?|packages?|sticks?)$/i

/** 'We have 2 cans left' says its unit; '3 left' of '4 cans' means cans. */
function withUnit(quantity: string, before: string): string {
  const now = measured(quantity)
  const was = measured(before)
  if (!now || !was || now.unit !== '' || !counted.test(was.unit)) return quantity
  return `${quantity} ${unitFor(now.count, was.unit)}`
}

/** 'we have 2 eggs left', 'there are only 3 cans of beans'. */
export const remaining: Ability = (words, scene) => {
  const what = said(words)
  if (
    !what ||
    /^(?:no|any|don't|do not|haven't|not|aren't|isn't|ain't|not much|hardly|barely|little|very little|a little|not many)\b/i.test(
      what,
    )
  )
    return undefined
  const { rest } = readLocation(what, scene.household)
  const foods = readItems(rest.replace(/^the\s+/i, ''), ownNames(scene))
  return foods.length > 0 ? together(foods.map((food) => stillThere(food, scene))) : undefined
}
