import type { RecipeForm } from '../recipes.contract.ts'
import { lines } from './lines.ts'

export const breakfasts: RecipeForm[] = [
  {
    title: 'Overnight oats',
    description: 'Stir at night, eat in the morning.',
    prepTime: '5 minutes',
    cookTime: null,
    servings: '2 servings',
    difficulty: 'Easy',
    cuisine: 'american',
    tags: ['breakfast', 'no-cook', 'kids'],
    ingredients: lines(`
      1 cup rolled oats
      1 cup milk
      ½ cup plain yogurt
      1 tbsp chia seeds
      1 tbsp maple syrup
      1 cup berries
    `),
    instructions: lines(`
      Stir oats, milk, yogurt, chia seeds and syrup together in a jar.
      Close it and leave it in the fridge overnight.
      Loosen with a splash of milk in the morning.
      Top with berries.
    `),
    notes: 'Keeps three days. Add nuts only when serving.',
  },
  {
    title: 'Buttermilk pancakes',
    description: 'Tall, with crisp edges.',
    prepTime: '10 minutes',
    cookTime: '20 minutes',
    servings: '4 servings',
    difficulty: 'Easy',
    cuisine: 'american',
    tags: ['breakfast', 'weekend', 'kids'],
    ingredients: lines(`
      2 cups flour
      2 tbsp sugar
      2 tsp baking powder
      ½ tsp baking soda
      ½ tsp salt
      2 cups buttermilk
      2 eggs
      4 tbsp butter, melted
    `),
    instructions: lines(`
      Whisk the dry things in a large bowl.
      Beat buttermilk, eggs and butter; pour into the bowl.
      Fold until just mixed: lumps are right.
      Rest the batter 5 minutes while the griddle heats.
      Cook ¼ cup at a time until bubbles open, then turn for a minute more.
    `),
    notes: null,
  },
  {
    title: 'Freezer breakfast burritos',
    description: 'Wrap a dozen on Sunday, eat one on the way.',
    prepTime: '30 minutes',
    cookTime: '20 minutes',
    servings: '12 burritos',
    difficulty: 'Medium',
    cuisine: 'mexican',
    tags: ['breakfast', 'freezer', 'batch cooking'],
    ingredients: lines(`
      12 flour tortillas (8 inches)
      10 eggs
      1 lb breakfast sausage
      1 can black beans (15 oz), drained
      2 cups grated cheddar
      1 cup salsa
    `),
    instructions: lines(`
      Brown the sausage and take it out of the pan.
      Scramble the eggs softly in the same pan, and let everything cool.
      Lay sausage, eggs, beans, cheese and salsa on each tortilla.
      Fold in the sides and roll tightly.
      Wrap in foil and freeze.
      Heat without foil for 2 minutes in the microwave, then crisp in a dry pan.
    `),
    notes: null,
  },
  {
    title: 'Miso soup with tofu',
    description: 'A warm bowl before school, or beside anything.',
    prepTime: '5 minutes',
    cookTime: '10 minutes',
    servings: '4 servings',
    difficulty: 'Easy',
    cuisine: 'japanese',
    tags: ['soup', 'quick'],
    ingredients: lines(`
      4 cups dashi
      3 tbsp white miso
      8 oz silken tofu
      1 tbsp dried wakame
      2 scallions
    `),
    instructions: lines(`
      Soak the wakame in cold water for 5 minutes.
      Warm the dashi until it steams.
      Add tofu in small cubes and the drained wakame.
      Take it off the heat and whisk in the miso through a sieve.
      Scatter sliced scallions over; don’t let it boil again.
    `),
    notes: null,
  },
]
