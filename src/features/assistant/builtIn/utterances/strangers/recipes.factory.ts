import { idOf } from '../household.factory.ts'
import { recipe, recipeChanged, recipeGone, says } from '../utterance.factory.ts'

/** Said by somebody who had not seen the code. */
export const strangersRecipes = [
  says(
    "Mom's Meatloaf\n\nIngredients\n2 lb ground beef\n1 cup bread crumbs\n2 eggs\n1/2 cup ketchup\n\nInstructions\n1. Mix everything in a big bowl.\n2. Press into a loaf pan.\n3. Bake at 350 for one hour.",
    recipe({
      title: "Mom's Meatloaf",
      ingredients: '2 lb ground beef\n1 cup bread crumbs\n2 eggs\n1/2 cup ketchup',
      instructions:
        'Mix everything in a big bowl.\nPress into a loaf pan.\nBake at 350 for one hour.',
    }),
  ),
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
    'Easy Corn Chowder\nServes 6\nPrep time: 10 minutes\nCook time: 25 minutes\n\nIngredients:\n- 4 slices bacon\n- 1 onion, diced\n- 3 cups corn\n- 2 cups half and half\n\nDirections:\n1. Fry the bacon.\n2. Cook the onion in the fat until soft.\n3. Add corn and half and half and simmer 15 minutes.',
    recipe({
      title: 'Easy Corn Chowder',
      ingredients: '4 slices bacon\n1 onion, diced\n3 cups corn\n2 cups half and half',
      instructions:
        'Fry the bacon.\nCook the onion in the fat until soft.\nAdd corn and half and half and simmer 15 minutes.',
      servings: '6',
      prepTime: '10 minutes',
      cookTime: '25 minutes',
    }),
  ),
  says(
    'add a recipe called cinnamon toast. ingredients: 2 slices bread, butter, cinnamon sugar. steps: toast the bread, spread the butter, sprinkle the cinnamon sugar',
    recipe({
      title: 'Cinnamon toast',
      ingredients: '2 slices bread\nbutter\ncinnamon sugar',
      instructions: 'toast the bread\nspread the butter\nsprinkle the cinnamon sugar',
    }),
  ),
  says(
    'rename turkey chili to game day chili',
    recipeChanged({ id: idOf.recipe('Turkey chili'), title: 'Game day chili' }),
  ),
  says(
    'the lasagna serves 8, and add a note to the crumble: good with ice cream',
    recipeChanged(
      { id: idOf.recipe('Veggie lasagna'), servings: '8' },
      { id: idOf.recipe('Apple crumble'), notes: 'Good with ice cream' },
    ),
  ),
  says('delete the tuna casserole recipe nobody likes it', recipeGone('Tuna casserole')),
  says(
    'add a note to the lentil soup recipe: needs more lemon',
    recipeChanged({ id: idOf.recipe('Greek lentil soup'), notes: 'Needs more lemon' }),
  ),
  says(
    'shakshuka takes 15 min of prep not 10',
    recipeChanged({ id: idOf.recipe('Shakshuka'), prepTime: '15 min' }),
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
    'call the sausage and peppers recipe sausage bake instead',
    recipeChanged({ id: idOf.recipe('Sheet pan sausage and peppers'), title: 'Sausage bake' }),
  ),
  says(
    'set the beef and broccoli difficulty to medium',
    recipeChanged({ id: idOf.recipe('Beef and broccoli'), difficulty: 'Medium' }),
  ),
  says(
    "butter chicken's cuisine should say indian",
    recipeChanged({ id: idOf.recipe('Butter chicken'), cuisine: 'indian' }),
  ),
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
    'note on the grilled cheese recipe: use mayo on the outside',
    recipeChanged({ id: idOf.recipe('Grilled cheese'), notes: 'Use mayo on the outside' }),
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
  says(
    'rename the curry recipe to spinach curry and it feeds 6',
    recipeChanged({
      id: idOf.recipe('Chickpea spinach curry'),
      title: 'Spinach curry',
      servings: '6',
    }),
  ),
]
