import type { RecipeForm } from './recipes.contract.ts'

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
