import type { RecipeForm } from '../recipes.contract.ts'
import { lines } from './lines.ts'

export const weekends: RecipeForm[] = [
  {
    title: 'Veggie lasagna',
    description: 'Layers of spinach, ricotta and slow tomato sauce.',
    prepTime: '30 minutes',
    cookTime: '1 hour',
    servings: '6 servings',
    difficulty: 'Medium',
    cuisine: 'italian',
    tags: ['freezer', 'meat-free'],
    ingredients: lines(`
      12 lasagna sheets
      1 lb spinach
      15 oz ricotta
      1 egg
      4 cups tomato sauce
      8 oz mozzarella, grated
      ½ cup grated Parmesan
      1 pinch nutmeg
    `),
    instructions: lines(`
      Heat the oven to 375°F.
      Wilt the spinach, squeeze it dry and chop it.
      Mix it with ricotta, egg, nutmeg and half of the Parmesan.
      Spread sauce in a 9 by 13 inch dish, then layer sheets, ricotta, sauce and mozzarella three times.
      End with sauce and the rest of the cheese; cover with foil.
      Bake 40 minutes covered and 20 uncovered.
      Let it stand 15 minutes before cutting.
    `),
    notes: 'Make two and freeze one before baking.',
  },
  {
    title: 'Sunday ramen',
    description: 'Broth from Saturday, eggs just set.',
    prepTime: '45 minutes',
    cookTime: '4 hours',
    servings: '4 servings',
    difficulty: 'Hard',
    cuisine: 'japanese',
    tags: ['weekend'],
    ingredients: lines(`
      2 lb chicken wings
      1 lb pork belly, in one piece
      1 piece kombu (4 inches)
      4 scallions
      2 inches ginger
      ½ cup soy sauce
      2 tbsp mirin
      4 eggs
      4 portions fresh ramen noodles
      2 baby bok choy
    `),
    instructions: lines(`
      Cover wings, pork, ginger and the scallion greens with 3 quarts of water and bring to a bare simmer.
      Skim, and leave it for 3½ hours; add the kombu for the last 20 minutes, then strain.
      Simmer soy sauce and mirin for 5 minutes: this is the seasoning.
      Boil the eggs 6½ minutes, cool, peel, and lay them in half of the seasoning.
      Slice the pork and brown it in a pan.
      Boil noodles and bok choy just before eating.
      Put 2 tablespoons of seasoning in each bowl, then hot broth, noodles, pork, greens and a halved egg.
    `),
    notes: 'The broth keeps three days in the fridge; take the fat off when cold.',
  },
  {
    title: 'Butter chicken',
    description: 'Mild enough for everyone, with plenty of sauce for naan.',
    prepTime: '30 minutes',
    cookTime: '40 minutes',
    servings: '5 servings',
    difficulty: 'Medium',
    cuisine: 'indian',
    tags: ['weekend', 'kids'],
    ingredients: lines(`
      2 lb boneless chicken thighs
      1 cup plain yogurt
      1 tbsp garam masala
      2 tsp cumin
      1 tsp turmeric
      4 tbsp butter
      1 onion, chopped
      4 cloves garlic
      1 can tomato purée (15 oz)
      ¾ cup cream
    `),
    instructions: lines(`
      Stir chicken, yogurt and half of the spices together; chill at least 20 minutes.
      Brown the chicken under a hot broiler, about 6 minutes a side.
      Melt the butter and soften the onion and garlic.
      Add the rest of the spices, then the tomato purée; simmer 15 minutes.
      Blend the sauce smooth and pour it back.
      Cut up the chicken, add it with the cream, and simmer 10 minutes.
    `),
    notes: null,
  },
  {
    title: 'Beef bourguignon',
    description: 'A slow stew for a cold Saturday.',
    prepTime: '40 minutes',
    cookTime: '3 hours',
    servings: '6 servings',
    difficulty: 'Hard',
    cuisine: 'french',
    tags: ['weekend', 'stew', 'guests'],
    ingredients: lines(`
      3 lb beef chuck, in large cubes
      6 oz bacon, in strips
      1 bottle red wine
      2 cups beef broth
      2 carrots
      1 onion
      2 tbsp tomato paste
      3 sprigs thyme
      10 oz mushrooms
      8 oz pearl onions
    `),
    instructions: lines(`
      Crisp the bacon in a heavy pot and lift it out.
      Brown the beef in the fat, a few pieces at a time.
      Soften chopped carrots and onion, then stir in the tomato paste.
      Return the meat, add wine, broth and thyme, and bring to a simmer.
      Cover and cook at 325°F for 2½ hours.
      Fry mushrooms and pearl onions until golden; add them for the last half hour.
      Thicken on the stove if it is thin, and taste for salt.
    `),
    notes: null,
  },
  {
    title: 'Pulled pork',
    description: 'Ten minutes of work, then the house smells of it.',
    prepTime: '10 minutes',
    cookTime: '6 hours',
    servings: '8 servings',
    difficulty: 'Medium',
    cuisine: 'american',
    tags: ['weekend', 'guests', 'freezer'],
    ingredients: lines(`
      4 lb pork shoulder
      2 tbsp brown sugar
      1 tbsp smoked paprika
      1 tbsp salt
      1 tsp garlic powder
      ½ cup cider vinegar
      8 soft buns
    `),
    instructions: lines(`
      Rub the pork with sugar, paprika, salt and garlic powder.
      Set it in a heavy pot with the vinegar and ½ cup of water.
      Cover and cook at 300°F for 6 hours, until a fork turns in it.
      Lift it out, shred it, and skim the juices.
      Stir the juices back in and pile onto buns.
    `),
    notes: null,
  },
]
