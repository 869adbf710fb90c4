import { addDays } from '#shared/days.ts'
import type { Household } from '../household.queries.ts'
import { fact, meal, pantryItem, promptLists, recipe, shoppingItem } from '../turn.factory.ts'
import { special, today } from './specialRecords.factory.ts'

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
    promptLists,
  }
}
