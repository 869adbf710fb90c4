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
import { dayName } from '#shared/days.ts'
import { optionalText } from '#shared/fields.ts'
import { avoidWarnings } from '#shared/foods/mustAvoid.ts'
import { named, nameKey } from '#shared/names.ts'
import { compareText, sameName } from '#shared/order.ts'
import { dishOfMeal } from './mealDish.logic.ts'
import { type MealEvent, MealEventForm } from './menu.contract.ts'
import { sectionOf, typeName } from './menu.logic.ts'
import { findMeal, listMeals } from './menu.queries.ts'
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

type PlanningContext = { recipes: Recipe[]; members: FamilyMember[]; today: string }

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

/** The meals on the days from the first to the last item. */
function mealsOn(items: readonly { date: string }[], { reads }: Planning): Promise<MealEvent[]> {
  const days = items.map(({ date }) => date).sort(compareText)
  return listMeals(reads, { startDate: days[0], endDate: days.at(-1) })
}

const mealsAt = (meals: readonly MealEvent[], at: Pick<MealEvent, 'date' | 'mealType'>) =>
  meals.filter(
    ({ date, mealType }) =>
      date === at.date && sectionOf(mealType).key === sectionOf(at.mealType).key,
  )

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
        const planned = mealsAt(meals, meal).map(
          (each) => `${sayMeal(each, known)} is already planned: ${each.recipeName}`,
        )
        return {
          steps: [add(mealEvents, meal)],
          warnings: [...warningsOf(meal, known), ...planned],
        }
      })
    },
  })

const sayMeal = (
  { date, mealType }: Pick<MealEvent, 'date' | 'mealType'>,
  { today }: PlanningContext,
) => `${typeName(mealType)} (${dayName(date, today)})`

const missingMeal = "This meal doesn't exist anymore."

function planUpdate(
  { id: _, ...fields }: z.infer<typeof MenuUpdate>,
  before: MealEvent,
  known: PlanningContext,
): Outcome {
  const patch = { ...fields, ...dishOf(fields, known) }
  if (patch.attendees) patch.attendees = eatersOf(patch.attendees, known)
  const after = { ...before, ...patch }
  const newRecipe = after.recipeId !== null && after.recipeId !== before.recipeId
  if (newRecipe && !recipeOf(after, known)) return { problem: missingRecipe }
  return { steps: [update(mealEvents, before, patch)], warnings: warningsOf(after, known) }
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
  const when = sayMeal(item, known)
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
      return planEach(items, async (item) => {
        const meal = await findMeal(planning.reads, item.id)
        return meal ? planUpdate(item, meal, known) : { problem: missingMeal }
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
