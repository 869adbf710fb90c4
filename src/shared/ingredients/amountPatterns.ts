import { anyOf } from '../anyOf.ts'
import { readQuantity } from './itemAmount.ts'
import { numberWords } from './numbers.ts'
import { unitWords } from './units.ts'

const phrases =
  'a, an, another, half, half a, half an, a half, one and a half, two and a half, a quarter, a couple of, a couple, couple of, a pair of, a few, a single, several, a dozen, one dozen, two dozen, three dozen, four dozen, half a dozen, a half dozen, dozen, twenty four'.split(
    ', ',
  )

export const numberPattern = `(?:\\d{1,3} \\d\\/\\d|\\d\\/\\d|\\d{1,5}(?:[.,]\\d{1,3})?(?: ?[-–] ?\\d{1,4})?(?: ?[¼½¾⅓⅔⅛])?|[¼½¾⅓⅔⅛]|${anyOf([...numberWords.keys(), ...phrases])})`

/** Units that mean something else in a sentence: 'another recipe for …'. */
const otherwise = /^(?:ins?|"s?|inch|(?:recipe|part|side|round|batch)(?:e?s)?)$/

export const unitPattern = anyOf(unitWords().filter((word) => !otherwise.test(word)))

/** The number in a text: 3 for 'three', 2 for 'a couple of'. */
export function numberOf(text: string): number | null {
  const said = readQuantity(text)
  return said === 'a few' ? 3 : /^\d+$/.test(said ?? '') ? Number(said) : null
}
