import { anyOf } from './anyOf.ts'

const words: Readonly<Record<string, string>> = {
  a: '1',
  an: '1',
  another: '1',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  eleven: '11',
  twelve: '12',
  thirteen: '13',
  fourteen: '14',
  fifteen: '15',
  sixteen: '16',
  seventeen: '17',
  eighteen: '18',
  nineteen: '19',
  twenty: '20',
  'twenty-four': '24',
  'twenty four': '24',
  thirty: '30',
  forty: '40',
  fifty: '50',
  half: '½',
  'half a': '½',
  'half an': '½',
  'a half': '½',
  'one and a half': '1½',
  'two and a half': '2½',
  'a quarter': '¼',
  'a couple of': '2',
  'a couple': '2',
  'couple of': '2',
  'a pair of': '2',
  'a few': 'a few',
  'a single': '1',
  several: 'several',
  'a dozen': '1 dozen',
  'one dozen': '1 dozen',
  'two dozen': '2 dozen',
  'three dozen': '3 dozen',
  'four dozen': '4 dozen',
  'half a dozen': '6',
  'a half dozen': '6',
  dozen: '1 dozen',
}

const units = anyOf(
  `lb|lbs|pound|pounds|oz|ounce|ounces|kg|kilo|kilos|g|gram|grams|l|liter|liters|litre|litres|ml|cup|cups|pint|pints|quart|quarts|qt|gallon|gallons|gal|can|cans|tin|tins|jar|jars|bottle|bottles|box|boxes|bag|bags|pack|packs|package|packages|packet|packets|pkg|carton|cartons|tub|tubs|bunch|bunches|head|heads|loaf|loaves|stick|sticks|block|blocks|slice|slices|piece|pieces|clove|cloves|bulb|bulbs|dozen|roll|rolls|case|cases|tray|trays|container|containers|sack|sacks|tube|tubes|six-pack|serving|servings|portion|portions|stalk|stalks|sprig|sprigs|ear|ears|wheel|wedge|pot|bar|bars|sleeve|pouch|pouches|handful|punnet|jug|jugs|crate|crates|basket|baskets|flat|bucket|canister|four-pack|12-pack|pk|pks|ct|count|tablespoon|tablespoons|tbsp|teaspoon|teaspoons|tsp|rack|racks|stack|bowl|bowls|plate|plates`.split(
    '|',
  ),
)

const digits =
  '\\d{1,5}(?:[.,]\\d{1,3})?(?: ?[-–] ?\\d{1,4})?(?: ?[¼½¾⅓⅔⅛])?|\\d{1,3} \\d\\/\\d|\\d\\/\\d|[¼½¾⅓⅔⅛]'
const numberWords = anyOf(Object.keys(words))
const number = `(?:\\d{1,3} \\d\\/\\d|\\d\\/\\d|${digits}|${numberWords})`
const size =
  '(?:extra[- ]large|large|small|big|medium|jumbo|huge|tiny|family[- ]size|full|mini|half|whole|giant|king[- ]size|little)'
const weight = '(?:oz|ounce|lb|pound|g|kg|l|liter|litre|ml|gallon|quart|pint|pack|count|ct)'
const inner = `(?:(?:\\d{1,3}(?:[.,]\\d{1,2})?|two|three|four|five|six|eight|ten|twelve|twenty|half)[- ]?${weight}[- ])`
/** 'a 2 liter of soda', 'a five pound bag of …': the size stands for the thing. */
const oneSized = new RegExp(
  `^(?:an?|one) (\\d{1,3}(?:[.,]\\d{1,2})?|two|three|four|five|six|eight|ten|twelve|twenty)[- ](${weight}) of `,
  'i',
)

