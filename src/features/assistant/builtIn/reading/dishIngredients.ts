import { ingredientsOf } from '#features/recipes/recipes.facts.ts'
import { findRecipes } from '../find/decide.ts'
import { missingFor } from '../planning/missingFor.ts'
import { ask, type Reading, type Scene, say } from '../reading.ts'
import { enumerated } from '../text/plainText.ts'
import { type Wish, wantItems } from './wish.ts'

const forDish =
  /^(?:all )?(?:the |all the |any )?(?:missing )?(?:ingredients?|everything|stuff|groceries|things|items|whatever|what(?:ever)?(?:'s| is)? ?(?:missing|needed)?(?: we(?:'re| are)? (?:need|missing))?)(?: (?:we|i)(?:'re| are)? (?:need|missing|lack))?(?: that (?:is|are) missing)?(?: needed| missing| required| we need)?(?: (?:for|to make|to cook|of|from)) (.+)$/i

/** 'the ingredients for lasagna': what of it is not at home. */
export function ingredientsFor(text: string, wish: Wish, scene: Scene): Reading | undefined {
  const dish = /:\s/.test(text) ? undefined : forDish.exec(text)?.[1]
  if (!dish) return undefined
  const recipes = findRecipes(dish, scene)
  const [recipe] = recipes
  if (!recipe)
    return say(`There is no recipe for “${dish}” in the book, so I can't tell what it needs.`)
  if (recipes.length > 1) {
    return ask(
      `Which one: ${enumerated(
        recipes.slice(0, 6).map(({ title }) => `**${title}**`),
        'or',
      )}?`,
      recipes.slice(0, 6).map((one) => ({
        label: one.title,
        commands: wantMissing(one.ingredients, one.title, wish, scene).commands,
      })),
    )
  }
  return wantMissing(recipe.ingredients, recipe.title, wish, scene)
}

function wantMissing(ingredients: string | null, title: string, wish: Wish, scene: Scene): Reading {
  const missing = missingFor(ingredientsOf(ingredients), scene.household)
  if (missing.length === 0) return say(`Everything for **${title}** is at home.`)
  return wantItems(missing, { ...wish, notes: `For ${title}` }, null, scene)
}
