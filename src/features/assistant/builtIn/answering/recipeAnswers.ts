import { shareAtHome } from '#features/planning/score.logic.ts'
import { sayMinutes, totalMinutes } from '#features/recipes/recipeMinutes.logic.ts'
import type { Recipe } from '#features/recipes/recipes.contract.ts'
import { stepsOf } from '#features/recipes/recipes.logic.ts'
import { dishOf, isVegetarian } from '#features/recipes/recipeTraits.logic.ts'
import { counted } from '#shared/counted.ts'
import { dishHas, dishTastesOf } from '#shared/foods/mustAvoid.ts'
import { findRecipes } from '../find/decide.ts'
import { missingFor } from '../planning/missingFor.ts'
import { dishName } from '../reading/dishes.ts'
import type { Scene } from '../reading.ts'
import { readItems } from '../text/itemList.ts'
import { enumerated } from '../text/plainText.ts'

const cookWith =
  /\b(?:can|could|should|shall|to|do) (?:i|we|you)? ?(?:cook|make|eat|prepare|do|bake|have|whip up)\b.*\b(?:with|from|using|out of)\b (?:the |our |my |all the )?(.+)$/i
const whatWeHave =
  /\b(?:what(?:ever)?(?:'s| is)?|things|stuff|ingredients|food)\b.*\b(?:have|got|home|fridge|pantry|there|here|house)\b|^(?:the )?(?:pantry|fridge|leftovers)\b/i
const cookNow = /\bwhat (?:can|could) (?:i|we) (?:cook|make|eat|prepare)\b/i
const howLong =
  /^how (?:long|much time|many minutes)(?: does| do| will| is| would)?(?: it take to (?:make|cook|prepare|bake)| making| cooking)?(?: the| our| a)? (.+?)(?: (?:take|need|cook|bake|in the oven|to (?:make|cook|prepare|bake)|recipe))*$/i
const whatIsIn =
  /^(?:what(?:'s| is| are| goes| do (?:i|we) (?:need|put)(?: to (?:buy|make|get))?| ingredients (?:do (?:i|we) need|are)?|'s needed)|which ingredients (?:are|do (?:i|we) need))(?: all| needed| in| for| to make| the ingredients| ingredients| go| goes| into| are| do)*(?: in| for| of| to make| into)?(?: the| our| a)? (.+?)(?: recipe| made of| made from)?$/i
const howTo =
  /^(?:how (?:do|can|should|would) (?:i|we|you) (?:make|cook|prepare|bake)|how to (?:make|cook|prepare|bake)|show me(?: the recipe for)?|give me the recipe for|what(?:'s| is) the recipe for|tell me how to make|open|recipe for|what are the steps (?:for|of))(?: the| our| a)? (.+?)(?: recipe)?$/i
const howMany = /^how many recipes\b/i
const hasRecipe =
  /^(?:do (?:we|i|you) have|is there|are there|have we got|got|any|show(?: me)?|list|find|give me|which|what)\b.*\brecipes?\b(?:.*?\b(?:for|with|using|that (?:use|have|contain)|containing|without|called)\b (?:the |a |an )?(.+))?$/i
const serves =
  /^how many (?:people|servings|portions|persons)?(?: does| do| can| will| are in)?(?: the| our)? (.+?)(?: (?:serve|feed|make|yield|recipe))*$/i
const canMake =
  /^(?:can|could) (?:i|we) (?:make|cook|bake|prepare)(?: the| some| a)? (.+?)(?: (?:tonight|today|now|with what we have|right now))*$/i

const missing = (recipe: Recipe, { household }: Scene) =>
  missingFor(dishOf(recipe).ingredients, household).map(({ name }) => name.toLowerCase())

const withMissing = (recipe: Recipe, scene: Scene) => {
  const absent = missing(recipe, scene)
  return absent.length === 0 ? 'everything is at home' : `missing: ${absent.join(', ')}`
}

function cookable(recipes: readonly Recipe[], scene: Scene): string {
  const best = [...recipes]
    .map((recipe) => ({ recipe, share: shareAtHome(recipe, scene.household) }))
    .sort((a, b) => b.share - a.share || (a.recipe.title < b.recipe.title ? -1 : 1))
    .slice(0, 5)
  if (best.length === 0) return 'No recipe in the book fits.'
  return best
    .map(
      ({ recipe, share }) =>
        `- **${recipe.title}** (${Math.round(share * 100)}% at home; ${withMissing(recipe, scene)})`,
    )
    .join('\n')
}

const titles = (recipes: readonly Recipe[]) =>
  recipes
    .slice(0, 15)
    .map(({ title }) => `- **${title}**`)
    .join('\n')

/** The recipe that a question is about; several are named, none is said so. */
function about(spoken: string, scene: Scene, tell: (recipe: Recipe) => string): string | undefined {
  const found = findRecipes(dishName(spoken), scene)
  const [one] = found
  if (!one) return undefined
  return found.length === 1 ? tell(one) : found.slice(0, 4).map(tell).join('\n')
}

/** What is in it, how long it takes, what can be cooked with what is there. */
export function recipeAnswer(words: string, scene: Scene): string | undefined {
  const { recipes } = scene.household
  if (howMany.test(words) && !/\b(?:with|for)\b/i.test(words))
    return `There ${recipes.length === 1 ? 'is' : 'are'} ${counted(recipes.length, 'recipe')} in the book.`
  const withFood = cookWith.exec(words)?.[1]
  if ((withFood && whatWeHave.test(withFood)) || (cookNow.test(words) && !withFood))
    return `With what is at home, the closest are:\n${cookable(recipes, scene)}`
  if (withFood) {
    const foods = readItems(
      withFood.replace(/\b(?:tonight|today|tomorrow|for dinner)\b/gi, ''),
    ).map(({ name }) => name)
    const fitting = recipes.filter((recipe) =>
      foods.every((food) => dishTastesOf(dishOf(recipe), food)),
    )
    const some =
      fitting.length > 0
        ? fitting
        : recipes.filter((recipe) => foods.some((food) => dishTastesOf(dishOf(recipe), food)))
    return some.length > 0
      ? `With ${enumerated(foods.map((food) => food.toLowerCase()))}:\n${cookable(some, scene)}`
      : `No recipe in the book uses ${enumerated(
          foods.map((food) => food.toLowerCase()),
          'or',
        )}.`
  }
  const makeable = canMake.exec(words)?.[1]
  if (makeable) {
    const told = about(
      makeable,
      scene,
      (recipe) => `**${recipe.title}**: ${withMissing(recipe, scene)}.`,
    )
    if (told) return told
  }
  const time = howLong.exec(words)?.[1]
  if (time) {
    const told = about(time, scene, (recipe) => {
      const minutes = totalMinutes(recipe)
      const parts = [
        recipe.prepTime && `prep ${recipe.prepTime}`,
        recipe.cookTime && `cooking ${recipe.cookTime}`,
      ].filter(Boolean)
      return minutes === null
        ? `The recipe for **${recipe.title}** does not say how long it takes.`
        : `**${recipe.title}** takes ${sayMinutes(minutes)} (${parts.join(', ')}).`
    })
    if (told) return told
  }
  const served = serves.exec(words)?.[1]
  const servings =
    served &&
    about(served, scene, (recipe) =>
      recipe.servings
        ? `**${recipe.title}**: ${recipe.servings}.`
        : `The recipe for **${recipe.title}** does not say.`,
    )
  if (servings) return servings
  return booked(words, scene)
}

function booked(words: string, scene: Scene): string | undefined {
  const { recipes } = scene.household
  const way = howTo.exec(words)?.[1]
  const steps =
    way &&
    about(
      way,
      scene,
      (recipe) =>
        `**${recipe.title}**\n${dishOf(recipe)
          .ingredients.map((each) => `- ${each}`)
          .join('\n')}\n\n${stepsOf(recipe.instructions)
          .map((step, n) => `${n + 1}. ${step}`)
          .join('\n')}`,
    )
  if (steps) return steps
  const having = hasRecipe.exec(words)
  if (having) {
    const spoken = having[1] && dishName(having[1])
    if (!spoken) {
      const quick = /\b(?:quick|fast|under)\b/i.test(words)
      const meatless = /\b(?:vegetarian|meatless|veggie)\b/i.test(words)
      const word = words
        .replace(
          /\b(?:do|we|i|you|have|is|are|there|any|got|show|me|list|find|give|which|what|recipes?|the|all|our|my|quick|fast|vegetarian|meatless|veggie|easy|simple|some|a|of)\b/gi,
          ' ',
        )
        .trim()
      const fitting = recipes.filter(
        (recipe) =>
          (!quick || (totalMinutes(recipe) ?? 999) <= 30) &&
          (!meatless || isVegetarian(recipe)) &&
          (word === '' ||
            dishTastesOf(dishOf(recipe), word) ||
            recipe.tags.includes(word) ||
            recipe.cuisine === word.toLowerCase()),
      )
      return fitting.length > 0 ? `In the book:\n${titles(fitting)}` : 'No recipe in the book fits.'
    }
    const without = /\bwithout\b/i.test(words)
    const named = findRecipes(spoken, scene)
    const fitting = without
      ? recipes.filter((recipe) => !dishHas(dishOf(recipe), spoken))
      : named.length > 0
        ? named
        : recipes.filter((recipe) => dishTastesOf(dishOf(recipe), spoken))
    return fitting.length > 0
      ? `In the book:\n${titles(fitting)}`
      : `No, there is no recipe for ${spoken} in the book.`
  }
  const inside = whatIsIn.exec(words)?.[1]
  return (
    inside &&
    about(
      inside,
      scene,
      (recipe) =>
        `**${recipe.title}**:\n${dishOf(recipe)
          .ingredients.map((each) => `- ${each}`)
          .join('\n')}\n${withMissing(recipe, scene)}`,
    )
  )
}
