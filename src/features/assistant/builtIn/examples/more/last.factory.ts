import {
  fri,
  inPantry,
  mealChanged,
  mealGone,
  meals,
  mon,
  noted,
  offList,
  onList,
  outOfPantry,
  person,
  recipeGone,
  sat,
  says,
  stocked,
  sun,
  thu,
  toBuy,
} from '../example.factory.ts'
import { idOf } from '../household.factory.ts'

/** In the plainest words. */
export const moreLast = [
  says(
    'Could you add a box of crackers and some hummus to the shopping list?',
    toBuy({ name: 'Crackers', quantity: '1 box' }, { name: 'Hummus' }),
  ),
  says(
    'we need sugar, flour tortillas and 3 limes',
    toBuy({ name: 'Sugar' }, { name: 'Flour tortillas' }, { name: 'Limes', quantity: '3' }),
  ),
  says(
    'get chicken nuggets for the kids at Costco',
    toBuy({ name: 'Chicken nuggets', store: 'Costco' }),
  ),
  says(
    'Put dishwasher tablets on the list, they are important',
    toBuy({ name: 'Dishwasher tablets', priority: 'high' }),
  ),
  says(
    'buy two pounds of ground beef and hamburger buns for Saturday',
    toBuy({ name: 'Ground beef', quantity: '2 pounds' }, { name: 'Hamburger buns' }),
  ),
  says('we are low on peas', toBuy({ name: 'Peas' })),
  says('Remove oat milk and tofu from the shopping list please', offList('Oat milk', 'Tofu')),
  says('Take the eggs off the list', offList('Eggs')),
  says(
    'Tick off the dish soap and the paper towels',
    onList(
      { id: idOf.shopping('Dish soap'), isCompleted: true },
      { id: idOf.shopping('Paper towels'), isCompleted: true },
    ),
  ),
  says(
    "We're out of carrots and apples",
    outOfPantry('Carrots', 'Apples'),
    toBuy({ name: 'Carrots' }, { name: 'Apples' }),
  ),
  says('There is no more soy sauce', outOfPantry('Soy sauce'), toBuy({ name: 'Soy sauce' })),
  says('Throw away the mayonnaise', outOfPantry('Mayonnaise')),
  says(
    'Add half a gallon of ice cream to the freezer',
    stocked({ name: 'Ice cream', quantity: '½ gallon', location: 'Freezer' }),
  ),
  says(
    'I bought 2 lb of salmon and a lemon',
    stocked({ name: 'Salmon', quantity: '2 lb' }, { name: 'Lemon', quantity: '1' }),
  ),
  says(
    'we have 1 head of garlic left',
    inPantry({ id: idOf.pantry('Garlic'), quantity: '1 head' }),
  ),
  says(
    'Only two cans of chickpeas left',
    inPantry({ id: idOf.pantry('Chickpeas'), quantity: '2 cans' }),
  ),
  says(
    'Put the chicken thighs into the freezer',
    inPantry({ id: idOf.pantry('Chicken thighs'), location: 'Freezer' }),
  ),
  says(
    'Grilled cheese on Saturday at noon',
    meals({ recipeName: 'Grilled cheese', date: sat, time: '12:00' }),
  ),
  says(
    'plan veggie lasagna for Sunday lunch',
    meals({ recipeName: 'Veggie lasagna', date: sun, mealType: 'Lunch' }),
  ),
  says("let's eat hot dogs on Monday", meals({ recipeName: 'Hot dogs', date: mon })),
  says(
    'Dad and Junior eat steak on Saturday',
    meals({ recipeName: 'Steak', date: sat, attendees: ['Dad', 'Junior'] }),
  ),
  says(
    'apple crumble for dessert on Saturday',
    meals({ recipeName: 'Apple crumble', date: sat, mealType: 'Dessert' }),
  ),
  says(
    'Move the salmon to Monday',
    mealChanged({ id: idOf.meal('Salmon with dill potatoes'), date: mon }),
  ),
  says(
    'swap tomorrow and Friday',
    mealChanged(
      { id: idOf.meal('Black bean tacos'), date: fri },
      { id: idOf.meal('Salmon with dill potatoes'), date: thu },
    ),
  ),
  says("cancel tomorrow's dinner", mealGone({ date: thu, mealType: 'Dinner' })),
  says('Plan dinners for Saturday and Monday', meals({ date: sat }, { date: mon })),
  says('plan something with chicken for Monday', meals({ date: mon })),
  says('Dad hates celery', person({ name: 'Dad', dislikes: 'Celery' })),
  says('Maya loves sushi and ramen', person({ name: 'Maya', likes: 'Sushi\nRamen' })),
  says('Mom is allergic to walnuts', person({ name: 'Mom', dislikes: 'Walnuts (allergy)' })),
  says('remember that the blender is at the neighbors', noted({ vaultName: 'Kitchen' })),
  says('delete the recipe for apple crumble', recipeGone('Apple crumble')),
  says('is there any butter left?'),
  says('what are we having on Friday?'),
  says('does Maya like mushrooms?'),
  says('what do I need for the lasagna?'),
  says('please leave the salmon on Friday'),
  says('delete the truffles'),
  says('remove all items from the shopping list'),
  says('Dad told me "cancel the tacos"'),
  says(['add pretzels', 'and dip'], toBuy({ name: 'Dip' })),
  says(['add pretzels', 'make it 3 bags'], toBuy({ name: 'Pretzels', quantity: '3 bags' })),
]
