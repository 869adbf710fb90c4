import { isExactlyFood } from '#shared/foods/foodPlace.ts'
import { readAmount, readQuantity } from '#shared/ingredients/itemAmount.ts'
import { nameKey } from '#shared/names.ts'
import { withNamesShown, withNamesWhole } from './compoundNames.ts'
import { sayName } from './plainText.ts'

export type SpokenItem = {
  name: string
  /** None was said. */
  quantity: string | null
  notes: string | null
}

const separators =
  /\s*([,;\n]\s*(?:and\b)?|(?<=\s)\+(?=\s)|\bas well as\b|\balong with\b|\bplus\b|\band\b|(?<=\s)&(?=\s))\s*/i

const filler =
  /^(?:(?:the|some|any|more|extra|also|our|my|that|those|these|this|lots of|plenty of|a lot of|enough|of|all|just|only|then|maybe|please|a little|a bit of|additional|new|fresh new|like|either|both|of the|and|oh|um|uh|for|an? thing of|things of)\s+)/i
const closing =
  /[\s,]+(?:too|as well|please|pls|also|again|now|soon|though|tho|thanks|thank you|for me|for us|if possible|ok|okay|right away|today|while you're at it|when you can|or so|or something|instead|already|either|for now|next time|down|on (?:the|your|my|our) way (?:home|back)|after work|at the store|from the store|for (?:it|that|them|this)|anyway|anyways|from there|just in case|real quick|really quick|quickly|added|put)$/i
const bullet = /^(?:[-*•·–]|\d{1,2}[.)](?=\s))\s*/
const inBrackets = /\s*\(([^()]{1,80})\)\s*$/

function trimmed(piece: string): string {
  let text = piece.replace(bullet, '').replace(/^[\s"':.]+|[\s"':.!?]+$/g, '')
  for (let n = 0; n < 4; n += 1) {
    const shorter = text
      .replace(closing, '')
      .replace(filler, '')
      .replace(/^[\s"':.]+/, '')
    if (shorter === text) break
    text = shorter
  }
  return text
}

/** 'milk, no wait, oat milk': the one before was not meant. */
const takenBack =
  /^(?:no,? wait|wait,? no|wait|scratch that|oops|i mean|i meant|or rather|actually no|no)$/i

/** 'sorry oyster crackers', 'I mean limes': what was meant follows at once. */
const meantInstead =
  /^(?:sorry|oops|i mean|i meant|no wait|wait no|wait|scratch that|or rather|actually no|no)[, ]+(?:make (?:that|it) )?(?=\S)/i

const pronoun =
  /^(?:it|them|that|those|this|these|one|ones|more|some|another|all|everything|him|her|me|us|you|they|stuff)$/i
const longestName = 120
const mostItems = 60

function readItem(piece: string): SpokenItem | null {
  let text = trimmed(piece)
  if (text === '') return null
  let notes: string | null = null
  const remark = inBrackets.exec(text)?.[1]
  if (remark && readQuantity(remark) === null) {
    notes = sayName(remark)
    text = text.replace(inBrackets, '')
  }
  const { quantity, name } = readAmount(text)
  const called = trimmed(name)
  // 'a dozen' alone names nothing.
  if (quantity === null && readQuantity(called) !== null) return null
  if (called === '' || called.length > longestName || pronoun.test(called)) return null
  // 'the big one', 'the good kind': which, not what.
  if (/^(?:\w+ )?(?:ones?|kind|sort)$/i.test(called)) return null
  // 'add her to the family' names nothing to buy or to store.
  if (/^(?:her|him|them|it|me|us) (?:to|on|in|from|off|for)\b/i.test(called)) return null
  return { name: sayName(called), quantity, notes }
}

const fewestFoods = 3

/** 'milk eggs bread': three, when each word is a food of its own and nothing here is called so. */
function listedWithoutCommas(item: SpokenItem, names: Iterable<string>): SpokenItem[] {
  const words = item.name.split(' ')
  const isWhole = words.length < 2 || words.length > 12 || isExactlyFood(item.name)
  if (isWhole || item.notes || [...names].some((name) => nameKey(name) === nameKey(item.name)))
    return [item]
  const foods: string[] = []
  for (let n = 0; n < words.length; ) {
    const length = [3, 2, 1].find((count) => isExactlyFood(words.slice(n, n + count).join(' ')))
    if (!length) return [item]
    foods.push(words.slice(n, n + length).join(' '))
    n += length
  }
  // 'Egg bread' is one thing; 'eggs bread' is two.
  const isRow = foods.length >= fewestFoods || /(?<!s|u|se)s$/i.test(foods[0] ?? '')
  if (foods.length < 2 || !isRow) return [item]
  return foods.map((food, n) => ({
    name: sayName(food),
    quantity: n === 0 ? item.quantity : null,
    notes: null,
  }))
}

/** 'a dozen rolls, two bunches of kale and a box of mac and cheese' are three. */
export function readItems(text: string, names: Iterable<string> = []): SpokenItem[] {
  const items: SpokenItem[] = []
  const parts = withNamesWhole(text, names).split(separators).map(withNamesShown)
  // Every other part is what stands between two pieces.
  for (let n = 0; n < parts.length; n += 2) {
    const said = parts[n] ?? ''
    const piece = items.length > 0 ? said.trim().replace(meantInstead, '') : said
    if (piece !== said.trim() && piece !== said) items.pop()
    if (takenBack.test(piece.trim())) {
      items.pop()
      continue
    }
    const last = items.at(-1)
    const amount = parts[n - 1]?.trim() === ',' ? readQuantity(trimmed(piece)) : null
    // 'eggs, a dozen' says how many; 'eggs, a dozen rolls' does not.
    if (amount !== null && last?.quantity === null && !/\bdozen \w/i.test(amount)) {
      last.quantity = amount
    } else {
      const item = readItem(piece)
      if (item && items.length < mostItems) items.push(...listedWithoutCommas(item, names))
    }
  }
  return items
}
