import { idOf } from '../household.factory.ts'
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
  quiet,
  recipeChanged,
  ruleChanged,
  sat,
  says,
  stocked,
  thu,
  toBuy,
} from '../utterance.factory.ts'

/** Tried by hand in the app, and read wrong at first. */
export const strangersByHand = [
  ...quiet(
    "we're having 6 guests on saturday",
    'lets have my mom over for dinner sunday',
    'no more tacos on tuesday',
    "We're eating out on Friday",
    "actually we don't need ricotta",
    "don't take the tofu off we need it",
    'remind me to throw out the yogurt',
    'should i toss the chicken it smells fine',
    'can i throw away the yogurt we have more',
    'i almost threw out the milk but it was still good',
  ),
  says(
    ['put eggs and bread on the list', 'make it two dozen eggs'],
    onList({ id: idOf.shopping('Eggs'), quantity: '2 dozen' }),
  ),
  says(
    ['put limes and bread on the list', 'make it two dozen limes'],
    toBuy({ name: 'Limes', quantity: '2 dozen' }, { name: 'Bread' }),
  ),
  says(
    'We need cilantro and limes from Costco, and shakshuka on Monday.',
    toBuy({ name: 'Cilantro', store: 'Costco' }, { name: 'Limes', store: 'Costco' }),
    meals({ date: mon, recipeName: 'Shakshuka' }),
  ),
  says('no more tacos on thursday', mealGone({ date: thu, mealType: 'Dinner' })),
  says(
    'I want to make chili on Saturday, put the missing ingredients on the list',
    meals({ date: sat, recipeName: 'Turkey chili' }),
    toBuy({ name: 'Ground turkey' }, { name: 'Kidney beans' }, { name: 'Chili powder' }),
  ),
  says('2 more gallons of milk please', toBuy({ name: 'Milk', quantity: '2 gallons' })),
  says(
    'the trash goes out on wednesdays, remember that',
    noted({ vaultName: 'Schedule', content: 'The trash goes out on wednesdays' }),
  ),
  says(
    "my mother in law is coming on saturday, she's vegan",
    person({ name: 'Mother in law', keyGoalsAndLimits: 'Vegan' }),
  ),
  says(['maya hates peas', "what's expiring this week?"]),
  says('can you plan something quick for tomorrow lunch', meals({ date: thu, mealType: 'Lunch' })),
  says(
    'add milk eggs bread and 2 lbs of chicken breast to the list',
    toBuy({ name: 'Milk' }, { name: 'Bread' }, { name: 'Chicken breast', quantity: '2 lbs' }),
  ),
  says(
    'i bought eggs bread and cheese',
    stocked({ name: 'Eggs' }, { name: 'Bread' }, { name: 'Cheese' }),
    onList({ id: idOf.shopping('Eggs'), isCompleted: true }),
  ),
  says(
    ["We're eating out on Friday", 'yes'],
    mealChanged({ id: idOf.meal('Salmon with dill potatoes'), recipeName: 'Eating out' }),
  ),
  says(
    'can we have the lentil soup for dinner friday instead of lunch',
    mealChanged({ id: idOf.meal('Greek lentil soup'), mealType: 'Dinner', time: '18:00' }),
  ),
  says(
    'shrimp scampi friday night for mom and maya',
    meals({ date: fri, recipeName: 'Shrimp scampi', attendees: ['Mom', 'Maya'] }),
  ),
  says('take the dish soap off we have plenty', offList('Dish soap')),
  says('ran through all the butter baking cookies', outOfPantry('Butter')),
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
  says('change dinner time to 7pm', ruleChanged({ id: 1, value: '7:00 PM' })),
  says(
    'pulled pork takes 6 hours in the slow cooker',
    recipeChanged({ id: idOf.recipe('Pulled pork'), cookTime: '6 hours' }),
  ),
  says('add 2 lbs of beef', toBuy({ name: 'Beef', quantity: '2 lbs' })),
  says(['add 2 lbs of beef', 'make it 3'], toBuy({ name: 'Beef', quantity: '3 lbs' })),
  says(
    ['how many eggs do we have', 'we have 6'],
    inPantry({ id: idOf.pantry('Eggs'), quantity: '6' }),
  ),
  says(['add soda', 'diet soda'], toBuy({ name: 'Diet soda' })),
  says(['add mustard to the list', 'whoops, mayo'], toBuy({ name: 'Mayo' })),
  says(
    ['remember the gate code is 1234', 'change it to 4321'],
    noted({ content: 'The gate code is 4321' }),
  ),
  says(['do we have eggs?', 'get a dozen'], toBuy({ name: 'Eggs', quantity: '1 dozen' })),
]
