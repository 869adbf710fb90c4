import { readExpiryDay } from '#shared/expiry/expiryDay.ts'
import type { Household } from '../../household.queries.ts'
import { meals, recipes, record, today } from './householdMeals.factory.ts'

type Stored = [name: string, quantity: string, category: string, location: string, expiry?: string]

const stored: Stored[] = [
  ['Milk', '½ gallon', 'Dairy', 'Fridge', '1 week'],
  ['Greek yogurt', '2 cups', 'Dairy', 'Fridge', 'Soon'],
  ['Cheddar', '8 oz', 'Dairy', 'Fridge', '3 weeks'],
  ['Butter', '1 lb', 'Dairy/Spread', 'Fridge'],
  ['Eggs', '10', 'Protein', 'Fridge', '2 weeks'],
  ['Chicken thighs', '2 lb', 'Protein', 'Fridge', 'Soon'],
  ['Firm tofu', '1 block', 'Protein', 'Fridge', '1 week'],
  ['Spinach', '1 bag', 'Vegetable', 'Fridge', 'Soon'],
  ['Carrots', '1 lb', 'Vegetable', 'Fridge', '2 weeks'],
  ['Celery', '1 bunch', 'Vegetable', 'Fridge'],
  ['Broccoli', '2 heads', 'Vegetable', 'Fridge', '1 week'],
  ['Red peppers', '3', 'Vegetable', 'Fridge'],
  ['Lemons', '4', 'Fruit', 'Fridge'],
  ['Blueberries', '1 pint', 'Fruit', 'Fridge', 'Soon'],
  ['Mayonnaise', '½ jar', 'Condiment', 'Fridge'],
  ['Salsa', '1 jar', 'Sauce', 'Fridge'],
  ['Leftover chili', '3 portions', 'Prepared Meal', 'Fridge', 'Soon'],
  ['Jasmine rice', '5 lb', 'Grain', 'Pantry'],
  ['Rolled oats', '2 lb', 'Grain', 'Pantry'],
  ['Penne', '2 boxes', 'Grain', 'Pantry'],
  ['Flour', '4 lb', 'Grain', 'Pantry'],
  ['Corn tortillas', '24', 'Grain', 'Pantry'],
  ['Black beans', '4 cans', 'Protein', 'Pantry'],
  ['Chickpeas', '3 cans', 'Protein', 'Pantry'],
  ['Peanut butter', '1 jar', 'Protein', 'Pantry'],
  ['Canned tuna', '3 cans', 'Protein', 'Pantry'],
  ['Crushed tomatoes', '4 cans', 'Vegetable', 'Pantry'],
  ['Coconut milk', '2 cans', 'Vegetable', 'Pantry'],
  ['Soy sauce', '1 bottle', 'Condiment', 'Pantry'],
  ['Olive oil', '1 bottle', 'Condiment', 'Pantry'],
  ['Honey', '1 jar', 'Condiment', 'Pantry'],
  ['Chicken broth', '3 cartons', 'Other', 'Pantry'],
  ['Ground beef', '1 lb', 'Protein', 'Freezer'],
  ['Salmon fillets', '4', 'Protein', 'Freezer'],
  ['Peas', '2 bags', 'Frozen', 'Freezer'],
  ['Ice cream', '1 tub', 'Frozen', 'Freezer'],
  ['Bananas', '6', 'Fruit', 'Counter', 'Soon'],
  ['Apples', '8', 'Fruit', 'Counter'],
  ['Yellow onions', '6', 'Vegetable', 'Counter'],
  ['Garlic', '2 heads', 'Vegetable', 'Counter'],
  ['Sourdough', '1 loaf', 'Grain', 'Counter', 'Soon'],
  ['Coffee', '1 bag', 'Other', 'Pantry'],
  ['Coffee', '2 bags', 'Other', 'Freezer'],
]

type Listed = [name: string, quantity: string | null, store: string | null, done?: boolean]

const listed: Listed[] = [
  ['Oat milk', '2 cartons', 'Costco'],
  ['Paper towels', '1 pack', 'Costco'],
  ['Cilantro', '1 bunch', "Trader Joe's"],
  ['Avocados', '4', "Trader Joe's"],
  ['Ricotta', '15 oz', "Trader Joe's"],
  ['Eggs', '12', 'Corner market'],
  ['Ginger', '1 piece', 'Corner market'],
  ['Tofu', '2 blocks', null],
  ['Birthday candles', null, null],
  ['Dish soap', '1', null],
  ['Bread', '1 loaf', "Trader Joe's", true],
]

const member = (id: number, name: string, goals: string, likes: string, dislikes: string) => ({
  ...record(id),
  name,
  role: null,
  keyGoalsAndLimits: goals,
  likes,
  dislikes,
  sortOrder: id,
  isActive: true,
})

export const household: Household = {
  pantry: stored.map(([name, quantity, category, location, expiryDate = null], n) => ({
    ...record(n + 1),
    name,
    quantity,
    category,
    location,
    expiryDate,
    expiresOn: readExpiryDay(expiryDate, today),
    notes: null,
  })),
  shopping: listed.map(([name, quantity, store, isCompleted = false], n) => ({
    ...record(n + 1),
    name,
    quantity,
    category: null,
    store,
    priority: 'medium' as const,
    notes: null,
    addedBy: null,
    isCompleted,
  })),
  stores: ['Costco', "Trader Joe's", 'Corner market'].map((name, n) => ({
    ...record(n + 1),
    name,
    aisles: [],
  })),
  recipes,
  meals,
  members: [
    member(1, 'Mom', '• More fiber\n• Dinner before 7 PM', '• Salmon\n• Soup', '• Cilantro'),
    member(2, 'Dad', '• Low sodium', '• Steak\n• Tacos', '• Shellfish (allergy)\n• Blue cheese'),
    member(
      3,
      'Maya',
      '• Mostly vegetarian, fish is fine',
      '• Tofu bowls',
      '• Red meat\n• Mushrooms',
    ),
    member(4, 'Junior', '• One new food a week', '• Rice\n• Pancakes', 'None'),
  ],
  wholeFamily: [
    {
      ...record(1),
      name: 'Dinner time',
      description: null,
      value: '6:30 PM',
      sortOrder: 0,
      isActive: true,
    },
  ],
  knowledge: [
    {
      ...record(1),
      vaultName: 'Kitchen',
      name: 'Oven',
      content: 'Runs hot: set it 15 degrees lower.',
    },
    { ...record(2), vaultName: 'Kitchen', name: 'Big pot', content: 'Holds 6 quarts.' },
    {
      ...record(3),
      vaultName: 'Schedule',
      name: 'Practice days',
      content: 'Swimming on Tuesday and Thursday until 6 PM.',
    },
  ],
}

/** The id of a record by its name, for expectations. */
export const idOf = {
  pantry: (name: string) => household.pantry.find((each) => each.name === name)?.id,
  shopping: (name: string) => household.shopping.find((each) => each.name === name)?.id,
  recipe: (title: string) => household.recipes.find((each) => each.title === title)?.id,
  meal: (name: string) =>
    household.meals.find((each) => each.date >= today && each.recipeName === name)?.id,
}
