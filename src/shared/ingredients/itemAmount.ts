import type { Leading } from './leading.ts'
import { afterArticle, readLeading } from './leadingWords.ts'
import { afterRoughly, type WrittenNumber } from './measures.ts'
import { numberWords } from './numbers.ts'
import { type Token, tokensOf } from './tokens.ts'
import { dimensionOf } from './units.ts'
import { writtenNumber } from './writtenAmounts.ts'

/** An amount as written, with digits for words, and the name of the item. */
export type ItemAmount = { quantity: string | null; name: string }

/** '2 lb of chicken' is '2 lb' and 'chicken'. */
export function readAmount(text: string): ItemAmount {
  const said = withArticle(text.trim()).replace(praised, '$1 ')
  return readPack(said) ?? readFront(said) ?? readBehind(said) ?? { quantity: null, name: said }
}

/** 'two', '3 lb', 'a dozen', 'half a gallon'; null for other texts. */
export function readQuantity(text: string): string | null {
  const amount = readFront(`${withArticle(text.trim())} ${anyFood}`)
  return amount?.name === anyFood ? amount.quantity : null
}

const anyFood = 'food'

const withArticle = (said: string) => said.replace(/^another\b/i, 'a').replace(/^dozen\b/i, 'a $&')

const praised =
  /^(an?|one|two|three|\d{1,3}) (?:new|fresh|more|extra|nice|good|other|additional|single) (?=\S)/i

/** 'a six-pack of', '12 ct', 'three 12 packs of': the number in one pack. */
const packs =
  /^(?:(?:an?|one|(\d{1,2}|two|three|four|five|six)) )?(\d{1,3}|six|four|twelve)[- ]?(?:pack|pk|count|ct)(s?) (?:of )?/i

function readPack(said: string): ItemAmount | undefined {
  const [all = '', count, held, many = ''] = packs.exec(said) ?? []
  if (!held || (many && !count)) return undefined
  const quantity = written(`${count ?? ''} ${held}-pack${many}`, [])
  return { quantity, name: said.slice(all.length) }
}

/** Vague amounts, which are kept as written. */
const vagueAmount = /^(?:a few|several)(?= \S)/i

function readFront(said: string): ItemAmount | undefined {
  const vague = vagueAmount.exec(said)?.[0]
  if (vague) return { quantity: vague.toLowerCase(), name: said.slice(vague.length + 1) }
  const tokens = tokensOf(said)
  const leading = afterArticle(tokens, readLeading(tokens, 0))
  const { amount, unit, next, numbers } = leading
  if ((amount === null && unit === null) || isOfPart(tokens, leading)) return undefined
  // A longer number is printed on a package.
  if (numbers.some(({ value }) => value >= 100_000)) return undefined
  const end = isUnitOfItem(tokens, leading) ? next : countEnd(tokens, leading)
  const first = tokens[tokens[end]?.word === 'of' ? end + 1 : end]
  // '2 lb' without a food: 'lb' is the name.
  const from = first?.from ?? numbers.at(-1)?.unit?.from ?? 0
  const name = said.slice(from)
  if (from === 0 || tokens[end]?.isSpaced === false || name === 'dozen') return undefined
  const quantity = written(said.slice(0, first ? tokens[end - 1]?.to : from), numbers)
  return { quantity: amount === null ? `1 ${quantity}` : quantity, name }
}

/** 'juice of 2 lemons' is an item's name, not an amount. */
function isOfPart(tokens: readonly Token[], { numbers: [number] }: Leading): boolean {
  const start = tokens[afterRoughly(tokens, 0)]
  return number !== undefined && number.from > (start?.from ?? 0) && !isArticle(start)
}

/** Units that also begin names ('glass cleaner'): they need an 'of' or the plural. */
const unitsInNames = new Set(
  'c t ball batch chunk cube dash drop fillet glass leaf log lump mini mug nest pod recipe scoop sheet shot splash square squeeze stem strip twist'.split(
    ' ',
  ),
)

function isUnitOfItem(tokens: readonly Token[], { amount, unit, next }: Leading): boolean {
  if (dimensionOf(unit) === 'length') return false
  if (tokens[next]?.word === 'of') return true
  return amount !== null && !unitsInNames.has(tokens[next - 1]?.word ?? '')
}

/** The token after the count if no unit follows: a 12 inch pizza is one pizza. */
function countEnd(tokens: readonly Token[], { unit, numbers }: Leading): number {
  if (isArticle(tokens[0])) return 1
  const to = dimensionOf(unit) === 'length' ? 0 : (numbers[0]?.to ?? 0)
  return tokens.findIndex((token) => token.from >= to)
}

const isArticle = (token: Token | undefined) => /^an?$/.test(token?.word ?? '')

const dividers = new Set([',', '-', ':', '(', 'x', '×', 'just', 'only'])
/** In tokens. Amounts are short, and a line of many numbers must not be read once per number. */
const longestBehind = 8

/** 'eggs x2', 'milk (1 gallon)', 'rice - 2 cups'; the number of 'Heinz 57' is part of the name. */
function readBehind(said: string): ItemAmount | undefined {
  const tokens = tokensOf(said)
  for (let at = Math.max(1, tokens.length - longestBehind); at < tokens.length; at += 1) {
    const [token, before] = [tokens[at], tokens[at - 1]]
    const isDivided = dividers.has(before?.word ?? '') && !isClock(tokens, at)
    if (!token || !(token.isNumber || /^(?:just|only)$/.test(before?.word ?? ''))) continue
    const rest = said.slice(token.from).replace(/[).]{1,2}$/, '')
    const times = /^(\d{1,4}) ?[x×]$/i.exec(rest)?.[1]
    const quantity = times ?? readQuantity(rest)
    if (quantity === null || !(isDivided || times || /\p{L}/u.test(quantity))) continue
    let last = at - 1
    while (last > 0 && dividers.has(tokens[last]?.word ?? '')) last -= 1
    return { quantity, name: said.slice(0, tokens[last]?.to) }
  }
  return undefined
}

/** The '30' of '7:30'. */
const isClock = (tokens: readonly Token[], at: number) =>
  tokens[at - 1]?.text === ':' && tokens[at - 2]?.isNumber === true

/** '2-3', '3 x 400 g', '1½ cups': digits for words, without an article. */
function written(amount: string, numbers: readonly WrittenNumber[]): string {
  let text = amount
  for (const { value, from, to } of numbers.toReversed()) {
    const isInWords = to > from && to <= amount.length && !/\p{N}/u.test(amount.slice(from, to))
    if (isInWords) text = text.slice(0, from) + writtenNumber(value, null) + text.slice(to)
  }
  return text
    .replace(/^an? /i, '')
    .replace(/^an?$/i, '1')
    .replace(/\p{L}+/gu, (word) => String(numberWords.get(word.toLowerCase()) ?? word))
    .replace(/(?<=\p{N})(?=\p{L})/gu, ' ')
    .replace(/(?<=\p{N}) ?[x×] ?/iu, ' x ')
    .replace(/\.(?= |$)| x $/g, '')
    .replace(/ ?[-–] ?/g, '-')
    .replace(/^½ dozen$/, '6')
    .trim()
}
