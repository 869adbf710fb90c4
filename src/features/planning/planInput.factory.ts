import type { FamilyMember } from '#features/family/family.contract.ts'
import type { MealEvent } from '#features/menu/menu.contract.ts'
import { meal } from '#features/menu/menu.factory.ts'
import type { PantryItem } from '#features/pantry/pantry.contract.ts'
import type { Recipe } from '#features/recipes/recipes.contract.ts'
import type { PlanInput } from './planInput.logic.ts'

const stored = (id: number) => ({ id, version: 1, createdAt: '', updatedAt: '' })

export const dish = (id: number, title: string, given: Partial<Recipe> = {}): Recipe => ({
  title,
  description: null,
  ingredients: title,
  instructions: null,
  prepTime: null,
  cookTime: '20 min',
  servings: '4',
  difficulty: null,
  cuisine: null,
  tags: [],
  notes: null,
  isFavorite: false,
  pictureId: null,
  nutrition: null,
  ...stored(id),
  ...given,
})

export const item = (id: number, name: string, expiresOn: string | null): PantryItem => ({
  name,
  quantity: '1',
  category: 'Vegetable',
  location: 'Fridge',
  expiryDate: expiresOn,
  expiresOn,
  notes: null,
  ...stored(id),
})

export const eater = (
  id: number,
  name: string,
  given: Partial<FamilyMember> = {},
): FamilyMember => ({
  name,
  role: null,
  keyGoalsAndLimits: '',
  likes: '',
  dislikes: '',
  sortOrder: id,
  isActive: true,
  ...stored(id),
  ...given,
})

export const dinner = (date: string, recipe: Recipe | string): MealEvent => ({
  ...meal({
    date,
    recipeName: typeof recipe === 'string' ? recipe : recipe.title,
    recipeId: typeof recipe === 'string' ? null : recipe.id,
  }),
  seriesId: null,
  ...stored(1),
})

export const planInput = (given: Partial<PlanInput>): PlanInput => ({
  recipes: [],
  pantry: [],
  members: [],
  meals: [],
  ...given,
})
