import { addDays } from '#shared/days.ts'
import type { Household } from '../household.queries.ts'
import { fact, meal, member, pantryItem, recipe, shoppingItem } from '../turn.factory.ts'

/** A household that has kept everything for years: 2,000 recipes, 2,000 things in the pantry. */

const words = (text: string) => text.split(/\s*,\s*/)

const makers = words(
  'Harvest, Sunny Farm, Old Mill, Blue Door, Greenfield, North Coast, Casa Vera, Little Barn, Riverside, Maple Hill',
)
const goods = words(
  'black beans, chickpeas, kidney beans, penne, spaghetti, basmati rice, brown rice, quinoa, couscous, oats, flour, bread crumbs, honey, maple syrup, peanut butter, strawberry jam, olive oil, sesame oil, soy sauce, fish sauce, tomato paste, coconut milk, chicken broth, beef broth, salsa, mustard, ketchup, mayonnaise, pickles, capers, olives, tuna, sardines, corn, peas, spinach, broccoli, carrots, potatoes, onions, apples, pears, bananas, raisins, dates, walnuts, almonds, cashews, yogurt, butter',
)
const places = words('Fridge, Pantry, Freezer, Counter')
const categories = words('Grain, Condiment, Sauce, Vegetable, Fruit, Dairy, Protein, Other')
const amounts = words('1, 2 lb, 3 cans, half a bag, 500 g, 12 oz, 6, 1 jar')
const styles = words(
  'Smoky, Weeknight, Creamy, Crispy, Spicy, Slow, Sunday, Lemony, Garlicky, Rustic, Golden, Summer, Winter, Quick, Classic, Green, Roasted, Braised, Sticky, Charred',
)
const mains = words(
  'chicken, beef, pork, turkey, salmon, cod, tofu, cauliflower, mushroom, eggplant, zucchini, pumpkin, barley, white bean, potato, cabbage, kale, sausage, pepper, leek',
)
const forms = words('stew, tacos, curry, casserole, bowl')
const cuisines = words('american, italian, mexican, indian, thai, french, mediterranean')
const tags = words('weeknight, freezer, kids, vegetarian, one-pot, gluten-free')

const pick = <T>(list: readonly T[], n: number): T => {
  const picked = list[n % list.length]
  if (picked === undefined) throw new Error('nothing to pick from')
  return picked
}

export const today = '2026-11-15'

/** Records that messages can be about, among all the others. */
const special = {
  pantry: [
    pantryItem(9001, {
      name: 'Milk',
      quantity: '1 gallon',
      category: 'Dairy',
      location: 'Fridge',
      expiryDate: '2026-11-17',
    }),
    pantryItem(9002, {
      name: 'Oat milk',
      quantity: '1 carton',
      category: 'Dairy',
      location: 'Fridge',
    }),
    pantryItem(9003, { name: 'Red lentils', quantity: '2 lb', category: 'Grain' }),
    pantryItem(9004, {
      name: 'Jalapeños',
      quantity: '6',
      category: 'Vegetable',
      location: 'Fridge',
      expiryDate: 'soon',
    }),
    pantryItem(9005, {
      name: 'Fresh mozzarella',
      quantity: '8 oz',
      category: 'Dairy',
      location: 'Fridge',
      expiryDate: 'tomorrow',
    }),
    pantryItem(9006, {
      name: 'Ground lamb',
      quantity: '1 lb',
      category: 'Protein',
      location: 'Freezer',
    }),
    pantryItem(9007, {
      name: "Trader Joe's gyoza",
      quantity: '2 bags',
      category: 'Frozen',
      location: 'Freezer',
    }),
    pantryItem(9008, { name: 'Saffron', quantity: '1 tin', category: 'Spice', location: 'Pantry' }),
    pantryItem(9009, {
      name: 'Blackberries',
      quantity: '1 pint',
      category: 'Fruit',
      location: 'Fridge',
      expiryDate: 'Nov 16',
    }),
    pantryItem(9010, { name: 'Tahini', quantity: '1 jar', category: 'Condiment' }),
    pantryItem(9011, {
      name: 'Birthday candles',
      quantity: '1 box',
      category: 'Other',
      location: 'Garage',
    }),
  ],
  recipes: [
    recipe(9101, {
      title: "Grandma's apple strudel",
      cuisine: 'austrian',
      tags: ['dessert'],
      ingredients: '6 apples\n1 packet filo\n2 tbsp sugar',
    }),
    recipe(9102, {
      title: 'Shakshuka',
      cuisine: 'middle-eastern',
      tags: ['breakfast'],
      ingredients: '6 eggs\n1 can tomatoes\n1 tsp cumin',
    }),
    recipe(9103, {
      title: 'Paella Valenciana',
      cuisine: 'spanish',
      ingredients: '400 g rice\n12 shrimp\n1 pinch saffron',
    }),
    recipe(9104, {
      title: 'Mapo tofu',
      cuisine: 'chinese',
      ingredients: '1 block tofu\n2 tbsp doubanjiang',
    }),
    recipe(9105, {
      title: 'Lentil soup',
      tags: ['soup'],
      ingredients: '2 cups red lentils\n1 onion\n2 carrots',
    }),
    recipe(9106, {
      title: 'Beef bourguignon',
      cuisine: 'burgundian',
      ingredients: '2 lb beef chuck\n1 bottle pinot noir',
    }),
    recipe(9107, {
      title: 'Key lime pie',
      tags: ['dessert'],
      ingredients: '9 graham crackers\n4 key limes',
    }),
    recipe(9108, {
      title: 'Pizza Margherita',
      cuisine: 'neapolitan',
      ingredients: '1 ball pizza dough\n8 oz fresh mozzarella\nbasil',
    }),
    recipe(9109, {
      title: 'Overnight muesli',
      tags: ['breakfast', 'make-ahead'],
      ingredients: '1 cup oats\n1 cup blackberries',
    }),
    recipe(9110, {
      title: 'Gnocchi alla romana',
      cuisine: 'roman',
      ingredients: '250 g semolina\n1 l milk',
    }),
  ],
  shopping: [
    shoppingItem(9201, {
      name: 'Sourdough bread',
      quantity: '1 loaf',
      store: 'Corner Bakery',
      priority: 'high',
    }),
    shoppingItem(9202, { name: 'Dish soap', quantity: '1', category: 'Other' }),
    shoppingItem(9203, {
      name: 'Parmesan',
      quantity: '1 wedge',
      category: 'Dairy',
      store: 'Costco',
    }),
  ],
  meals: [
    meal(9301, { date: today, recipeName: 'Fish tacos' }),
    meal(9302, {
      date: '2026-11-17',
      recipeName: 'Shakshuka',
      recipeId: 9102,
      mealType: 'Breakfast',
      time: '08:00',
    }),
    meal(9303, { date: '2026-11-20', recipeName: 'Pizza night', attendees: ['Dad', 'Mia'] }),
  ],
  members: [
    member(1, {
      name: 'Dad',
      role: 'father',
      dislikes: 'Shellfish (allergy)\nOlives',
      likes: 'Lamb\nSaffron rice',
    }),
    member(2, {
      name: 'Mom',
      role: 'mother',
      keyGoalsAndLimits: 'More fiber',
      likes: 'Curries\nMushrooms',
    }),
    member(3, {
      name: 'Mia',
      role: 'daughter',
      keyGoalsAndLimits: 'Must avoid peanuts',
      likes: 'Pancakes',
    }),
    member(4, { name: 'Theo', role: 'son', likes: 'Sausage\nTacos', dislikes: 'Mushrooms' }),
  ],
  knowledge: [
    fact(9401, { vaultName: 'Kitchen', name: 'Oven', content: 'Runs 25 degrees hot' }),
    fact(9402, { vaultName: 'Errands', name: 'Recycling', content: 'Every other Tuesday' }),
    fact(9403, {
      vaultName: 'Guests',
      name: 'Aunt Rosa',
      content: 'Celiac, comes on Thanksgiving',
    }),
  ],
}

