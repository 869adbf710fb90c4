import { listFamilyMembers } from '#features/family/family.queries.ts'
import { readAliases } from '#features/ingredients/foodMatches.queries.ts'
import { type Family, mealServings } from '#features/menu/mealServings.logic.ts'
import type { MealEvent } from '#features/menu/menu.contract.ts'
import { findMeal, listMeals } from '#features/menu/menu.queries.ts'
import type { PantryItem, PantryItemForm } from '#features/pantry/pantry.contract.ts'
import { listPantry } from '#features/pantry/pantry.queries.ts'
import { createStockLedger, type StockLedger } from '#features/pantry/stockLedger.logic.ts'
import { factorFor, type Need, needsOf } from '#features/recipes/needs.logic.ts'
import type { Recipe } from '#features/recipes/recipes.contract.ts'
import { findRecipe } from '#features/recipes/recipes.queries.ts'
import { listShopping } from '#features/shopping/shopping.queries.ts'
import type { AppContext } from '#server/appContext.ts'
import type { Reader } from '#server/db/open.ts'
import { addDays, sayDay } from '#shared/days.ts'
import { notFound } from '#shared/errors.ts'
import { scaledLine } from '#shared/ingredients/scaling.ts'
import { readServings } from '#shared/ingredients/servings.ts'
import { writtenAmount } from '#shared/ingredients/writtenAmounts.ts'
import { nameKey } from '#shared/names.ts'
import type { CookedGuess, CookedQuery, UsedGuess } from './cooking.contract.ts'
import { cookedMeals, wasCookedOn } from './cooking.queries.ts'

/** Days that leftovers usually keep. */
const leftoversKeep = 3

export async function guessCooked(app: AppContext, query: CookedQuery): Promise<CookedGuess> {
  const { reader } = app
  const meal = query.mealId ? await findMeal(reader, query.mealId) : undefined
  if (query.mealId && !meal) throw notFound('meal')
  const recipeId = query.recipeId ?? meal?.recipeId
  const recipe = recipeId ? await findRecipe(reader, recipeId) : undefined
  if (query.recipeId && !recipe) throw notFound('recipe')
  const [pantry, aliases, members, shopping, today] = await Promise.all([
    listPantry(reader),
    readAliases(reader),
    listFamilyMembers(reader),
    listShopping(reader),
    app.today(),
  ])
  const title = recipe?.title ?? meal?.recipeName ?? ''
  const servings = servingsOf(query.servings, { meal, recipe, members })
  const { used, notFound: missing } = usedFor(recipe, servings, createStockLedger(pantry, aliases))
  const planned = recipe && !meal ? await plannedOn(reader, recipe.id, today) : null
  const listed = new Set(shopping.flatMap((item) => (item.isCompleted ? [] : nameKey(item.name))))
  return {
    mealId: meal?.id ?? null,
    recipeId: recipe?.id ?? null,
    title,
    servings,
    plannedToday: planned,
    isCooked: !planned && (await isCooked(reader, meal, recipe, today)),
    used: used.map((item) => ({
      ...item,
      ...besides(item, used, pantry),
      isOnList: listed.has(nameKey(item.name)),
    })),
    notFound: missing,
    leftover: leftoverOf(title, '2 servings', today),
    eaters: meal?.attendees ?? members.filter(({ isActive }) => isActive).map(({ name }) => name),
  }
}

type Used = Omit<UsedGuess, 'isOnList' | 'expiryDate' | 'hasMore'>

/** Of the same thing the pantry may have another lot. */
function besides(item: Used, used: readonly Used[], pantry: readonly PantryItem[]) {
  const key = nameKey(item.name)
  const own = pantry.find(({ id }) => id === item.id)
  const others = pantry.filter(({ id, name }) => id !== item.id && nameKey(name) === key)
  const isGone = ({ id }: PantryItem) => used.some((each) => each.id === id && each.left === null)
  return {
    expiryDate: others.length > 0 ? (own?.expiryDate ?? null) : null,
    hasMore: others.some((other) => !isGone(other)),
  }
}

async function isCooked(
  reader: Reader,
  meal: MealEvent | undefined,
  recipe: Recipe | undefined,
  today: string,
) {
  if (meal) return (await cookedMeals(reader, [meal.id])).size > 0
  return recipe ? wasCookedOn(reader, recipe.id, today) : false
}

async function plannedOn(reader: Reader, recipeId: number, today: string) {
  const meals = await listMeals(reader, { startDate: today, endDate: today })
  const own = meals.filter((meal) => meal.recipeId === recipeId)
  const cooked = await cookedMeals(
    reader,
    own.map(({ id }) => id),
  )
  const meal = own.find(({ id }) => !cooked.has(id))
  return meal ? { mealId: meal.id, mealType: meal.mealType } : null
}

type Cooked = { meal: MealEvent | undefined; recipe: Recipe | undefined; members: Family }

/** The servings as given, else as planned, else as in the recipe. */
export function servingsOf(said: number | null, { meal, recipe, members }: Cooked): number | null {
  if (said !== null) return said
  const planned = recipe && meal ? mealServings(meal, recipe, members) : meal?.servings
  return planned ?? readServings(recipe?.servings ?? '')?.count ?? null
}

export const leftoverOf = (title: string, quantity: string, cookedOn: string): PantryItemForm => ({
  name: `${title} (leftovers)`.slice(0, 200),
  quantity,
  category: 'Prepared Meal',
  location: 'Fridge',
  expiryDate: sayDay(addDays(cookedOn, leftoversKeep), { month: 'short', day: 'numeric' }),
  notes: null,
})

/** The pantry items that a recipe's lines use, and their rests. */
export function usedFor(
  recipe: Recipe | undefined,
  servings: number | null,
  ledger: StockLedger<PantryItem>,
) {
  const factor = recipe ? factorFor(recipe, servings) : 1
  return usedOf(recipe ? needsOf(recipe, factor) : [], ledger, factor)
}

function usedOf(needs: readonly Need[], ledger: StockLedger<PantryItem>, factor: number) {
  const used = new Map<number, Used>()
  const lines: string[] = []
  for (const need of needs) {
    const stock = ledger.find(need.food)
    if (stock.length === 0) lines.push(scaledLine(need.line, factor))
    let open = need.quantity
    for (const item of stock) {
      const rest = ledger.take(item, open)
      note(item, scaledLine(need.line, factor), rest !== 'unknown')
      if (rest === 'unknown' || rest.amount <= 0) break
      open = rest
    }
  }

  function note(item: PantryItem, line: string, isKnown: boolean) {
    const before = used.get(item.id)
    const rest = ledger.leftOf(item)
    const left = !rest ? item.quantity : rest.amount > 0 ? writtenAmount(rest) : null
    used.set(item.id, {
      id: item.id,
      version: item.version,
      name: item.name,
      quantity: item.quantity,
      line: before ? `${before.line}, ${line}` : line,
      left,
      isKnown: isKnown && (before?.isKnown ?? true),
    })
  }
  return { used: [...used.values()], notFound: lines }
}
