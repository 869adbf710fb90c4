import { listFamilyMembers } from '#features/family/family.queries.ts'
import { readAliases } from '#features/ingredients/foodMatches.queries.ts'
import type { MealEvent } from '#features/menu/menu.contract.ts'
import { listMeals } from '#features/menu/menu.queries.ts'
import type { PantryItem } from '#features/pantry/pantry.contract.ts'
import { listPantry } from '#features/pantry/pantry.queries.ts'
import { pantryNaming, stockingStep, usingStep } from '#features/pantry/pantry.service.ts'
import { createStockLedger } from '#features/pantry/stockLedger.logic.ts'
import { type Recipe, RecipeForm } from '#features/recipes/recipes.contract.ts'
import { listRecipes } from '#features/recipes/recipes.queries.ts'
import { ShoppingItemForm } from '#features/shopping/shopping.contract.ts'
import { listShopping } from '#features/shopping/shopping.queries.ts'
import { buyingStep } from '#features/shopping/shopping.service.ts'
import {
  add,
  type Command,
  defineCommand,
  type Outcome,
  type Planning,
  planEach,
  type Step,
} from '#server/commands/command.ts'
import { findNamed } from '#server/commands/listCommands.ts'
import { dayName } from '#shared/days.ts'
import { named, nameKey } from '#shared/names.ts'
import { readLeftLine, readRating, sayLeft } from './cookedLines.logic.ts'
import { CookedItem } from './cooking.contract.ts'
import { listCookings } from './cooking.queries.ts'
import { cookingRecords } from './cooking.records.ts'
import { leftoverOf, servingsOf, usedFor } from './guessCooked.ts'

type Cooked = { meal: MealEvent | undefined; recipe: Recipe | undefined }

/** Finds a dish's planned meal on that day, and its recipe. */
async function readBook({ reads, today }: Planning) {
  const recipes = await listRecipes(reads)
  return async ({ recipeName, date }: CookedItem): Promise<Cooked> => {
    const day = date ?? today
    const meals = await listMeals(reads, { startDate: day, endDate: day })
    const [titled, another] = named(recipes, recipeName, ({ title }) => title)
    const only = another ? undefined : titled
    const meal = meals.find(
      (each) =>
        nameKey(each.recipeName) === nameKey(recipeName) ||
        (only && each.recipeId === only.id && each.recipeId !== null),
    )
    const planned = meal && recipes.find(({ id }) => id === meal.recipeId)
    return { meal, recipe: planned ?? only }
  }
}

/** Fills in what the recipe takes from the pantry, so that the card shows it for correction. */
async function complete(items: readonly CookedItem[], planning: Planning): Promise<CookedItem[]> {
  const { reads, today } = planning
  const find = await readBook(planning)
  const [pantry, aliases, shopping, members] = await Promise.all([
    listPantry(reads),
    readAliases(reads),
    listShopping(reads),
    listFamilyMembers(reads),
  ])
  const listed = new Set(
    shopping.filter(({ isCompleted }) => !isCompleted).map(({ name }) => nameKey(name)),
  )
  // One ledger for all dishes: the second takes from what the first leaves.
  const ledger = createStockLedger(pantry, aliases)
  const completed: CookedItem[] = []
  for (const item of items) {
    const { meal, recipe } = await find(item)
    const servings = servingsOf(item.servings, { meal, recipe, members })
    const dish = {
      recipeName: recipe?.title ?? item.recipeName,
      date: item.date ?? today,
      servings,
    }
    if (item.used !== null) {
      completed.push({ ...item, ...dish })
      continue
    }
    const { used } = usedFor(recipe, servings, ledger)
    const changed = used.filter(({ left, quantity }) => left !== quantity)
    const gone = changed.filter(({ left, name }) => left === null && !listed.has(nameKey(name)))
    completed.push({
      ...item,
      ...dish,
      used: changed.map(({ id, left }) => sayLeft(nameOf(id, pantry), left)).join('\n') || null,
      toBuy: [...new Set([...item.toBuy, ...gone.map(({ name }) => name)])],
    })
  }
  return completed
}

