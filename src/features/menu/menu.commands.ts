import { z } from 'zod'
import type { FamilyMember } from '#features/family/family.contract.ts'
import { listFamilyMembers } from '#features/family/family.queries.ts'
import type { Recipe } from '#features/recipes/recipes.contract.ts'
import { listRecipes } from '#features/recipes/recipes.queries.ts'
import {
  add,
  type Command,
  defineCommand,
  type Outcome,
  type Planning,
  planEach,
  remove,
  update,
} from '#server/commands/command.ts'
import { recordId } from '#server/commands/listCommands.ts'
import { optionalText } from '#shared/fields.ts'
import { avoidWarnings } from '#shared/foods/mustAvoid.ts'
import { named, nameKey } from '#shared/names.ts'
import { sameName } from '#shared/order.ts'
import { dishOfMeal } from './mealDish.logic.ts'
import { mealsAt, mealsOn, sayMeal, takenWarnings } from './mealPlaces.ts'
import { type MealEvent, MealEventForm } from './menu.contract.ts'
import { typeName } from './menu.logic.ts'
import { findMeal } from './menu.queries.ts'
import { mealEvents } from './menu.records.ts'

/** The meal type may be left out: the meal's time then decides it. */
const MenuItem = MealEventForm.extend({ mealType: optionalText('Meal type', 50) })
type MenuItem = z.infer<typeof MenuItem>

const MenuUpdate = MealEventForm.partial().extend({ id: recordId })

const MenuName = z.object({
  date: MealEventForm.shape.date,
  mealType: MealEventForm.shape.mealType,
  recipeName: optionalText('Recipe name', 200),
})

function typeAt(time: string): string {
  if (time < '10:30') return 'Breakfast'
  if (time < '14:30') return 'Lunch'
  return time < '17:00' ? 'Snack' : 'Dinner'
}

type PlanningContext = { recipes: readonly Recipe[]; members: FamilyMember[]; today: string }

const around = async ({ reads, today }: Planning): Promise<PlanningContext> => ({
  recipes: await listRecipes(reads),
  members: await listFamilyMembers(reads),
  today,
})

type Dish = Pick<MealEvent, 'recipeName' | 'recipeId' | 'attendees'>

const recipeOf = (
  { recipeId, recipeName }: Dish,
  { recipes }: PlanningContext,
): Recipe | undefined => {
  if (recipeId !== null) return recipes.find(({ id }) => id === recipeId)
  const [recipe, another] = named(recipes, recipeName, ({ title }) => title)
  return another ? undefined : recipe
}

const warningsOf = (meal: Dish, known: PlanningContext): string[] =>
  avoidWarnings({
    members: known.members,
    attendees: meal.attendees,
    ...dishOfMeal(meal.recipeName, recipeOf(meal, known)),
  })

const missingRecipe = "This recipe isn't in the recipe book anymore"

/** Attendees spelled as the household spells its members. */
const eatersOf = (attendees: string[] | null, { members }: PlanningContext) =>
  attendees?.map((name) => members.find((member) => sameName(member.name, name))?.name ?? name) ??
  null

const createMenu = (type: 'CREATE_MENU_TEXT' | 'MENU', description: string) =>
  defineCommand({
    type,
    description,
    item: MenuItem,
    plan: async (items, planning) => {
      const known = await around(planning)
      const meals = await mealsOn(items, planning)
      return planEach(items, (item: MenuItem): Outcome => {
        const recipe = recipeOf(item, known)
        if (item.recipeId !== null && !recipe) return { problem: missingRecipe }
        const meal = {
          ...item,
          mealType: typeName(item.mealType ?? typeAt(item.time)),
          recipeName: recipe?.title ?? item.recipeName,
          recipeId: recipe?.id ?? null,
          attendees: eatersOf(item.attendees, known),
          seriesId: null,
        }
        return {
          steps: [add(mealEvents, meal)],
          warnings: [
            ...warningsOf(meal, known),
            ...takenWarnings(mealsAt(meals, meal), known.today),
          ],
        }
      })
    },
  })

