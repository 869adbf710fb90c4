import type { RecipeForm } from '../recipes.contract.ts'
import { lines } from './lines.ts'

export const weeknightVegetables: RecipeForm[] = [
  {
    title: 'Black bean tacos',
    description: 'Charred corn, lime slaw, warm tortillas.',
    prepTime: '20 minutes',
    cookTime: '10 minutes',
    servings: '4 servings',
    difficulty: 'Easy',
    cuisine: 'mexican',
    tags: ['quick', 'kids', 'meat-free'],
    ingredients: lines(`
      2 cans black beans (15 oz), drained
      1 cup corn kernels
      2 cups shredded red cabbage
      2 limes
      1 tsp cumin
      1 tsp smoked paprika
      12 small corn tortillas
      ½ cup crumbled feta
      1 avocado
    `),
    instructions: lines(`
      Dress the cabbage with the juice of one lime and a pinch of salt.
      Char the corn in a dry, hot pan for 4 minutes.
      Warm the beans with cumin, paprika and a splash of water; mash some of them.
      Heat the tortillas over a flame or in a dry pan.
      Fill with beans, corn, slaw, avocado and feta; squeeze lime over.
    `),
    notes: null,
  },
  {
    title: 'Chickpea spinach curry',
    description: 'Pantry curry with a squeeze of lemon.',
    prepTime: '10 minutes',
    cookTime: '25 minutes',
    servings: '4 servings',
    difficulty: 'Easy',
    cuisine: 'indian',
    tags: ['pantry', 'meat-free', 'batch cooking'],
    ingredients: lines(`
      2 cans chickpeas (15 oz), drained
      1 onion, chopped
      3 cloves garlic
      1 inch ginger
      1 tbsp garam masala
      1 can coconut milk (13.5 oz)
      1 can diced tomatoes (14 oz)
      5 oz spinach
      ½ lemon
    `),
    instructions: lines(`
      Cook the onion in oil until golden, about 8 minutes.
      Add grated garlic and ginger, then the garam masala; stir for a minute.
      Pour in tomatoes and coconut milk, add the chickpeas.
      Simmer 15 minutes until it thickens.
      Fold in the spinach, let it wilt, and finish with lemon.
    `),
    notes: null,
  },
  {
    title: 'Penne with roasted tomatoes',
    description: 'Tomatoes collapse into a sauce while the pasta boils.',
    prepTime: '10 minutes',
    cookTime: '30 minutes',
    servings: '4 servings',
    difficulty: 'Easy',
    cuisine: 'italian',
    tags: ['pasta', 'kids', 'meat-free'],
    ingredients: lines(`
      12 oz penne
      1½ lb cherry tomatoes
      4 cloves garlic, unpeeled
      ¼ cup olive oil
      1 small bunch basil
      ½ cup grated Parmesan
    `),
    instructions: lines(`
      Heat the oven to 400°F.
      Roast tomatoes and garlic with the oil and plenty of salt for 25 minutes.
      Boil the penne; keep a cup of its water.
      Squeeze the garlic out of its skin and mash it into the tomatoes.
      Toss with the pasta, a splash of its water, basil and cheese.
    `),
    notes: null,
  },
  {
    title: 'Mushroom fried rice',
    description: 'What yesterday’s rice was waiting for.',
    prepTime: '10 minutes',
    cookTime: '12 minutes',
    servings: '3 servings',
    difficulty: 'Easy',
    cuisine: 'chinese',
    tags: ['quick', 'leftovers'],
    ingredients: lines(`
      4 cups cold cooked rice
      8 oz mushrooms, sliced
      2 eggs
      1 cup frozen peas
      3 scallions
      2 tbsp soy sauce
      1 tsp sesame oil
    `),
    instructions: lines(`
      Scramble the eggs softly in a hot wok and set them aside.
      Fry the mushrooms in oil until they brown.
      Add the rice, press it flat, and let it crisp before stirring.
      Stir in peas, soy sauce and scallions.
      Return the eggs and finish with sesame oil.
    `),
    notes: null,
  },
  {
    title: 'Greek lentil soup',
    description: 'Plain, good, and better with vinegar.',
    prepTime: '10 minutes',
    cookTime: '40 minutes',
    servings: '6 servings',
    difficulty: 'Easy',
    cuisine: 'mediterranean',
    tags: ['soup', 'pantry', 'freezer'],
    ingredients: lines(`
      2 cups brown lentils
      1 onion, chopped
      2 carrots, sliced
      3 cloves garlic
      2 bay leaves
      2 tbsp tomato paste
      ¼ cup olive oil
      2 tbsp red wine vinegar
    `),
    instructions: lines(`
      Cover the lentils with water, bring to a boil, and drain.
      Soften onion, carrots and garlic in half of the oil.
      Stir in the tomato paste, then lentils, bay leaves and 7 cups of water.
      Simmer 35 minutes until the lentils are soft.
      Season with salt, vinegar and the rest of the oil.
    `),
    notes: 'Salt only at the end, or the lentils stay hard.',
  },
  {
    title: 'Shakshuka',
    description: 'Eggs poached in peppery tomatoes, straight from the pan.',
    prepTime: '10 minutes',
    cookTime: '25 minutes',
    servings: '3 servings',
    difficulty: 'Medium',
    cuisine: 'middle-eastern',
    tags: ['brunch', 'one-pan', 'meat-free'],
    ingredients: lines(`
      1 onion, sliced
      1 red pepper, sliced
      3 cloves garlic
      1 tsp cumin
      1 tsp paprika
      1 can whole tomatoes (28 oz)
      6 eggs
      ½ cup feta
      1 small bunch cilantro
    `),
    instructions: lines(`
      Soften onion and pepper in oil for 10 minutes.
      Add garlic, cumin and paprika and stir until they smell good.
      Crush in the tomatoes and simmer 10 minutes.
      Make six hollows and crack an egg into each.
      Cover and cook 6 minutes, until the whites are set.
      Scatter feta and cilantro over and bring bread.
    `),
    notes: null,
  },
]
