import { fact, meal, member, pantryItem, recipe, shoppingItem } from '../turn.factory.ts'

export const today = '2026-11-15'

/** Records that messages can be about, among all the others. */
export const special = {
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