const missingMeal = "This meal doesn't exist anymore."

type MealUpdate = z.infer<typeof MenuUpdate>

async function planUpdate(
  { id: _, ...fields }: MealUpdate,
  before: MealEvent,
  known: PlanningContext,
  /** The meals at another one's place. */
  standing: (after: MealEvent) => Promise<MealEvent[]>,
): Promise<Outcome> {
  const patch = { ...fields, ...dishOf(fields, known) }
  if (patch.attendees) patch.attendees = eatersOf(patch.attendees, known)
  const after = { ...before, ...patch }
  const newRecipe = after.recipeId !== null && after.recipeId !== before.recipeId
  if (newRecipe && !recipeOf(after, known)) return { problem: missingRecipe }
  const there = mealsAt([before], after).length > 0 ? [] : await standing(after)
  return {
    steps: [update(mealEvents, before, patch)],
    warnings: [...warningsOf(after, known), ...takenWarnings(there, known.today)],
  }
}

/** A new dish also replaces the recipe's id, with null if the book does not have it. */
function dishOf(fields: Partial<MealEventForm>, known: PlanningContext): Partial<MealEventForm> {
  const { recipeName, recipeId } = fields
  if (recipeName === undefined && recipeId === undefined) return {}
  const dish = { recipeName: recipeName ?? '', recipeId: recipeId ?? null, attendees: null }
  const recipe = recipeOf(dish, known)
  if (!recipe) return { recipeId: recipeId ?? null }
  return { recipeName: recipe.title, recipeId: recipe.id }
}

function planRemoval(
  item: z.infer<typeof MenuName>,
  meals: MealEvent[],
  known: PlanningContext,
): Outcome {
  const { recipeName } = item
  const then = mealsAt(meals, item)
  const matches = recipeName
    ? then.filter((meal) => nameKey(meal.recipeName) === nameKey(recipeName))
    : then
  const [found, another] = matches
  const when = sayMeal(item, known.today)
  if (found && !another) return { steps: [remove(mealEvents, found)] }
  const names = then.map((meal) => meal.recipeName).join(', ')
  if (found) return { problem: `${when} has several meals: ${names}. Say which one.` }
  if (then.length > 0) return { problem: `${when} is ${names}, not “${recipeName}”.` }
  return { problem: `Nothing is planned for ${when}.` }
}

export const menuCommands: Command[] = [
  createMenu(
    'CREATE_MENU_TEXT',
    'Plans meals: the day, the time, what sort of meal it is and the dish, by the title of a recipe where there is one. Change a meal that is planned already by UPDATE_MENU_ITEM_TEXT instead.',
  ),
  defineCommand({
    type: 'UPDATE_MENU_ITEM_TEXT',
    description:
      'Changes a planned meal by its id: another day, time, dish, or who eats. Give only the fields that change.',
    isPatch: true,
    item: MenuUpdate,
    plan: async (items, planning) => {
      const known = await around(planning)
      const moved = items.filter((item) => item.date ?? item.mealType)
      // Two meals may swap.
      const leaving = new Set(moved.map(({ id }) => id))
      return planEach(items, async (item) => {
        const meal = await findMeal(planning.reads, item.id)
        if (!meal) return { problem: missingMeal }
        return planUpdate(item, meal, known, async (after) =>
          mealsAt(await mealsOn([after], planning), after).filter((each) => !leaving.has(each.id)),
        )
      })
    },
  }),
  defineCommand({
    type: 'DELETE_MENU_ITEM_TEXT',
    description:
      'Cancels a planned meal, by its day and meal type; name the dish if there are several.',
    item: MenuName,
    plan: async (items, planning) => {
      const known = await around(planning)
      const meals = await mealsOn(items, planning)
      return planEach(items, (item) => planRemoval(item, meals, known))
    },
  }),
  createMenu('MENU', 'The older form of CREATE_MENU_TEXT.'),
]
