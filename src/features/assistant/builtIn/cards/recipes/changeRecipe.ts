import type { Recipe } from '#features/recipes/recipes.contract.ts'
import { ingredientsOf } from '#features/recipes/recipes.logic.ts'
import { scaledLine } from '#shared/ingredients/scaling.ts'
import { readServings, scaledServings } from '#shared/ingredients/servings.ts'
import { nameKey } from '#shared/names.ts'
import { isUnchanged } from '../../find/decide.ts'
import { nearlyEqual } from '../../find/named.ts'
import { isClosed } from '../../normalise/closedWords.ts'
import { spokenWords, type Word } from '../../normalise/words.ts'
import { ask, type Builder, propose, type Reading, say, together } from '../../reading.ts'
import { type Match, matchesIn, onBest } from '../bestMatch.ts'
import { changedIngredients } from './ingredientChange.ts'
import {
  type Change,
  countedChange,
  namedChange,
  noteChange,
  servingsChange,
  type Told,
  timesIn,
} from './recipeFields.ts'

function ingredientChange({ words, recipe }: Told): Change {
  const ingredients = changedIngredients(words, ingredientsOf(recipe.ingredients))
  return ingredients ? { ingredients } : {}
}

/** 'scale the soup up to 12 servings', 'double the brownies recipe'. */
function scaling(told: Told): Change {
  const verb = /\b(?:scale|double|halve)\b/i.exec(told.said)?.[0].toLowerCase()
  const { servings } = servingsChange(told)
  if (!verb || (!servings && ingredientChange(told).ingredients)) return {}
  const before = told.recipe.servings ?? ''
  const [from, to] = [readServings(before)?.count, readServings(servings ?? '')?.count]
  const factor = from && to ? to / from : verb === 'double' ? 2 : verb === 'halve' ? 0.5 : undefined
  if (!factor) return {}
  const lines = ingredientsOf(told.recipe.ingredients).map((line) => scaledLine(line, factor))
  return { servings: servings ?? scaledServings(before, factor), ingredients: lines.join('\n') }
}

/** What a message may change, in the order in which it is looked for. */
const changes: readonly ((told: Told) => Change)[] = [
  namedChange,
  noteChange,
  scaling,
  countedChange,
  ingredientChange,
  ({ said }) => timesIn(said),
]

const longestNote = 300
const isQuestion = /^(?:\w+ )?(?:what|how|which|why|does|do|is|are)\b|\?\s*$/i

/** What is told of a recipe and changes nothing in it may be worth a note. */
function offeredNote(said: string, { id, title, notes }: Recipe): Reading {
  const text = said.trim().slice(0, longestNote)
  const item = { id, notes: notes ? `${notes}\n${text}` : text }
  const { commands } = propose('UPDATE_RECIPE_TEXT', isQuestion.test(text) ? [] : [item])
  const choices = commands.length > 0 ? [{ label: `Note it on ${title}`, commands }] : []
  return ask(`What should I change in ${title}?`, choices)
}

function changed(said: string, recipe: Recipe): Reading {
  const told = { said, words: wordsBesides(said, recipe), recipe }
  const patch = changes
    .map((change) => change(told))
    .find((change) => Object.keys(change).length > 0)
  if (!patch) return offeredNote(said, recipe)
  if (isUnchanged(recipe, patch)) return say(`The recipe for ${recipe.title} already says so.`)
  return propose('UPDATE_RECIPE_TEXT', [{ id: recipe.id, ...patch }])
}

/** Changes the recipes that a message names. */
export const changeRecipe: Builder = (said, { household: { recipes } }) => {
  const renamed = /\brename (.+?) (?:to|as|into)\b/i.exec(said)?.[1]
  if (renamed && !isSurelyNamed(renamed, recipes)) return say("I can't find that recipe.")
  const both = /\bboth\b/i.test(said) ? recipesIn(said, recipes).slice(0, 2) : []
  if (both.length === 2) return together(both.map(({ record }) => changed(said, record)))
  return onRecipe(said, recipes, (recipe) => changed(said, recipe))
}

const mostNear = 3

/** Deletes the recipes that a message names. */
export const removeRecipe: Builder = (said, { household: { recipes } }) => {
  const remove = (...titles: string[]) => propose('DELETE_RECIPE_TEXT', titles)
  const several = /\b(?:both|and|nor|all)\b|,/i.test(said) ? recipesIn(said, recipes) : []
  const titles = several.filter(({ share }) => share > 0.5).map(({ record }) => record.title)
  if (titles.length > 1) return remove(...titles)
  if (!isSurelyNamed(said, recipes)) {
    const near = titlesIn(said, recipes).slice(0, mostNear)
    const choices = near.map(({ record: { title } }) => ({
      label: title,
      commands: remove(title).commands,
    }))
    return choices.length > 0
      ? ask("I can't find that recipe. Is it one of these?", choices)
      : say("I can't find that recipe.")
  }
  return onRecipe(said, recipes, ({ title }) => remove(title))
}

/** Below this part of its title a second recipe is not surely meant. */
const enough = 0.4

/** All recipes of which a word of the title is said, the likeliest first. */
const titlesIn = (said: string, recipes: readonly Recipe[]) =>
  matchesIn(said, recipes, ({ title }) => [title])

/** Acts on the recipe that a message names, or asks which. */
const onRecipe = (said: string, recipes: readonly Recipe[], act: (recipe: Recipe) => Reading) =>
  onBest(titlesIn(said, recipes), ({ title }) => title, act)

/** The recipes that a message names; of two that share the words the one with more of its title. */
function recipesIn(said: string, recipes: readonly Recipe[]): Match<Recipe>[] {
  const taken = new Set<string>()
  return titlesIn(said, recipes).filter((match, n) => {
    const isOwn = [...match.said].every((word) => !taken.has(word))
    if (!isOwn || (n > 0 && match.share < enough)) return false
    for (const word of match.said) taken.add(word)
    return true
  })
}

/** The words of a message without those that name the recipe, where most of them stand together. */
function wordsBesides(said: string, { title, ingredients }: Recipe): Word[] {
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
function isSurelyNamed(said: string, recipes: readonly Recipe[]): boolean {
  const [best] = recipesIn(said, recipes)
  if (!best) return false
  const others = wordsBesides(said, best.record).filter(({ plain }) => !isAside(plain))
  return best.share >= full || others.length === 0
}
