import { type FoundLists, type LeftOut, leaves } from '../foundLists.logic.ts'
import { ingredientLine } from '../page/ingredientLine.ts'
import { plainWords, type SchemaNode } from '../page/pageValues.ts'
import { byPosition, namesById, rows } from './tableRows.ts'

/** What Mealie's backup holds beside recipes. */
export function mealieLists(database: SchemaNode): { lists: FoundLists; leftOut: LeftOut[] } {
  const events = rows(database, 'recipe_timeline_events').filter(isCooked)
  const foods = rows(database, 'ingredient_foods')
  const atHome = foodsAtHome(database, foods)
  return {
    lists: {
      pantry: pantryOf(database, atHome),
      shopping: shoppingOf(database),
      menu: menuOf(database),
      cooked: cookedOf(database, events),
    },
    leftOut: [
      ...leaves('Foods', foods.length - atHome.length, 'Their names come along in the recipes.'),
      ...leaves('Cookbooks', rows(database, 'cookbooks').length, 'Tags find the same recipes.'),
      ...leaves(
        'Rules for the meal plan',
        rows(database, 'group_meal_plan_rules').length,
        'Food Pal plans by the rules of your family.',
      ),
      ...leaves(
        'Files attached to recipes',
        rows(database, 'recipe_assets').length,
        'A recipe here has one picture and no files.',
      ),
      ...leaves(
        'Pictures of cooked meals',
        events.filter(({ image }) => image === 'has image').length,
        'A cooked meal here has no picture.',
      ),
      ...leaves('People', rows(database, 'users').length, 'Add them on the Family screen.'),
    ],
  }
}

/** 'Made this' is a comment, or a note of the meal plan; 'system' is about edits. */
const isCooked = ({ event_type }: SchemaNode) => event_type === 'comment' || event_type === 'info'

/** Version 2 joins foods to households; version 1 has a mark at the food. */
function foodsAtHome(database: SchemaNode, foods: SchemaNode[]): SchemaNode[] {
  const joined = new Set(
    rows(database, 'households_to_ingredient_foods').map(({ food_id }) => String(food_id)),
  )
  return foods.filter(({ id, on_hand }) => Boolean(on_hand) || joined.has(String(id)))
}

function pantryOf(database: SchemaNode, foods: SchemaNode[]): FoundLists['pantry'] {
  const labels = namesById(rows(database, 'multi_purpose_labels'))
  return foods.map((food) => ({
    name: plainWords(food.name),
    quantity: 'some',
    category: labels.get(String(food.label_id)) ?? '',
    location: '',
    expiryDate: '',
    notes: plainWords(food.description),
  }))
}

function shoppingOf(database: SchemaNode): FoundLists['shopping'] {
  const shops = namesById(rows(database, 'shopping_lists'))
  const units = namesById(rows(database, 'ingredient_units'))
  const foods = namesById(rows(database, 'ingredient_foods'))
  const labels = namesById(rows(database, 'multi_purpose_labels'))
  return rows(database, 'shopping_list_items')
    .toSorted(byPosition)
    .map((item) => {
      const food = foods.get(String(item.food_id)) ?? ''
      const note = plainWords(item.note)
      const unit = units.get(String(item.unit_id)) ?? ''
      const amount = ingredientLine({ amount: item.quantity, unit })
      return {
        name: food || note,
        // Mealie stores 1 where nobody said how many.
        quantity: amount === '1' ? '' : amount,
        category: labels.get(String(item.label_id)) ?? '',
        // With a single list there is nothing to tell apart.
        store: shops.size > 1 ? (shops.get(String(item.shopping_list_id)) ?? '') : '',
        notes: food === '' ? '' : note,
        isCompleted: Boolean(item.checked),
      }
    })
}

function menuOf(database: SchemaNode): FoundLists['menu'] {
  const recipes = namesById(rows(database, 'recipes'))
  return rows(database, 'group_meal_plans').map((meal) => {
    const recipe = recipes.get(String(meal.recipe_id))
    const [title, text] = [plainWords(meal.title), plainWords(meal.text)]
    const notes = [title, text].filter((words) => words !== '')
    return {
      date: plainWords(meal.date),
      time: '',
      mealType: plainWords(meal.entry_type),
      title: recipe ?? notes[0] ?? '',
      recipe: recipe === undefined ? '' : String(meal.recipe_id),
      servings: null,
      notes: notes.slice(recipe === undefined ? 1 : 0).join('\n'),
    }
  })
}

/** A recipe without an event may still say when it was last made. */
function cookedOf(database: SchemaNode, events: SchemaNode[]): FoundLists['cooked'] {
  const recipes = namesById(rows(database, 'recipes'))
  const told = new Set(events.map(({ recipe_id }) => String(recipe_id)))
  const others = rows(database, 'recipes')
    .filter(({ id, last_made }) => plainWords(last_made) !== '' && !told.has(String(id)))
    .map(({ id, last_made }): SchemaNode => ({ recipe_id: id, timestamp: last_made }))
  return [...events, ...others].map((event) => ({
    at: plainWords(event.timestamp) || plainWords(event.created_at),
    title: recipes.get(String(event.recipe_id)) ?? plainWords(event.subject),
    recipe: String(event.recipe_id),
    servings: null,
    notes: plainWords(event.message),
    ratings: [],
  }))
}
