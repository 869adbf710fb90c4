import { features } from '#server/features.ts'
import { promptListsOf } from '#server/prompts/promptList.ts'
import { readExpiryDay } from '#shared/expiry/expiryDay.ts'
import type { Household } from './household.queries.ts'
import type { Turn } from './turn.ts'

const stored = {
  version: 1,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
}

const today = '2026-11-15'

export const promptLists = promptListsOf(features)

/** A small household, with whatever a test is about. */
export const household = (given: Partial<Household> = {}): Household => ({
  pantry: [
    pantryItem(1, { name: 'Milk', quantity: '1 gallon', category: 'Dairy', location: 'Fridge' }),
    pantryItem(2, { name: 'Red lentils', quantity: '2 lb', expiryDate: 'next March' }),
  ],
  recipes: [recipe(1, { title: 'Lentil soup', ingredients: '2 cups red lentils\n1 onion' })],
  shopping: [shoppingItem(1, { name: 'Eggs', quantity: '12', store: 'Costco' })],
  stores: [{ id: 1, name: 'Costco', aisles: [], ...stored }],
  meals: [meal(1, { date: '2026-11-16', recipeName: 'Lentil soup', recipeId: 1 })],
  members: [member(1, { name: 'Dad', dislikes: 'Shellfish (allergy)' })],
  wholeFamily: [],
  knowledge: [],
  promptLists,
  ...given,
})

export const turn = (given: Partial<Turn> = {}): Turn => ({
  message: 'Add two cans of tomatoes to the pantry',
  history: [],
  photos: [],
  household: household(),
  today,
  now: '17:30',
  ...given,
})

type Pantry = Household['pantry'][number]
export const pantryItem = (id: number, given: Partial<Pantry> = {}): Pantry => ({
  id,
  name: `Item ${id}`,
  quantity: '1',
  category: 'Other',
  location: 'Pantry',
  expiryDate: null,
  expiresOn: readExpiryDay(given.expiryDate ?? null, today),
  notes: null,
  ...stored,
  ...given,
})

type Recipe = Household['recipes'][number]
export const recipe = (id: number, given: Partial<Recipe> = {}): Recipe => ({
  id,
  title: `Dish ${id}`,
  isFavorite: false,
  pictureId: null,
  nutrition: null,
  description: null,
  ingredients: null,
  instructions: null,
  prepTime: null,
  cookTime: null,
  servings: null,
  difficulty: null,
  cuisine: null,
  tags: [],
  notes: null,
  ...stored,
  ...given,
})

type Shopping = Household['shopping'][number]
export const shoppingItem = (id: number, given: Partial<Shopping> = {}): Shopping => ({
  id,
  name: `Item ${id}`,
  quantity: null,
  category: null,
  store: null,
  priority: 'medium',
  notes: null,
  addedBy: null,
  isCompleted: false,
  ...stored,
  ...given,
})

type Meal = Household['meals'][number]
export const meal = (id: number, given: Partial<Meal> = {}): Meal => ({
  id,
  date: '2026-11-15',
  time: '18:00',
  mealType: 'Dinner',
  seriesId: null,
  recipeName: `Dish ${id}`,
  recipeId: null,
  attendees: null,
  servings: null,
  notes: null,
  ...stored,
  ...given,
})

type Member = Household['members'][number]
export const member = (id: number, given: Partial<Member> = {}): Member => ({
  id,
  name: `Member ${id}`,
  role: null,
  keyGoalsAndLimits: 'None',
  likes: 'Pasta',
  dislikes: 'Olives',
  sortOrder: id,
  isActive: true,
  ...stored,
  ...given,
})

type Fact = Household['knowledge'][number]
export const fact = (id: number, given: Partial<Fact> = {}): Fact => ({
  id,
  vaultName: 'Kitchen',
  name: `Fact ${id}`,
  content: 'Nothing much',
  ...stored,
  ...given,
})
