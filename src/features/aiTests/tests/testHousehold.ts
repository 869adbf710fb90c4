import type { Turn } from '#features/assistant/proposer.service.ts'
import { readExpiryDay } from '#shared/expiry/expiryDay.ts'
import { recipes, stored } from './testRecipes.ts'

type Household = Turn['household']

/** A Wednesday. */
export const today = '2026-11-18'
export const now = '16:40'

type Pantry = [name: string, quantity: string, category: string, location: string, expiry?: string]

const pantry: Pantry[] = [
  ['Milk', '½ gallon', 'Dairy', 'Fridge', '5 days'],
  ['Greek yogurt', '2 cups', 'Dairy', 'Fridge', 'Soon'],
  ['Parmesan', '1 wedge', 'Dairy', 'Fridge'],
  ['Butter', '1 lb', 'Dairy', 'Fridge'],
  ['Eggs', '8', 'Protein', 'Fridge', '2 weeks'],
  ['Chicken thighs', '2 lb', 'Protein', 'Fridge', 'Soon'],
  ['Spinach', '1 bag', 'Vegetable', 'Fridge', 'Soon'],
  ['Carrots', '1 lb', 'Vegetable', 'Fridge'],
  ['Hummus', '1 tub', 'Other', 'Fridge'],
  ['Leftover soup', '2 portions', 'Prepared Meal', 'Fridge', 'Soon'],
  ['Jasmine rice', '4 lb', 'Grain', 'Pantry'],
  ['Spaghetti', '2 boxes', 'Grain', 'Pantry'],
  ['Flour', '3 lb', 'Grain', 'Pantry'],
  ['Black beans', '4 cans', 'Protein', 'Pantry'],
  ['Chickpeas', '3 cans', 'Protein', 'Pantry'],
  ['Crushed tomatoes', '3 cans', 'Vegetable', 'Pantry'],
  ['Olive oil', '1 bottle', 'Condiment', 'Pantry'],
  ['Maple syrup', '1 bottle', 'Condiment', 'Pantry'],
  ['Salmon fillets', '4', 'Protein', 'Freezer'],
  ['Peas', '2 bags', 'Frozen', 'Freezer'],
  ['Vanilla ice cream', '1 tub', 'Frozen', 'Freezer'],
  ['Bananas', '5', 'Fruit', 'Counter', 'Soon'],
  ['Onions', '6', 'Vegetable', 'Counter'],
]

type Shopping = [name: string, quantity: string | null, store: string | null]

const shopping: Shopping[] = [
  ['Oat milk', '2 cartons', 'Costco'],
  ['Paper towels', '1 pack', 'Costco'],
  ['Avocados', '4', "Trader Joe's"],
  ['Cilantro', '1 bunch', "Trader Joe's"],
  ['Dish soap', '1', null],
]

type Meal = [date: string, mealType: string, recipeName: string]

const meals: Meal[] = [
  ['2026-11-17', 'Dinner', 'Lentil soup'],
  ['2026-11-18', 'Dinner', 'Roast chicken'],
  ['2026-11-19', 'Dinner', 'Bean tacos'],
  ['2026-11-20', 'Dinner', 'Salmon with rice'],
  ['2026-11-21', 'Breakfast', 'Pancakes'],
]

const timeOf = (mealType: string) => (mealType === 'Breakfast' ? '08:00' : '18:00')

const member = (id: number, name: string, goals: string, likes: string, dislikes: string) => ({
  ...stored(id),
  name,
  role: null,
  keyGoalsAndLimits: goals,
  likes,
  dislikes,
  sortOrder: id,
  isActive: true,
})

/** A fictional household for all tests; never stored. */
export const testHousehold: Household = {
  pantry: pantry.map(([name, quantity, category, location, expiryDate = null], n) => ({
    ...stored(n + 1),
    name,
    quantity,
    category,
    location,
    expiryDate,
    expiresOn: readExpiryDay(expiryDate, today),
    notes: null,
  })),
  shopping: shopping.map(([name, quantity, store], n) => ({
    ...stored(n + 1),
    name,
    quantity,
    store,
    category: null,
    priority: 'medium',
    notes: null,
    addedBy: null,
    isCompleted: false,
  })),
  stores: ['Costco', "Trader Joe's"].map((name, n) => ({ ...stored(n + 1), name, aisles: [] })),
  recipes,
  meals: meals.map(([date, mealType, recipeName], n) => ({
    ...stored(n + 1),
    date,
    time: timeOf(mealType),
    mealType,
    recipeName,
    recipeId: recipes.find(({ title }) => title === recipeName)?.id ?? null,
    attendees: null,
    servings: null,
    seriesId: null,
    notes: null,
  })),
  members: [
    member(1, 'Anna', '• Dinner before 7 PM', '• Salmon\n• Soup', '• Blue cheese'),
    member(2, 'Ben', '• Less salt', '• Tacos', '• Shellfish (allergy)'),
    member(3, 'Lily', '• Mostly vegetarian, fish is fine', '• Pasta', '• Mushrooms'),
  ],
  wholeFamily: [
    {
      ...stored(1),
      name: 'Dinner time',
      description: 'When the family eats together',
      value: '6:30 PM',
      sortOrder: 0,
      isActive: true,
    },
  ],
  knowledge: [
    { ...stored(1), vaultName: 'Kitchen', name: 'Oven', content: 'Runs hot: 15 degrees less.' },
    { ...stored(2), vaultName: 'Kitchen', name: 'Slow cooker', content: 'Holds 5 quarts.' },
  ],
}
