import type { RecipeForm } from '../recipes.contract.ts'
import { lines } from './lines.ts'

export const bakes: RecipeForm[] = [
  {
    title: 'Banana bread',
    description: 'For the three bananas nobody wants.',
    prepTime: '15 minutes',
    cookTime: '55 minutes',
    servings: '10 slices',
    difficulty: 'Easy',
    cuisine: 'american',
    tags: ['baking', 'kids', 'leftovers'],
    ingredients: lines(`
      3 very ripe bananas
      ½ cup butter, melted
      ¾ cup brown sugar
      2 eggs
      1½ cups flour
      1 tsp baking soda
      ½ tsp salt
      ½ cup walnuts
    `),
    instructions: lines(`
      Heat the oven to 350°F and butter a loaf pan.
      Mash the bananas; stir in butter, sugar and eggs.
      Fold in flour, baking soda and salt, then the walnuts.
      Pour into the pan and bake 55 minutes, until a skewer comes out clean.
      Cool 10 minutes in the pan before turning it out.
    `),
    notes: 'Without walnuts it goes to school.',
  },
  {
    title: 'No-knead bread',
    description: 'Four things and a night’s sleep.',
    prepTime: '10 minutes',
    cookTime: '50 minutes',
    servings: '1 loaf',
    difficulty: 'Medium',
    cuisine: null,
    tags: ['baking', 'overnight'],
    ingredients: lines(`
      3 cups bread flour
      1½ tsp salt
      ¼ tsp instant yeast
      1½ cups water
    `),
    instructions: lines(`
      Stir everything to a shaggy dough, cover, and leave it for 14 hours.
      Fold it a few times on a floured table and let it rest 1 hour.
      Heat a lidded pot in the oven at 450°F for the last half hour.
      Drop the dough in, cover, and bake 30 minutes.
      Take off the lid and bake 15 to 20 minutes more, until deep brown.
      Cool completely before slicing.
    `),
    notes: null,
  },
  {
    title: 'Apple crumble',
    description: 'Sharp apples under a lot of crumble.',
    prepTime: '20 minutes',
    cookTime: '40 minutes',
    servings: '6 servings',
    difficulty: 'Easy',
    cuisine: 'other',
    tags: ['dessert', 'kids'],
    ingredients: lines(`
      6 tart apples
      ½ lemon
      1 tsp cinnamon
      1 cup flour
      1 cup rolled oats
      ¾ cup brown sugar
      ½ cup cold butter
    `),
    instructions: lines(`
      Heat the oven to 375°F.
      Slice the apples into a baking dish with lemon juice and cinnamon.
      Rub flour, oats, sugar and butter together until it clumps.
      Scatter over the apples, without pressing.
      Bake 40 minutes until the juices bubble at the edges.
    `),
    notes: null,
  },
  {
    title: 'Flourless chocolate cake',
    description: 'Five ingredients; let it sink, that is how it should be.',
    prepTime: '20 minutes',
    cookTime: '35 minutes',
    servings: '10 slices',
    difficulty: 'Hard',
    cuisine: 'french',
    tags: ['dessert', 'guests'],
    ingredients: lines(`
      8 oz dark chocolate
      ½ cup butter
      ¾ cup sugar
      5 eggs, separated
      1 pinch salt
    `),
    instructions: lines(`
      Heat the oven to 325°F and line a 9 inch springform pan.
      Melt chocolate and butter together and let them cool a little.
      Whisk the yolks with half of the sugar until pale; stir in the chocolate.
      Beat the whites with salt and the rest of the sugar to soft peaks.
      Fold them in, in three goes, keeping the air.
      Bake 35 minutes: the middle still trembles.
      Cool in the pan, where it will sink and crack.
    `),
    notes: null,
  },
]
