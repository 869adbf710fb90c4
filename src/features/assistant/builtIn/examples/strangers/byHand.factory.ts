import {
  fri,
  inPantry,
  mealChanged,
  mealGone,
  meals,
  noted,
  offList,
  onList,
  person,
  quiet,
  recipeChanged,
  says,
  stocked,
  thu,
  toBuy,
} from '../example.factory.ts'
import { idOf } from '../household.factory.ts'

/** Tried by hand in the app, and read wrong at first. */
export const strangersByHand = [
  ...quiet(
    "we're having 6 guests on saturday",
    'lets have my mom over for dinner sunday',
    "actually we don't need ricotta",
    "don't take the tofu off we need it",
    'should i toss the chicken it smells fine',
    'can i throw away the yogurt we have more',
    'i almost threw out the milk but it was still good',
  ),
  says(
    ['put eggs and bread on the list', 'make it two dozen eggs'],
    onList({ id: idOf.shopping('Eggs'), quantity: '2 dozen' }),
  ),
  says('no more tacos on thursday', mealGone({ date: thu, mealType: 'Dinner' })),
  says('2 more gallons of milk please', toBuy({ name: 'Milk', quantity: '2 gallons' })),
  says(
    'the trash goes out on wednesdays, remember that',
    noted({ vaultName: 'Schedule', content: 'The trash goes out on wednesdays' }),
  ),
  says(['maya hates peas', "what's expiring this week?"]),
  says('can you plan something quick for tomorrow lunch', meals({ date: thu, mealType: 'Lunch' })),
  says(
    'can we have the lentil soup for dinner friday instead of lunch',
    mealChanged({ id: idOf.meal('Greek lentil soup'), mealType: 'Dinner', time: '18:00' }),
  ),
  says(
    'shrimp scampi friday night for mom and maya',
    meals({ date: fri, recipeName: 'Shrimp scampi', attendees: ['Mom', 'Maya'] }),
  ),
  says('take the dish soap off we have plenty', offList('Dish soap')),
  says(
    'change the oat milk to 1 carton and move it to trader joes',
    onList({ id: idOf.shopping('Oat milk'), quantity: '1 carton', store: "Trader Joe's" }),
  ),
  says(
    'we opened the coconut milk and its in the fridge now',
    inPantry({ id: idOf.pantry('Coconut milk'), location: 'Fridge' }),
  ),
  says(
    'leftover pizza goes in the fridge, 4 slices',
    stocked({ name: 'Leftover pizza', quantity: '4 slices', location: 'Fridge' }),
  ),
  says(
    'dad loves spicy food but mom doesnt',
    person({ name: 'Dad', likes: 'Spicy food' }, { name: 'Mom', dislikes: 'Spicy food' }),
  ),
  says(
    'pulled pork takes 6 hours in the slow cooker',
    recipeChanged({ id: idOf.recipe('Pulled pork'), cookTime: '6 hours' }),
  ),
  says(
    ['how many eggs do we have', 'we have 6'],
    inPantry({ id: idOf.pantry('Eggs'), quantity: '6' }),
  ),
]