/** Items with the same name are told apart: 'Milk (1 gallon, Fridge)'. */
function nameOf(id: number, pantry: readonly PantryItem[]): string {
  const item = pantry.find((each) => each.id === id)
  if (!item) return ''
  const [, another] = named(pantry, item.name, pantryNaming.nameOf)
  return another ? pantryNaming.describe(item) : item.name
}

async function plan(items: readonly CookedItem[], planning: Planning) {
  const { reads, today } = planning
  const find = await readBook(planning)
  const [pantry, cookings] = await Promise.all([listPantry(reads), listCookings(reads)])
  const byName = Map.groupBy(pantry, ({ name }) => nameKey(name))
  return planEach(items, async (item): Promise<Outcome> => {
    const cookedOn = item.date ?? today
    if (cookedOn > today) return { problem: `${dayName(cookedOn, today)} hasn't come yet.` }
    const { meal, recipe } = await find(item)
    const using = stepsOfUse(item, pantry, byName)
    if ('problem' in using) return using
    const ratings = (item.ratings ?? '').split('\n').filter((line) => line.trim() !== '')
    const read = ratings.map(readRating)
    const wrong = ratings.find((_, n) => read[n] === undefined)
    if (wrong !== undefined) {
      return { problem: `Write stars like “Maya: 5”, from 1 to 5, not “${wrong}”.` }
    }
    const title = recipe?.title ?? meal?.recipeName ?? item.recipeName
    const again = cookings.some((each) => each.cookedOn === cookedOn && each.title === title)
    return {
      steps: [
        ...using.steps,
        ...(item.leftovers
          ? [stockingStep(pantry, leftoverOf(title, item.leftovers, cookedOn), today)]
          : []),
        ...item.toBuy.map((name) => buyingStep(ShoppingItemForm.parse({ name }))),
        add(cookingRecords, {
          mealId: meal?.id ?? null,
          recipeId: recipe?.id ?? null,
          title,
          servings: item.servings,
          ratings: read.flatMap((rating) => rating ?? []),
          notes: item.notes,
          cookedOn,
          recipe: recipe ? RecipeForm.parse(recipe) : null,
        }),
      ],
      warnings: [
        ...(recipe ? [] : [`${title} isn't in the recipe book, so we don't know what it took.`]),
        ...(again ? [`${title} is already marked as cooked for ${dayName(cookedOn, today)}.`] : []),
      ],
    }
  })
}

function stepsOfUse(
  { used }: CookedItem,
  pantry: readonly PantryItem[],
  byName: ReadonlyMap<string, readonly PantryItem[]>,
) {
  const steps: Step[] = []
  for (const line of (used ?? '').split('\n')) {
    if (line.trim() === '') continue
    const said = readLeftLine(line)
    if (!said) {
      const name = line.trim().slice(0, 60)
      return { problem: `Say what's left after a colon: “${name}: 2 lb” or “${name}: none”.` }
    }
    // A name is usually unique; only others are searched in the whole pantry.
    const [only, another] = byName.get(nameKey(said.name)) ?? []
    const { found, problem } =
      only && !another ? { found: only } : findNamed(pantry, said.name, pantryNaming)
    if (!found) return { problem }
    steps.push(usingStep(found, said.left))
  }
  return { steps }
}

export const cookingCommands: Command[] = [
  defineCommand({
    type: 'RECORD_COOKED_MEAL_TEXT',
    description:
      'Notes that a dish was cooked: what its recipe takes leaves the pantry, what runs out goes on the shopping list, leftovers go into the fridge, and everyone may give stars. Use it when they say that they cooked or made a dish; it does the pantry and the list by itself, so propose no other command for the same ingredients.',
    item: CookedItem,
    complete,
    plan,
  }),
]
