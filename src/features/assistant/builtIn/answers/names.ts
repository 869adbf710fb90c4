import type { MealEvent } from '#features/menu/menu.contract.ts'
import type { Recipe } from '#features/recipes/recipes.contract.ts'
import { foodByName, foodByWords, mostWords } from '#shared/foods/foods.ts'
import { nameKey } from '#shared/names.ts'
import type { Household } from '../../household.queries.ts'
import { perHousehold } from '../find/perHousehold.ts'
import { isClosed } from '../normalise/closedWords.ts'
import { textOf, type Word, wordSet, wordsOf } from '../normalise/words.ts'
import { type Mark, type Marks, ofDish } from '../spans/marks.ts'
import { peopleIn } from '../spans/people.ts'
import { knownStores } from '../spans/stores.ts'
import { adjectives, isPlain } from './titleWords.ts'

/** A dish that the household knows, from its recipe book or only from its menu. */
export type Dish = { name: string; recipe: Recipe | undefined; meals: readonly MealEvent[] }

/** Something that some words of a question name. */
type Span<T> = { from: number; to: number; value: T }

const small = wordSet('the a an of with and in at no s')

type Fit = Span<Dish> & { score: number }
type Titled = Dish & { words: ReadonlySet<string> }

/** Dishes by the words of their names, since thousands of recipes may be in the book. */
const dishIndex = perHousehold(({ recipes, meals }) => {
  const planned = Map.groupBy(meals, ({ recipeName }) => nameKey(recipeName))
  const dishes: Omit<Dish, 'meals'>[] = recipes.map((recipe) => ({ name: recipe.title, recipe }))
  const ofBook = new Set(dishes.map(({ name }) => nameKey(name)))
  for (const [key, [meal]] of planned)
    if (meal && !ofBook.has(key)) dishes.push({ name: meal.recipeName, recipe: undefined })
  const byWord = new Map<string, Titled[]>()
  for (const dish of dishes) {
    const key = nameKey(dish.name)
    const all = key.split(' ').filter((word) => !small.has(word))
    // 'Satay noodles - Lena must not have this' is no answer to what we have.
    const own = all.filter((word) => !isClosed(word) || adjectives.has(word))
    const words = new Set(own.length < 2 ? all : own)
    const titled = { ...dish, words, meals: planned.get(key) ?? [] }
    for (const word of words) byWord.set(word, [...(byWord.get(word) ?? []), titled])
  }
  return byWord
})

/** The longest row of words that are in a name, whatever small words are between. */
function longestRow(keys: readonly string[], name: ReadonlySet<string>) {
  let best = { from: 0, to: 0, count: 0 }
  let open = best
  for (const [n, key] of keys.entries()) {
    if (name.has(key)) open = { from: open.count ? open.from : n, to: n + 1, count: open.count + 1 }
    else if (!small.has(key)) open = { from: 0, to: 0, count: 0 }
    if (open.count > best.count) best = open
  }
  return best
}

/**
 * The dishes that words mean: by all words of their names, by two that stand together, or by one
 * that is no ingredient ('the traybake'). Of several only the best fits are kept.
 */
function dishesIn(
  keys: readonly string[],
  things: readonly Thing[],
  household: Household,
): Span<Dish>[] {
  const said = new Set(keys)
  const byWord = dishIndex(household)
  const possible = new Set([...said].flatMap((key) => byWord.get(key) ?? []))
  const found = [...possible].flatMap((dish): Fit[] => {
    const words = [...dish.words].filter((word) => said.has(word))
    const isOfIngredients = words.every(isPlain)
    const isWhole = words.length === dish.words.size
    const score = words.reduce((sum, word) => sum + (isPlain(word) ? 1 : 2), isWhole ? 1 : 0)
    const row = longestRow(keys, dish.words)
    const isThing = things.some(
      ({ from, to, isOwn }) =>
        (isOfIngredients || (isOwn && to - from > 1)) && from <= row.from && row.to <= to,
    )
    // 'Chickpeas and spinach' are two foods, even if a curry has both in its name.
    const isRowOfFoods =
      keys.slice(row.from, row.to).includes('and') && !nameKey(dish.name).split(' ').includes('and')
    const isTogether = !isOfIngredients || (row.count === words.length && !isRowOfFoods)
    const isMeant = isWhole ? score > 2 : score > 1 && isTogether && !isThing
    return isMeant ? [{ ...row, value: dish, score }] : []
  })
  // 'Tacos or shakshuka' are two; what a better dish has taken names no other one.
  const isTaken = (one: Fit) =>
    found.some(({ score, from, to }) => score > one.score && from < one.to && one.from < to)
  return found.filter((one) => !isTaken(one)).sort((a, b) => b.score - a.score)
}

