import { isOtherInPlural, plainWords } from '../foods/foods.ts'
import { memoized } from '../memoized.ts'
import { nameKey } from '../names.ts'
import {
  alwaysOther,
  animals,
  canonicalName,
  countedAs,
  cuts,
  ignored,
  otherThings,
  partsOf,
  pastes,
  varietyOf,
} from './foodKinds.ts'

export type FoodSaying = 'same' | 'not this' | 'staple'

/**
 * The household's own decisions: about two names, by `aliasKey`, which win over all rules, and about
 * foods that it always has, by `stapleKey`.
 */
export type FoodAliases = ReadonlyMap<string, FoodSaying>

/** A name's `nameKey`, unless its plural is another food. */
function keyOf(name: string): string {
  const written = plainWords(name).join(' ')
  return isOtherInPlural(written) ? written : nameKey(name)
}

export const aliasKey = (food: string, name: string) => `${keyOf(food)} = ${keyOf(name)}`

export const stapleKey = (name: string) => `staple ${comparedName(name).words.join(' ')}`

export type Coverage = 'same' | 'covers' | null

/** A name prepared for comparison; `head`, its last word, says what food it is. */
type ComparedName = { key: string; words: readonly string[]; head: string }

const mostWords = 12

/** 'onions, red' becomes 'red onions'. */
const inOrder = (name: string) => {
  const [last = '', ...first] = name.replace(/\([^()]*\)/g, ' ').split(',')
  return first.length === 1 ? `${first[0]} ${last}` : last
}

export const comparedName = memoized(readName, 10_000)

function readName(name: string): ComparedName {
  const key = keyOf(name)
  const text = inOrder(name.slice(0, 200))
  const written = plainWords(text).slice(0, mostWords)
  const all = nameKey(text).split(' ').slice(0, mostWords)
  // The whole name is looked up before words are ignored, because of names such as 'black pepper',
  // and as it is written before its singular, because of 'peppers'.
  const kept =
    named(written) ??
    named(all) ??
    named(withoutIgnored(written)) ??
    named(withoutIgnored(all)) ??
    withoutIgnored(all)
  const words = withoutCount(kept)
  return { key, words, head: words.at(-1) ?? '' }
}

const named = (words: readonly string[]) => canonicalName(words.join(' '))?.split(' ')

function withoutIgnored(words: readonly string[]): readonly string[] {
  const kept = words.filter((word) => !ignored.has(word))
  return kept.length > 0 ? kept : words
}

/** 'garlic clove' is garlic, 'basil leaf' basil, 'cheddar cheese' cheddar. */
function withoutCount(words: readonly string[]): readonly string[] {
  const last = words.at(-1) ?? ''
  const before = words.at(-2)
  if (before === undefined) return words
  const isCount =
    countedAs.has(last) ||
    (last === 'leaf' && !/^(?:bay|curry|lime|tea|vine|baby)$/.test(before)) ||
    (last === 'stick' && before === 'celery') ||
    (last === 'paste' && pastes.has(before)) ||
    varietyOf(before) === last
  if (!isCount) return words
  const rest = words.slice(0, -1)
  return named(rest) ?? rest
}

const sameWords = (a: ComparedName, b: ComparedName) =>
  a.head === b.head &&
  a.words.length === b.words.length &&
  a.words.every((w) => b.words.includes(w))

/** Other heads under which a name serves: 'cheese' for cheddar, 'chicken' for a chicken thigh. */
const servesAs = ({ words, head }: ComparedName): string[] => {
  const sort = varietyOf(head)
  const before = words.at(-2)
  const animal = before && cuts.has(head) && animals.has(before) ? before : undefined
  return [sort, animal].filter((each) => each !== undefined)
}

/** The whole food that provides a part: 'lemon' for 'lemon juice'. */
function wholeOf({ words, head }: ComparedName): ComparedName | undefined {
  const before = words.at(-2)
  if (before === undefined || !Object.hasOwn(partsOf, head) || !partsOf[head]?.has(before))
    return undefined
  const whole = words.slice(0, -1)
  return { key: whole.join(' '), words: whole, head: before }
}

function compare(food: ComparedName, name: ComparedName): Coverage {
  if (food.head === '' || name.head === '') return null
  if (food.key === name.key || sameWords(food, name)) return 'same'
  const whole = wholeOf(food)
  if (whole && compare(whole, name) !== null) return 'covers'
  const [only] = food.words
  if (food.words.length === 1 && only && servesAs(name).includes(only)) return 'covers'
  if (food.head !== name.head || !food.words.every((word) => name.words.includes(word))) return null
  const changing = Object.hasOwn(otherThings, name.head) ? otherThings[name.head] : undefined
  const more = name.words.filter((word) => !food.words.includes(word))
  return more.some((word) => alwaysOther.has(word) || changing?.has(word)) ? null : 'covers'
}

/**
 * Whether something called `name` serves as a recipe's `food`. The last word says what food it is,
 * the others which kind: a red onion serves as an onion, an onion not as a red onion, and tomato
 * paste is no tomato.
 */
export function coverage(food: string, name: string, aliases?: FoodAliases): Coverage {
  const said = aliases?.get(aliasKey(food, name))
  if (said) return said === 'same' ? 'same' : null
  return compare(comparedName(food), comparedName(name))
}

export type FoundFood = { index: number; coverage: 'same' | 'covers' }

/** Looks up foods among many names, such as a pantry's; each name is prepared once. */
export function createFoodFinder(names: readonly string[], aliases?: FoodAliases) {
  const compared = names.map(comparedName)
  const byHead = new Map<string, number[]>()
  const add = (head: string, index: number) => {
    const list = byHead.get(head)
    if (list) list.push(index)
    else byHead.set(head, [index])
  }
  compared.forEach((name, index) => {
    for (const head of new Set([name.head, ...servesAs(name)])) add(head, index)
  })
  // The household's aliases connect names without a common word.
  const sameAs = new Map<string, string[]>()
  for (const [pair, said] of aliases ?? []) {
    const [food = '', name = ''] = pair.split(' = ')
    if (said === 'same') sameAs.set(food, [...(sameAs.get(food) ?? []), name])
  }
  const byKey = new Map<string, number[]>()
  compared.forEach(({ key }, index) => {
    byKey.set(key, [...(byKey.get(key) ?? []), index])
  })
  const found = new Map<string, readonly FoundFood[]>()

  return (food: string): readonly FoundFood[] => {
    const kept = found.get(food)
    if (kept) return kept
    const wanted = comparedName(food)
    const heads = [wanted.head, wholeOf(wanted)?.head ?? wanted.head]
    const candidates = [
      ...heads.flatMap((head) => byHead.get(head) ?? []),
      ...[wanted.key, ...(sameAs.get(wanted.key) ?? [])].flatMap((key) => byKey.get(key) ?? []),
    ]
    const list = [...new Set(candidates)].flatMap((index): FoundFood[] => {
      const name = compared[index]
      if (!name) return []
      const said = aliases?.get(`${wanted.key} = ${name.key}`)
      const how = said ? (said === 'same' ? 'same' : null) : compare(wanted, name)
      return how ? [{ index, coverage: how }] : []
    })
    const ordered = list.toSorted(
      (a, b) =>
        Number(a.coverage === 'covers') - Number(b.coverage === 'covers') || a.index - b.index,
    )
    found.set(food, ordered)
    return ordered
  }
}
