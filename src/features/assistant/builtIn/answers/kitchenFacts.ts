import { foodByName, kindsOf } from '#shared/foods/foods.ts'
import { avoidWarnings } from '#shared/foods/mustAvoid.ts'
import { nameKey } from '#shared/names.ts'
import type { Scene } from '../reading.ts'
import kitchen from './kitchenFacts.json' with { type: 'json' }
import { type Question, says } from './question.ts'
import { told } from './sentences.ts'

const substitutes = new Map(Object.entries(kitchen.substitutes))

/** Of 'unsalted butter' what stands in for butter; of 'peanut butter' not. */
function standIn(thing: string): string | undefined {
  const key = nameKey(thing)
  const last = key.split(' ').at(-1) ?? ''
  const [food, kind] = [foodByName(key), foodByName(last)]
  const isKind = !food || !kind || kindsOf(food).has(kind)
  return substitutes.get(key) ?? (isKind ? substitutes.get(last) : undefined)
}

/** What can stand in for a food, for a dish that is to succeed all the same, and who can't eat that. */
export const substituteAnswer = (
  { things, unknown }: Question,
  { household: { members } }: Scene,
): string | undefined =>
  told(
    [...things, unknown].map((thing) => {
      const other = standIn(thing)
      if (!other) return undefined
      const eaten = { members, attendees: null, name: '', ingredients: other.split(/, | or /) }
      const careful = avoidWarnings(eaten).map((warning) => ` Careful: ${warning}.`)
      return `Instead of ${thing} you can use ${other}.${careful.join('')}`
    }),
  )

/** '180 C in F', '350 Fahrenheit in Celsius'. */
function sayDegrees(text: string): string | undefined {
  const said = /\b(\d{2,3}) ?(?:degrees? )?(c|f|celsius|centigrade|fahrenheit)\b/.exec(text)
  if (!said) return undefined
  const degrees = Number(said[1])
  return said[2]?.startsWith('c')
    ? `${degrees} °C is ${Math.round((degrees * 9) / 5 + 32)} °F.`
    : `${degrees} °F is ${Math.round(((degrees - 32) * 5) / 9)} °C.`
}

/** What every kitchen knows. All words of a fact must be said, or one of those between bars. */
export const kitchenAnswer = (question: Question): string | undefined =>
  sayDegrees(question.text) ??
  Object.entries(kitchen.facts).find(([words]) =>
    words.split(' ').every((word) => says(question, word.replaceAll('|', ', '))),
  )?.[1]