type Thing = Span<string> & { isOwn: boolean; isStore: boolean }

const ownNames = perHousehold((household) => ({
  stores: new Map(knownStores(household).map((name) => [nameKey(name), name])),
  things: new Set([...household.pantry, ...household.shopping].map(({ name }) => nameKey(name))),
}))

/** Foods, and what the household has names for; the longest name that begins at a word. */
function thingsIn(words: readonly Word[], household: Household): Thing[] {
  const { stores, things } = ownNames(household)
  const found: Thing[] = []
  for (let from = 0; from < words.length; from = Math.max(from + 1, found.at(-1)?.to ?? 0)) {
    for (let to = Math.min(from + mostWords, words.length); to > from; to -= 1) {
      const part = words.slice(from, to)
      const [said, key] = [textOf(part), part.map((word) => word.key).join(' ')]
      const store = stores.get(key)
      if (!store && !things.has(key) && !foodByWords(said, key)) continue
      const value = store ?? said
      found.push({ from, to, value, isOwn: things.has(key), isStore: store !== undefined })
      break
    }
  }
  return found
}

/** 'Milk butter cheese': the things where there is nothing else, and no dish is made of them. */
export function rowIn(words: readonly Word[], household: Household): Thing[] {
  const things = thingsIn(words, household)
  const isWhole = things.reduce((sum, { from, to }) => sum + to - from, 0) === words.length
  return isWhole && !isMade(things.at(-1)?.value ?? '') ? things : []
}

/** 'Raspberry jam' is one thing, unless the household has both under names of their own. */
function joined(things: readonly Thing[]): Thing[] {
  const whole: Thing[] = []
  for (const thing of things) {
    const last = whole.at(-1)
    const isPart = last?.to === thing.from && !(last.isOwn && thing.isOwn)
    const value = isPart ? `${whole.pop()?.value} ${thing.value}` : thing.value
    whole.push({ ...thing, from: isPart ? last.from : thing.from, value })
  }
  return whole
}

/** Nobody asks about more at once. */
const mostThings = 12

/** All that a question names. A word belongs to one name only: to a dish before its ingredients. */
export function namesIn(text: string, household: Household) {
  const words = wordsOf(text)
  const marks: (string | undefined)[] = words.map(() => undefined)
  const isFree = ({ from, to }: Span<unknown>) => !marks.slice(from, to).some(Boolean)
  const take = <T>(spans: readonly Span<T>[], mark: string): T[] => {
    const free = spans.filter(isFree)
    for (const { from, to } of free) marks.fill(mark, from, to)
    return [...new Set(free.map(({ value }) => value))]
  }
  const all = thingsIn(words, household)
  const keys = words.map(({ key }) => key)
  const mentions = peopleIn(words, household.members).flatMap(({ start, end, people }) =>
    people.flatMap(({ member }) => (member ? [{ from: start, to: end, value: member }] : [])),
  )
  const stores = all.filter(({ isStore }) => isStore)
  const other = /\b(?:the|from|at) (?!the |a |my |our |grocery )(\w+ (?:store|shop|market))\b/.exec(
    text,
  )?.[1]
  return {
    words,
    marks,
    people: take(mentions, '<person>'),
    store: take(stores, '<store>')[0] ?? other ?? null,
    dishes: take(dishesIn(keys, all, household), '<dish>'),
    things: take(joined(all.filter(isFree)), '<thing>').slice(0, mostThings),
  }
}

const isMade = (name: string) => foodByName(name)?.place.category === 'Prepared Meal'

const aside = wordSet('on for the a an some at please')

type Marked = { text: string; words: readonly Word[]; marks: Marks }

/** Whether a day, a meal or a time is all that is named, but for some marks. */
export const isWhenAlone = ({ words, marks }: Marked, ...more: readonly Mark[]): boolean => {
  const of: readonly Mark[] = [...more, 'day', 'meal', 'time']
  return words.every(
    ({ key, isSign }, n) => isSign || aside.has(key) || of.some((mark) => marks[n]?.has(mark)),
  )
}

/** Whether only a dish is named, and maybe when: 'pizza on Friday', 'add pizza for Friday'. */
export function isDishAlone(said: Marked, household: Household): boolean {
  const from = said.words[0]?.key === 'add' ? 1 : 0
  const named = { ...said, words: said.words.slice(from), marks: said.marks.slice(from) }
  const isAlone = isWhenAlone(named, ...ofDish)
  const { dishes, things } = isAlone ? namesIn(said.text, household) : { dishes: [], things: [] }
  return dishes.length + things.length > 0 && things.every(isMade)
}
