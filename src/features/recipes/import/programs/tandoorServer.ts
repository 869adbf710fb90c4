import { type FoundLists, leaves } from '../foundLists.logic.ts'
import { ingredientLine } from '../page/ingredientLine.ts'
import { addressOf, isNode, plainWords, type SchemaNode, wordsOf } from '../page/pageValues.ts'
import { type Asked, type Content, ratingsOf } from './content.ts'
import { leavesNutrition, recipeOfTandoor } from './tandoor.ts'

/** What Tandoor's API answers for its recipes one by one, meal plan, shopping list and cook log. */
export function contentOfTandoorServer({ rows, address }: Asked): Content {
  return {
    program: 'Tandoor',
    recipes: rows('recipe').map((recipe) => ({
      ...recipeOfTandoor(recipe),
      key: String(recipe.id),
      image: addressOf(recipe.image, address),
    })),
    lists: {
      pantry: pantryOf(rows('food')),
      shopping: rows('shopping-list-entry').map(shoppingItem),
      menu: rows('meal-plan').flatMap(mealsOf),
      cooked: cookedOf(rows('cook-log'), rows('recipe')),
    },
    leftOut: [
      ...leavesNutrition(rows('recipe')),
      ...leaves('Books', rows('recipe-book').length, 'Tags find the same recipes.'),
      ...leaves('Supermarkets', rows('supermarket').length, 'Stores are set up while shopping.'),
    ],
  }
}

/** Tandoor only knows whether a food is there. */
const pantryOf = (foods: SchemaNode[]): FoundLists['pantry'] =>
  foods
    .filter(({ food_onhand }) => food_onhand === true)
    .map((food) => ({
      name: plainWords(food.name),
      quantity: 'some',
      category: wordsOf(food.supermarket_category),
      location: '',
      expiryDate: '',
      notes: '',
    }))

function shoppingItem(entry: SchemaNode): FoundLists['shopping'][number] {
  const food = isNode(entry.food) ? entry.food : {}
  return {
    name: plainWords(food.name),
    quantity: ingredientLine({ amount: entry.amount, unit: wordsOf(entry.unit) }),
    category: wordsOf(food.supermarket_category),
    store: '',
    notes: '',
    isCompleted: entry.checked === true,
  }
}

const mostDays = 31

/** A plan may last several days: each of them is a meal. */
function mealsOf(plan: SchemaNode): FoundLists['menu'] {
  const recipe = isNode(plan.recipe) ? plan.recipe : {}
  const type = isNode(plan.meal_type) ? plan.meal_type : {}
  const from = plainWords(plan.from_date ?? plan.date).slice(0, 10)
  const to = plainWords(plan.to_date ?? plan.from_date ?? plan.date).slice(0, 10)
  const [title, name] = [plainWords(plan.title), plainWords(recipe.name)]
  const servings = Number(plan.servings)
  const meal = {
    time: plainWords(type.time).slice(0, 5),
    mealType: plainWords(type.name) || plainWords(plan.meal_type_name),
    title: name || title,
    recipe: recipe.id === undefined ? '' : String(recipe.id),
    servings: name !== '' && servings >= 0.25 && servings <= 500 ? servings : null,
    notes: [name && title !== name ? title : '', plainWords(plan.note)].filter(Boolean).join('\n'),
  }
  return daysOf(from, to).map((date) => ({ ...meal, date }))
}

function daysOf(from: string, to: string): string[] {
  const [first, last] = [Date.parse(from), Date.parse(to)]
  if (Number.isNaN(first) || Number.isNaN(last) || last <= first) return [from]
  const count = Math.min(mostDays, Math.round((last - first) / 86_400_000) + 1)
  return Array.from({ length: count }, (_, n) =>
    new Date(first + n * 86_400_000).toISOString().slice(0, 10),
  )
}

function cookedOf(log: SchemaNode[], recipes: SchemaNode[]): FoundLists['cooked'] {
  const titles = new Map(recipes.map(({ id, name }) => [String(id), plainWords(name)]))
  return log.map((entry) => {
    const servings = Number(entry.servings)
    const by = isNode(entry.created_by) ? plainWords(entry.created_by.display_name) : ''
    return {
      at: plainWords(entry.created_at),
      title: titles.get(String(entry.recipe)) ?? '',
      recipe: String(entry.recipe),
      servings: servings >= 0.25 && servings <= 500 ? servings : null,
      notes: plainWords(entry.comment),
      ratings: ratingsOf(entry.rating, by),
    }
  })
}
