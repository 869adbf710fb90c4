import type { Recipe } from '#features/recipes/recipes.contract.ts'
import { ingredientsOf } from '#features/recipes/recipes.logic.ts'
import { scaledLine } from '#shared/ingredients/scaling.ts'
import { readServings, scaledServings } from '#shared/ingredients/servings.ts'
import { isUnchanged } from '../../find/decide.ts'
import { ask, type Builder, propose, type Reading, say, together } from '../../reading.ts'
import { changedIngredients } from './ingredientChange.ts'
import { isSurelyNamed, onRecipe, recipesIn, wordsBesides } from './namedRecipes.ts'
import { timesIn } from './recipeFacts.ts'
import {
  type Change,
  countedChange,
  namedChange,
  noteChange,
  servingsChange,
  type Told,
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

/** What is told of a recipe and changes nothing in it may be worth a note. */
function offeredNote(said: string, { id, title, notes }: Recipe): Reading {
  const text = said.trim().slice(0, longestNote)
  const item = { id, notes: notes ? `${notes}\n${text}` : text }
  return ask(`What should I change in ${title}?`, [
    { label: `Note it on ${title}`, commands: [{ type: 'UPDATE_RECIPE_TEXT', items: [item] }] },
  ])
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
  // 'rename A to B and C to D' changes two recipes, each in its own way.
  const halves = /\brename\b/i.test(said) ? said.split(/\band\b/i) : []
  const each = halves.flatMap((half) => recipesIn(half, recipes).slice(0, 1))
  if (each.length === 2 && each.every(({ share }) => share > 0.9))
    return together(each.map(({ record }, n) => changed(`rename ${halves[n]}`, record)))
  const renamed = /\brename (.+?) (?:to|as|into)\b/i.exec(said)?.[1]
  if (renamed && !isSurelyNamed(renamed, recipes)) return say("I can't find that recipe.")
  const both = /\bboth\b/i.test(said) ? recipesIn(said, recipes).slice(0, 2) : []
  if (both.length === 2) return together(both.map(({ record }) => changed(said, record)))
  return onRecipe(said, recipes, (recipe) => changed(said, recipe))
}
