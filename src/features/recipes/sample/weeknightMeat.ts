import type { RecipeForm } from '../recipes.contract.ts'
import { lines } from './lines.ts'

export const weeknightMeat: RecipeForm[] = [
  {
    title: 'Lemon chicken traybake',
    description: 'Crisp thighs, soft potatoes, one pan.',
    prepTime: '15 minutes',
    cookTime: '40 minutes',
    servings: '4 servings',
    difficulty: 'Easy',
    cuisine: 'mediterranean',
    tags: ['weeknight', 'one-pan'],
    ingredients: lines(`
      8 chicken thighs
      2 lemons
      1 lb baby potatoes
      4 cloves garlic
      1 tsp oregano
      2 tbsp olive oil
    `),
    instructions: lines(`
      Heat the oven to 425°F and set a large tray inside.
      Toss the thighs and halved potatoes with oil, oregano, salt and the juice of one lemon.
      Tip everything onto the hot tray, skin side up.
      Roast 40 minutes, turning the potatoes once; add garlic and lemon slices for the last 15.
      Rest 5 minutes and spoon the pan juices over.
    `),
    notes: 'Leave the lemon off one corner for anyone who likes it plain.',
  },
  {
    title: 'Turkey chili',
    description: 'A big pot that tastes better tomorrow.',
    prepTime: '15 minutes',
    cookTime: '45 minutes',
    servings: '6 servings',
    difficulty: 'Easy',
    cuisine: 'american',
    tags: ['freezer', 'batch cooking'],
    ingredients: lines(`
      1 lb ground turkey
      1 onion, chopped
      1 red pepper, chopped
      3 cloves garlic
      2 tbsp chili powder
      1 tsp cumin
      1 can crushed tomatoes (28 oz)
      2 cans kidney beans (15 oz), drained
      1 cup chicken broth
    `),
    instructions: lines(`
      Soften the onion and pepper in a little oil, about 6 minutes.
      Add the turkey and brown it, breaking it up with a spoon.
      Stir in garlic, chili powder and cumin until they smell toasted.
      Pour in tomatoes, beans and broth; bring to a simmer.
      Cook gently for 35 minutes, stirring now and then, and salt to taste.
    `),
    notes: 'Freezes well for three months. Thaw overnight in the fridge.',
  },
  {
    title: 'Sheet pan sausage and peppers',
    description: 'Sweet peppers and onions, hardly any washing up.',
    prepTime: '10 minutes',
    cookTime: '30 minutes',
    servings: '4 servings',
    difficulty: 'Easy',
    cuisine: 'italian',
    tags: ['weeknight', 'one-pan', 'kids'],
    ingredients: lines(`
      6 Italian sausages
      3 bell peppers, in strips
      1 red onion, in wedges
      2 tbsp olive oil
      1 tsp fennel seeds
      4 sandwich rolls
    `),
    instructions: lines(`
      Heat the oven to 425°F.
      Toss peppers and onion with oil, fennel seeds and salt on a sheet pan.
      Nestle the sausages among them.
      Roast 30 minutes, turning the sausages halfway.
      Serve in warm rolls, or over polenta.
    `),
    notes: null,
  },
  {
    title: 'Beef and broccoli',
    description: 'Faster than delivery, and the sauce is glossy.',
    prepTime: '20 minutes',
    cookTime: '10 minutes',
    servings: '4 servings',
    difficulty: 'Medium',
    cuisine: 'chinese',
    tags: ['quick', 'stir-fry'],
    ingredients: lines(`
      1 lb flank steak, thinly sliced
      1 large head broccoli, in florets
      3 tbsp soy sauce
      1 tbsp oyster sauce
      1 tbsp cornstarch
      1 tbsp brown sugar
      3 cloves garlic, minced
      1 inch ginger, grated
      2 tbsp neutral oil
    `),
    instructions: lines(`
      Mix the steak with half of the soy sauce and all of the cornstarch; leave it 10 minutes.
      Stir the rest of the soy sauce with oyster sauce, sugar and ¼ cup of water.
      Steam the broccoli in a covered pan with a splash of water for 3 minutes, then take it out.
      Sear the beef in hot oil in two batches, a minute a side.
      Add garlic and ginger, then the sauce and the broccoli; toss until it shines.
    `),
    notes: 'Half an hour in the freezer makes the steak easy to slice.',
  },
  {
    title: 'Thai basil chicken',
    description: 'Salty, sweet and gone in minutes.',
    prepTime: '10 minutes',
    cookTime: '10 minutes',
    servings: '4 servings',
    difficulty: 'Easy',
    cuisine: 'thai',
    tags: ['quick', 'spicy'],
    ingredients: lines(`
      1¼ lb ground chicken
      4 cloves garlic
      2 Thai chilies
      2 tbsp fish sauce
      1 tbsp soy sauce
      2 tsp sugar
      2 cups Thai basil leaves
      4 eggs
      Cooked jasmine rice
    `),
    instructions: lines(`
      Pound garlic and chilies to a rough paste.
      Fry the paste in hot oil for 20 seconds.
      Add the chicken and cook over high heat until it browns.
      Season with fish sauce, soy sauce and sugar; turn off the heat and fold in the basil.
      Fry the eggs with crisp edges and set one on each plate of rice and chicken.
    `),
    notes: 'Cook the children’s share before the chilies go in.',
  },
  {
    title: 'Salmon with dill potatoes',
    description: 'A quiet dinner in half an hour.',
    prepTime: '10 minutes',
    cookTime: '25 minutes',
    servings: '4 servings',
    difficulty: 'Easy',
    cuisine: 'other',
    tags: ['fish', 'quick'],
    ingredients: lines(`
      4 salmon fillets (6 oz each)
      1½ lb small potatoes
      ½ cup plain yogurt
      1 small bunch dill
      1 lemon
      1 tbsp butter
    `),
    instructions: lines(`
      Boil the potatoes in salted water until tender, about 15 minutes.
      Stir chopped dill, lemon zest and a little salt into the yogurt.
      Fry the salmon skin side down for 5 minutes, turn, and give it 2 more.
      Crush the potatoes lightly with butter and the rest of the dill.
      Serve with the yogurt and lemon wedges.
    `),
    notes: null,
  },
]
