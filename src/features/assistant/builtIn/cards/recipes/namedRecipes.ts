import type { Recipe } from '#features/recipes/recipes.contract.ts'
import { nameKey } from '#shared/names.ts'
import { nearlyEqual } from '../../find/named.ts'
import { isClosed } from '../../normalise/closedWords.ts'
import { spokenWords, type Word } from '../../normalise/words.ts'
import type { Reading } from '../../reading.ts'
import { type Match, matchesIn, onBest } from '../bestMatch.ts'

/** Below this part of its title a second recipe is not surely meant. */
const enough = 0.4

/** All recipes of which a word of the title is said, the likeliest first. */
export const titlesIn = (said: string, recipes: readonly Recipe[]) =>
  matchesIn(said, recipes, ({ title }) => [title])

/** Acts on the recipe that a message names, or asks which. */
export const onRecipe = (
  said: string,
  recipes: readonly Recipe[],
  act: (recipe: Recipe) => Reading,
) => onBest(titlesIn(said, recipes), ({ title }) => title, act)

/** The recipes that a message names; of two that share the words the one with more of its title. */
export function recipesIn(said: string, recipes: readonly Recipe[]): Match<Recipe>[] {
  const taken = new Set<string>()
  return titlesIn(said, recipes).filter((match, n) => {
    const isOwn = [...match.said].every((word) => !taken.has(word))
    if (!isOwn || (n > 0 && match.share < enough)) return false
    for (const word of match.said) taken.add(word)
    return true
  })
}

/** The words of a message without those that name the recipe, where most of them stand together. */
export function wordsBesides(said: string, { title, ingredients }: Recipe): Word[] {
  const words = spokenWords(said)
  const own = nameKey(title).split(' ')
  // A word of an ingredient speaks less for the title: 'the crumble with pears, not apples'.
  const foods = new Set(nameKey(ingredients ?? '').split(' '))
  const worthOf = ({ key }: Word) =>
    own.some((each) => nearlyEqual(key, each)) ? (foods.has(key) ? 0.9 : 1) : 0
  let best = { start: 0, end: 0, worth: 0 }
  let run = best
  for (const [n, word] of words.entries()) {
    const worth = worthOf(word)
    if (worth === 0) continue
    const goesOn = run.end === n && !word.afterSign
    run = { start: goesOn ? run.start : n, end: n + 1, worth: (goesOn ? run.worth : 0) + worth }
    // The later one of two: 'add a banana to the banana bread'.
    if (run.worth >= best.worth) best = run
  }
  return words.filter((_, n) => n < best.start || n >= best.end)
}

/** Above this part of its title nothing else can be meant. */
const full = 0.8
const isAside = (word: string) => isClosed(word) || /^(?:rid|recipes?|cookbook|book)$/.test(word)

/** Whether one is named, and not another one: 'beef wellington' is not the beef with broccoli. */
export function isSurelyNamed(said: string, recipes: readonly Recipe[]): boolean {
  const [best] = recipesIn(said, recipes)
  if (!best) return false
  const others = wordsBesides(said, best.record).filter(({ plain }) => !isAside(plain))
  return best.share >= full || others.length === 0
}
