import { idOf } from '../household.factory.ts'
import {
  day,
  inPantry,
  mealChanged,
  mealGone,
  meals,
  mon,
  offList,
  onList,
  outOfPantry,
  person,
  sat,
  says,
  stocked,
  sun,
  thu,
  toBuy,
  tue,
} from '../utterance.factory.ts'

/** In more voices; the readers were first written without these. */
export const heldOutMixed1 = [
  says(
    'Hey, we need laundry detergent, fabric softener and bleach. Also put dog food on the list.',
    toBuy(
      { name: 'Laundry detergent' },
      { name: 'Fabric softener' },
      { name: 'Bleach' },
      { name: 'Dog food' },
    ),
  ),
  says(
    'I used the last lemons, can you add some to the list?',
    outOfPantry('Lemons'),
    toBuy({ name: 'Lemons' }),
  ),
  says(
    'Tomorrow I want to bake banana bread. We need brown sugar and vanilla for it.',
    meals({ recipeName: 'Banana bread', date: thu }),
    toBuy({ name: 'Brown sugar' }, { name: 'Vanilla' }),
  ),
  says('We had pizza yesterday, so cancel the pizza on Sunday', mealGone({ date: sun })),
  says(
    'Please add milk to the list and plan tacos for Saturday',
    toBuy({ name: 'Milk' }),
    meals({ recipeName: 'Black bean tacos', date: sat }),
  ),
  says(
    "The salsa is gone and we're low on coffee",
    outOfPantry('Salsa'),
    toBuy({ name: 'Salsa' }, { name: 'Coffee' }),
  ),
  says(
    'Bought apples and pears. Put the pears in the fridge.',
    stocked({ name: 'Apples' }, { name: 'Pears' }, { name: 'Pears', location: 'Fridge' }),
  ),
  says(
    'Maya hates peas, Junior loves them',
    person({ name: 'Maya', dislikes: 'Peas' }, { name: 'Junior', likes: 'Peas' }),
  ),
  says(
    'Remove cilantro and ginger, add parsley',
    offList('Cilantro', 'Ginger'),
    toBuy({ name: 'Parsley' }),
  ),
  says('Butter: 2 sticks left', inPantry({ id: idOf.pantry('Butter'), quantity: '2 sticks' })),
  says('Need eggs!!'),
  says('need a new sponge', toBuy({ name: 'Sponge' })),
  says('Could you please put a reminder for wine on the list', toBuy({ name: 'Wine' })),
  says(
    '4 lbs of potatoes from costco',
    toBuy({ name: 'Potatoes', quantity: '4 lbs', store: 'Costco' }),
  ),
  says(
    'whole milk, skim milk and oat creamer from Target',
    toBuy(
      { name: 'Whole milk', store: 'Target' },
      { name: 'Skim milk', store: 'Target' },
      { name: 'Oat creamer', store: 'Target' },
    ),
  ),
  says('add cream of tartar', toBuy({ name: 'Cream of tartar' })),
  says(
    'put a bunch of bananas and 2 bags of salad on the grocery list',
    toBuy({ name: 'Bananas', quantity: '1 bunch' }, { name: 'Salad', quantity: '2 bags' }),
  ),
  says('we want to buy a turkey at the butcher', toBuy({ name: 'Turkey', store: 'Butcher' })),
  says("we're fresh out of honey", outOfPantry('Honey'), toBuy({ name: 'Honey' })),
  says('The yogurt is past its date, I threw it out', outOfPantry('Greek yogurt')),
  says(
    'put the tofu on the list as important',
    onList({ id: idOf.shopping('Tofu'), priority: 'high' }),
  ),
  says('cheddar is almost finished', toBuy({ name: 'Cheddar' })),
  says('My wife picked up 2 lb of bacon', stocked({ name: 'Bacon', quantity: '2 lb' })),
  says(
    'add 6 cans of cola to the fridge',
    stocked({ name: 'Cola', quantity: '6 cans', location: 'Fridge' }),
  ),
  says(
    'the ice cream should go in the garage freezer',
    inPantry({ id: idOf.pantry('Ice cream'), location: 'Garage freezer' }),
  ),
  says(
    'the carrots are only good until Saturday',
    inPantry({ id: idOf.pantry('Carrots'), expiryDate: sat }),
  ),
  says('we drank half the milk', inPantry({ id: idOf.pantry('Milk'), quantity: '¼ gallon' })),
  says('ate 3 bananas', inPantry({ id: idOf.pantry('Bananas'), quantity: '3' })),
  says(
    'we used 2 cans of chickpeas for the curry',
    inPantry({ id: idOf.pantry('Chickpeas'), quantity: '1 can' }),
  ),
  says(
    'ramen tomorrow for lunch, just Maya',
    meals({ recipeName: 'Ramen', date: thu, mealType: 'Lunch', attendees: ['Maya'] }),
  ),
  says(
    'Saturday: pancakes for breakfast, burgers for dinner',
    meals({ date: sat, recipeName: 'Burgers' }),
  ),
  says(
    'Please plan the lentil soup for next Monday',
    meals({ recipeName: 'Greek lentil soup', date: mon }),
  ),
  says(
    'we want to eat shakshuka on saturday evening at 7',
    meals({ recipeName: 'Shakshuka', date: sat, time: '19:00' }),
  ),
  says('let Junior choose on Saturday'),
  says(
    'chicken soup for dinner Saturday, Monday and Tuesday',
    meals(
      { recipeName: 'Chicken soup', date: sat },
      { recipeName: 'Chicken soup', date: mon },
      { recipeName: 'Chicken soup', date: tue },
    ),
  ),
  says(
    'add "Dinner at the Smiths" on Saturday',
    meals({ date: sat, recipeName: 'Dinner at the Smiths' }),
  ),
  says(
    'move the tacos to next Thursday',
    mealChanged({ id: idOf.meal('Black bean tacos'), date: day(8) }),
  ),
  says(
    "Can you swap Friday's dinner for lasagna?",
    mealChanged({ id: idOf.meal('Salmon with dill potatoes'), recipeName: 'Veggie lasagna' }),
  ),
]
