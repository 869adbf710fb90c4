import { recipe, recipeChanged, recipeGone, says } from '../example.factory.ts'
import { idOf } from '../household.factory.ts'

/** Said by somebody who had not seen the code. */
export const strangersRecipes = [
  says(
    'Guacamole\n\n3 avocados\n1 lime\n1/2 tsp salt\n\nMash the avocados.\nSqueeze in the lime and stir in the salt.',
    recipe({
      title: 'Guacamole',
      ingredients: '3 avocados\n1 lime\n1/2 tsp salt',
      instructions: 'Mash the avocados.\nSqueeze in the lime and stir in the salt.',
    }),
  ),
  says(
    'save this recipe\n\nNo Bake Cookies\n2 cups sugar\n1/2 cup milk\n1 stick butter\n4 tbsp cocoa\n3 cups quick oats\n\nBoil the sugar, milk, butter and cocoa for 1 minute.\nStir in the oats.\nDrop spoonfuls on wax paper and let cool.',
    recipe({
      title: 'No Bake Cookies',
      ingredients: '2 cups sugar\n1/2 cup milk\n1 stick butter\n4 tbsp cocoa\n3 cups quick oats',
      instructions:
        'Boil the sugar, milk, butter and cocoa for 1 minute.\nStir in the oats.\nDrop spoonfuls on wax paper and let cool.',
    }),
  ),
  says(
    'rename turkey chili to game day chili',
    recipeChanged({ id: idOf.recipe('Turkey chili'), title: 'Game day chili' }),
  ),
  says('delete the tuna casserole recipe nobody likes it', recipeGone('Tuna casserole')),
  says(
    'add a note to the lentil soup recipe: needs more lemon',
    recipeChanged({ id: idOf.recipe('Greek lentil soup'), notes: 'Needs more lemon' }),
  ),
  says(
    'change the cook time on the pulled pork to 6 hours',
    recipeChanged({ id: idOf.recipe('Pulled pork'), cookTime: '6 hours' }),
  ),
  says(
    'tag the tofu stir fry as weeknight',
    recipeChanged({ id: idOf.recipe('Tofu stir fry'), tags: ['weeknight'] }),
  ),
  says('get rid of the shrimp scampi recipe', recipeGone('Shrimp scampi')),
  says(
    'add 1 cup walnuts to the banana bread recipe',
    recipeChanged({
      id: idOf.recipe('Banana bread'),
      ingredients: '3 bananas\nflour\neggs\nbutter\nsugar\n1 cup walnuts',
    }),
  ),
  says(
    'apple crumble should be 8 servings',
    recipeChanged({ id: idOf.recipe('Apple crumble'), servings: '8 servings' }),
  ),
  says(
    'please save my recipe for Deviled Eggs\n\n6 eggs\n1/4 cup mayo\n1 tsp mustard\npaprika\n\n1. Boil the eggs 10 minutes and cool.\n2. Mash the yolks with mayo and mustard.\n3. Fill the whites and dust with paprika.',
    recipe({
      title: 'Deviled Eggs',
      ingredients: '6 eggs\n1/4 cup mayo\n1 tsp mustard\npaprika',
      instructions:
        'Boil the eggs 10 minutes and cool.\nMash the yolks with mayo and mustard.\nFill the whites and dust with paprika.',
    }),
  ),
  says(
    'The penne recipe now takes 40 minutes to cook.',
    recipeChanged({ id: idOf.recipe('Penne with roasted tomatoes'), cookTime: '40 minutes' }),
  ),
  says(
    'delete the recipes for pulled pork and mushroom fried rice',
    recipeGone('Pulled pork', 'Mushroom fried rice'),
  ),
  says(
    'Weeknight Ramen 🍜\n\nWhat you need:\n• 2 packs ramen noodles\n• 4 cups chicken broth\n• 2 eggs\n• 1 tbsp soy sauce\n\nMethod:\nBring the broth to a boil.\nAdd the noodles and cook 3 minutes.\nTop with a soft boiled egg and soy sauce.',
    recipe({
      title: 'Weeknight Ramen',
      ingredients: '2 packs ramen noodles\n4 cups chicken broth\n2 eggs\n1 tbsp soy sauce',
      instructions:
        'Bring the broth to a boil.\nAdd the noodles and cook 3 minutes.\nTop with a soft boiled egg and soy sauce.',
    }),
  ),
]
