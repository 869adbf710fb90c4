import type { z } from 'zod'
import type { CalendarSourceForm } from '#features/calendar/calendar.contract.ts'
import type {
  FamilyMemberForm,
  KnowledgeForm,
  WholeFamilyForm,
} from '#features/family/family.contract.ts'
import type { MealEventForm } from '#features/menu/menu.contract.ts'
import type { PantryItemForm } from '#features/pantry/pantry.contract.ts'
import type { RecipeForm } from '#features/recipes/recipes.contract.ts'
import type { ShoppingItemForm } from '#features/shopping/shopping.contract.ts'

/** A believable pantry item; a test names only what it is about. */
export const pantryItem = (given: Partial<PantryItemForm> = {}): PantryItemForm => ({
  name: 'Greek yogurt',
  quantity: '2 cups',
  category: 'Dairy',
  location: 'Fridge',
  expiryDate: 'Soon',
  notes: null,
  ...given,
})

export const shoppingItem = (given: Partial<ShoppingItemForm> = {}): ShoppingItemForm => ({
  name: 'Milk',
  quantity: '1 gallon',
  category: 'Dairy',
  store: 'Costco',
  priority: 'medium',
  notes: null,
  addedBy: null,
  isCompleted: false,
  ...given,
})

export const recipe = (given: Partial<RecipeForm> = {}): RecipeForm => ({
  title: 'Lemon chicken traybake',
  description: 'Crisp thighs, soft potatoes, one pan.',
  ingredients: '8 chicken thighs\n2 lemons\n1 lb baby potatoes',
  instructions: 'Heat the oven to 425°F.\nToss everything with oil and salt.\nRoast 40 minutes.',
  prepTime: '15 minutes',
  cookTime: '40 minutes',
  servings: '4 servings',
  difficulty: 'Easy',
  cuisine: 'mediterranean',
  tags: ['weeknight', 'one-pan'],
  notes: null,
  ...given,
})

/** A believable member of the family. */
export const familyMember = (
  given: Partial<z.input<typeof FamilyMemberForm>> = {},
): z.input<typeof FamilyMemberForm> => ({
  name: 'Mom',
  role: 'Parent',
  keyGoalsAndLimits: '• More fiber\n• Dinner before 7 PM',
  likes: '• Salmon\n• Any soup',
  dislikes: '• Cilantro',
  ...given,
})

/** A believable rule for everyone. */
export const familyRule = (
  given: Partial<z.input<typeof WholeFamilyForm>> = {},
): z.input<typeof WholeFamilyForm> => ({
  name: 'Dinner time',
  description: 'Everyone is home by then',
  value: '6:30 PM',
  ...given,
})

/** A believable fact about the household. */
export const knowledgeItem = (given: Partial<KnowledgeForm> = {}): KnowledgeForm => ({
  vaultName: 'Kitchen',
  name: 'Oven',
  content: 'Runs hot: set it 15 degrees lower than the recipe says.',
  ...given,
})

/** A believable meal. */
export const meal = (given: Partial<MealEventForm> = {}): MealEventForm => ({
  date: '2026-11-14',
  time: '18:00',
  mealType: 'Dinner',
  recipeName: 'Taco night',
  recipeId: null,
  attendees: null,
  notes: null,
  ...given,
})

/** A believable calendar, somewhere on the internet. */
export const calendarSource = (given: object = {}): CalendarSourceForm => ({
  name: 'Family',
  url: 'https://example.com/family.ics',
  color: '#3B82F6',
  enabled: true,
  ...given,
})