/** Those that messages are about stand in the middle of the others. */
const amid = <T>(others: readonly T[], own: readonly T[]): T[] =>
  [...others].toSpliced(Math.floor(others.length / 2), 0, ...own)

export function largeHousehold(size = 2_000): Household {
  const pantry = Array.from({ length: size }, (_, n) =>
    pantryItem(n + 1, {
      name: `${pick(makers, Math.floor(n / goods.length))} ${pick(goods, n)}`,
      quantity: pick(amounts, n),
      category: pick(categories, n),
      location: pick(places, n),
      expiryDate: n % 5 === 0 ? addDays(today, 20 + (n % 300)) : null,
      notes: n % 9 === 0 ? 'Bought in bulk, use the older one first' : null,
    }),
  )
  const recipes = Array.from({ length: size }, (_, n) => {
    const main = pick(mains, n)
    const form = pick(forms, Math.floor(n / mains.length))
    const lines = Array.from({ length: 9 }, (_, k) => `${k + 1} cups ${pick(goods, n * 7 + k * 3)}`)
    return recipe(n + 1, {
      title: `${pick(styles, Math.floor(n / (mains.length * forms.length)))} ${main} ${form}`,
      description: `A ${form} that everyone asks for again, with ${main} and little work.`,
      ingredients: [`1 lb ${main}`, ...lines].join('\n'),
      instructions: `Chop everything.\nCook the ${main}.\nServe hot.`,
      prepTime: `${10 + (n % 4) * 5} min`,
      cookTime: `${20 + (n % 6) * 10} min`,
      servings: String(2 + (n % 5)),
      difficulty: pick(['Easy', 'Medium', 'Hard'] as const, n),
      cuisine: pick(cuisines, n),
      tags: [pick(tags, n), pick(tags, n + 2)],
    })
  })
  const shopping = Array.from({ length: 120 }, (_, n) =>
    shoppingItem(n + 1, {
      name: pick(goods, n),
      quantity: pick(amounts, n),
      isCompleted: n % 2 === 0,
    }),
  )
  const meals = Array.from({ length: 98 }, (_, n) => {
    const title = recipes[n * 11]?.title ?? 'Soup'
    const date = addDays(today, Math.floor(n / 2) - 14)
    return meal(n + 1, { date, recipeName: title, mealType: n % 2 ? 'Dinner' : 'Lunch' })
  })
  return {
    pantry: amid(pantry, special.pantry),
    recipes: amid(recipes, special.recipes),
    shopping: amid(shopping, special.shopping),
    meals: [...meals, ...special.meals].sort((a, b) => (a.date < b.date ? -1 : 1)),
    members: special.members,
    wholeFamily: [],
    knowledge: amid(
      Array.from({ length: 40 }, (_, n) =>
        fact(n + 1, { content: 'The filter is changed twice a year' }),
      ),
      special.knowledge,
    ),
    stores: [],
  }
}
