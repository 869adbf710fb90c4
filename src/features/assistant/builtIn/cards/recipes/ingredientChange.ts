import { readAmount } from '#shared/ingredients/itemAmount.ts'
import { readIngredient } from '#shared/ingredients/readIngredient.ts'
import { scaledLine } from '#shared/ingredients/scaling.ts'
import { nameKey } from '#shared/names.ts'
import { nearlyEqual } from '../../find/named.ts'
import { phraseFinder, textOf, type Word, wordSet } from '../../normalise/words.ts'
import { type Run, runsIn } from '../people/foodNames.ts'
import { isNumber, isUnit, withAmount } from './recipePieces.ts'

/** Words of a change to a recipe that are no part of an ingredient. */
const changing = wordSet(`
  reduce increase decrease works better best plenty total more swap sub subs bump raise lower swapping
  replace substitute substitutes edit correct update scale use using recipe ingredient ingredients
  line lines version omit ditch cut double triple twice halve quarter permanently permanent place lieu
  extra include amount fix servings needs called bitte statt das rezept
`)
const removes = phraseFinder(`
  leave~ …(?:out|off), left out, takes? …(?:out|off|away), without, drop, omit, skip, cut, remove
  lose, ditch, delete, cross …off, out of the, isnt needed, not needed, arent needed, no need for
  dont need, no more, hold the, get rid of, scrap, strike, no
`)
const swaps = phraseFinder(`
  swap~, subs?, replace~, substitut~, instead …, in place of, rather than, out with, in lieu of
  statt, switch~, exchange~, becomes?, change …to
`)
const verbs = phraseFinder(`
  adds?, put, use, skip, drop, leave, omit, remove, take, swap, replace, include, double, halve, cut
`)
const uses = phraseFinder('use, uses, using, try, go with')
const factors: readonly [RegExp, number][] = [
  [/\bhalf (?:of )?(?:the|as much)\b|\bhalve\b/i, 0.5],
  [/\b(?:double(?! cream)|twice)\b/i, 2],
  [/\btriple\b/i, 3],
]

const keyWords = (text: string) => nameKey(text).split(' ')

/** The line that a name means: its last word must be in it, and most of the others. */
function lineFor(name: string, lines: readonly string[]) {
  const words = keyWords(name)
  const scored = lines.map((line) => {
    const own = keyWords(readIngredient(line).food || line)
    const found = words.filter((word) => own.some((each) => nearlyEqual(each, word)))
    const isMeant = found.includes(words.at(-1) ?? '') || found.length > 1
    return { line, score: isMeant ? found.length / (words.length + 0.1 * own.length) : 0 }
  })
  const [best] = scored.toSorted((a, b) => b.score - a.score)
  return best && best.score > 0 ? best : undefined
}

const written = (quantity: string | null, name: string) => (quantity ? `${quantity} ${name}` : name)

/** A line with another amount or name; what else stands in it stays. */
function changedLine(line: string, name: string, quantity: string | null): string {
  const { food, amount } = readIngredient(line)
  const at = food === '' ? -1 : line.indexOf(food)
  if (at < 0) return written(quantity, name)
  const said = keyWords(name)
  const isFuller = said.length > 1 && said.some((word) => !keyWords(food).includes(word))
  const isOther = isFuller || !lineFor(name, [line])
  const renamed = line.slice(0, at) + (isOther ? name : food) + line.slice(at + food.length)
  const count = Number(quantity)
  if (quantity && amount && Number.isFinite(count)) return scaledLine(renamed, count / amount)
  return quantity ? written(quantity, renamed.slice(at)) : renamed
}

const isMore = /\b(?:add|more|another|extra)\b/i

/** 'Add one more onion': an amount beside the one that is there, where both are counted alike. */
function increasedLine(line: string, name: string, quantity: string): string | undefined {
  const [own, more] = [readIngredient(line), readIngredient(`${quantity} ${name}`)]
  return own.amount && more.amount && own.unit === more.unit
    ? scaledLine(line, (own.amount + more.amount) / own.amount)
    : undefined
}

