import type { MealEvent } from '#features/menu/menu.contract.ts'
import type { Recipe } from '#features/recipes/recipes.contract.ts'
import { findRecipes } from '../find/decide.ts'
import { findMeals } from '../find/meals.ts'
import { neededForDays, neededForRecipe } from '../planning/needed.ts'
import { type Ability, ask, type Reading, type Scene, say } from '../reading.ts'
import { readList } from '../text/places.ts'
import { enumerated } from '../text/plainText.ts'
import { readWhen } from '../text/when.ts'
import { dishName } from './dishes.ts'
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
        commands: wantMissing(one, wish, scene).commands,
      })),
    )
  }
  return wantMissing(recipe, wish, scene)
}

const noWish: Wish = { store: null, priority: null, notes: null, rest: '' }

const listFor =
  /^(?:(?:make|write|create|start|prepare|do)(?: me| us)? )?(?:an? |the |our |my )?(?:shopping|grocery) list for (.+)$/i
const fetching = /^(?:add|put|write|get|buy|grab|pick up|order)(?: down| up)? (.+)$/i

/** 'a shopping list for this week', 'put what we need for Tuesday's dinner on the list'. */
export const shoppingForDays: Ability = (words, scene) => {
  const wanted = fetching.exec(readList(words).rest)?.[1]
  const days = listFor.exec(words)?.[1] ?? (wanted && forDish.exec(wanted)?.[1])
  const planned = days && mealsOfDays(days, scene)
  return planned ? wantForDays(planned, scene) : undefined
}

function wantMissing(recipe: Recipe, wish: Wish, scene: Scene): Reading {
  const missing = neededForRecipe(recipe, scene)
  if (missing.length === 0) return say(`Everything for **${recipe.title}** is at home.`)
  return wantItems(missing, { ...wish, notes: `For ${recipe.title}` }, null, scene)
}

/** 'this week', 'Tuesday's dinner': what is planned then; nothing for what is no day. */
function mealsOfDays(text: string, scene: Scene): MealEvent[] | undefined {
  const when = readWhen(text, scene.today)
  const rest = dishName(
    when.rest.replace(/'s\b/g, '').replace(/\b(?:the|our|all|meals?|plan)\b/gi, ''),
  )
  if (when.days.length === 0 || rest !== '') return undefined
  return findMeals({ days: when.days, mealType: when.mealType }, scene)
}

function wantForDays(meals: readonly MealEvent[], scene: Scene): Reading {
  const { items, cooked } = neededForDays(meals, scene)
  if (cooked === 0)
    return say('Nothing that is planned then has a recipe, so I can’t tell what it needs.')
  if (items.length === 0) return say('Everything for those days is at home or on the list.')
  return wantItems(items, noWish, null, scene)
}