/** 'two large cans of', '2lb', 'a 5 lb bag of', '12-pack of', 'three'. */
const leading = new RegExp(
  `^(${number})(?: ?x)?(?:(?: |-)?(${inner})?(${size} )?(?:(${units})\\b\\.?)(?= ?$| of\\b| ))?(?: of)?(?: |$)`,
  'i',
)
const packOf = /^(?:an? |one )?(\d{1,3}|six|four|twelve)[- ]?(?:pack|pk|count|ct) (?:of )?/i
/** 'three 12 packs of soda' */
const packsOf = /^(two|three|four|five|six|\d{1,2}) (\d{1,3})[- ]?(?:packs?|pks?) (?:of )?/i
/** '3 x 400 g tomatoes' */
const timesMeasured = new RegExp(
  `^(\\d{1,3}) ?[x×] ?(\\d{1,5}(?:[.,]\\d{1,3})?) ?(${units})\\b\\.? (?:of )?(?=\\S)`,
  'i',
)
const bareUnit = new RegExp(`^(${size} )?(${units}) of `, 'i')
const sized = /^(extra[- ]large|large|small|medium|big|jumbo|huge) (?=\S)/i
const trailing = new RegExp(
  `[ ,]*(?:[-–:] ?)?(?:(?:just|only) )?(?:\\b[x×] ?(\\d{1,4})|\\(?\\b(${digits}) ?[x×]\\)?|\\((${number}(?: ?(?:${units}))?)\\)|[-–:]? ?((?:${digits}|(?<=(?:just|only) )${number}) ?(?:${units}))|[-–:] ?(\\d{1,4}))\\.?$`,
  'i',
)
const onlyAmount = new RegExp(`^(${number})(?: ?(${size} )?(${units}))?$`, 'i')
const percent = /^\d{1,3} ?%/

const asNumber = (said: string): string =>
  words[said.toLowerCase()] ?? said.replace(/ ?([-–]) ?/, '$1')

const spaced = (...parts: (string | undefined)[]) =>
  parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ')

export type Amount = { quantity: string | null; name: string }

/** '2 lb of chicken' is 2 lb, and chicken. A name without an amount has none. */
export function readAmount(text: string): Amount {
  const said = text
    .trim()
    .replace(
      /^(an?|one|two|three|\d{1,3}) (?:new|fresh|more|extra|nice|good|other|additional) (?=\S)/i,
      '$1 ',
    )
  if (percent.test(said)) return { quantity: null, name: said }
  const times = timesMeasured.exec(said)
  if (times) {
    const [all, count, size, unit] = times
    return { quantity: `${count} x ${size} ${unit}`, name: said.slice(all.length) }
  }
  const packs = packsOf.exec(said)
  if (packs?.[1]) {
    return {
      quantity: `${asNumber(packs[1])} ${packs[2]}-packs`,
      name: said.slice(packs[0].length),
    }
  }
  const pack = packOf.exec(said)
  if (pack?.[1]) {
    return { quantity: `${asNumber(pack[1])}-pack`, name: said.slice(pack[0].length) }
  }
  const size = oneSized.exec(said)
  if (size?.[1]) {
    return { quantity: `${asNumber(size[1])} ${size[2]}`, name: said.slice(size[0].length) }
  }
  const lead = /^half and half\b/i.test(said) ? null : leading.exec(said)
  if (lead?.[1]) {
    const [all, count, inside, big, unit] = lead
    let rest = said.slice(all.length).trim()
    // '2 rolls' has no name but the unit itself.
    if (rest === '') {
      return unit
        ? { quantity: asNumber(count), name: spaced(inside, big, unit) }
        : { quantity: null, name: said }
    }
    const large = unit ? null : sized.exec(rest)
    if (large) rest = rest.slice(large[0].length)
    const one = asNumber(count)
    const within = inside?.replace(/^[a-z]+(?=[- ])/i, asNumber)
    const amount =
      within && one === '1' ? spaced(within, big, unit) : spaced(one, within, big, unit, large?.[1])
    return { quantity: amount, name: rest }
  }
  const unit = bareUnit.exec(said)
  if (unit) return { quantity: spaced('1', unit[1], unit[2]), name: said.slice(unit[0].length) }
  const trail = trailing.exec(said)
  const [, after, before, inBrackets, measured, bare] = trail ?? []
  const amount = after ?? before ?? inBrackets ?? measured ?? bare
  if (trail && amount && trail.index > 0) {
    return { quantity: readQuantity(amount) ?? amount, name: said.slice(0, trail.index).trim() }
  }
  return { quantity: null, name: said }
}

/** 'two', '3 lb', 'a dozen', 'half a gallon'; nothing for what is no amount. */
export function readQuantity(text: string): string | null {
  const amount = onlyAmount.exec(text.trim())
  return amount?.[1] ? spaced(asNumber(amount[1]), amount[2], amount[3]) : null
}

/** How many a number word means: 3 of 'three', 2 of 'a couple of'. */
export function numberOf(text: string): number | null {
  const said = asNumber(text.trim())
  return /^\d+$/.test(said) ? Number(said) : said === 'a few' ? 3 : null
}

export const numberPattern = number
export const unitPattern = units