/** 'up the eggs to four', 'sugar down to half a cup'. */
function amountBehind(words: readonly Word[], name: string): string | null {
  const at = words.findIndex(({ plain }, n) => plain === 'to' && isNumber(words[n + 1]?.plain))
  const read = [3, 2, 1]
    .map((length) => readAmount(`${textOf(words.slice(at + 1, at + 1 + length))} ${name}`))
    .find((each) => each.quantity && nameKey(each.name) === nameKey(name))
  return at < 0 ? null : (read?.quantity ?? null)
}

/** An unknown name is one only where a swap names what comes instead. */
const leads = wordSet('for with to use of by into than in some the')
const isLed = (run: Run, words: readonly Word[]) => leads.has(words[run.start - 1]?.plain ?? '')

/** The ingredients after one change. */
function afterChange(words: readonly Word[], lines: readonly string[]): readonly string[] {
  const said = textOf(words)
  const isSwap = swaps(words) || (removes(words) && uses(words))
  const named = runsIn(words, (word) => changing.has(word.plain) || isUnit(word))
    .map((run) => ({ ...run, ...withAmount(run, words) }))
    .map((run) => ({ ...run, match: lineFor(run.name, lines) }))
    .filter((run) => run.match || run.known > 0 || run.quantity || (isSwap && isLed(run, words)))
  // Of two names for one line the nearer one means it: 'firm tofu, not silken tofu'.
  const isNearest = ({ match }: (typeof named)[number]) =>
    match &&
    named.every((each) => each.match?.line !== match.line || each.match.score <= match.score)
  const there = named.filter(isNearest).map((each) => ({
    ...each,
    quantity: each.quantity ?? (named.length === 1 ? amountBehind(words, each.name) : null),
  }))
  const fresh = named.filter((each) => !isNearest(each))
  const old = new Set(there.map(({ match }) => match?.line ?? ''))
  const [added] = fresh
  const [first] = old
  if (isSwap && added && first !== undefined)
    return lines.map((line) =>
      line === first ? changedLine(line, added.name, added.quantity) : line,
    )
  const factor = factors.find(([pattern]) => pattern.test(said))?.[1]
  if (factor && old.size > 0)
    return lines.map((line) => (old.has(line) ? scaledLine(line, factor) : line))
  if (removes(words) && old.size > 0 && there.every(({ quantity }) => quantity === null))
    return lines.filter((line) => !old.has(line))
  const changed = lines.map((line) => {
    const told = there.find(({ match }) => match?.line === line)
    if (!told) return line
    const one = told.quantity ?? (/\b(?:an?|one|another)\b/i.test(said) ? '1' : null)
    const increased = isMore.test(said) && one ? increasedLine(line, told.name, one) : undefined
    return increased ?? changedLine(line, told.name, told.quantity)
  })
  const isPart = (name: string) =>
    fresh.some((other) => other.name !== name && other.name.includes(name))
  const more = fresh.filter((each) => (each.known > 0 || each.quantity) && !isPart(each.name))
  return [...changed, ...more.map(({ name, quantity }) => written(quantity, name))]
}

/** The ingredients after the changes that a message tells; undefined if it tells none. */
export function changedIngredients(
  words: readonly Word[],
  lines: readonly string[],
): string | undefined {
  const clauses: Word[][] = [[]]
  for (const word of words) {
    if (word.afterSign || word.plain === 'and' || word.plain === 'but') clauses.push([])
    clauses.at(-1)?.push(word)
  }
  // 'add spinach, skip the feta': each clause with a verb of its own is a change of its own.
  const areApart = !swaps(words) && clauses.every((clause) => clause.length < 2 || verbs(clause))
  const after = (areApart ? clauses : [words]).reduce(
    (left, clause) => afterChange(clause, left),
    lines,
  )
  return after.join('\n') === lines.join('\n') ? undefined : after.join('\n')
}
