import { nameKey } from '#shared/names.ts'
import kitchen from './kitchenFacts.json' with { type: 'json' }
import { type Question, says } from './question.ts'
import { told } from './sentences.ts'

const substitutes = new Map(Object.entries(kitchen.substitutes))

/** What can stand in for a food, for a dish that is to succeed all the same. */
export const substituteAnswer = ({ things, unknown }: Question): string | undefined =>
  told(
    [...things, unknown].map((thing) => {
      const key = nameKey(thing)
      const other = substitutes.get(key) ?? substitutes.get(key.split(' ').at(-1) ?? '')
      return other && `Instead of ${thing} you can use ${other}.`
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
