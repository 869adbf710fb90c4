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
} from '../example.factory.ts'
import { idOf } from '../household.factory.ts'

/** In more voices. */
export const moreMixed1 = [
  says(
    'we bought chicken and rice, plan dinners till Sunday',
    stocked({ name: 'Chicken' }, { name: 'Rice' }),
    meals({ date: sat }),
  ),
  says(
    'We bought 2 lb of chicken thighs and a bag of jasmine rice. We need cilantro and limes from Costco, and black bean tacos on Monday.',
    stocked(
      { name: 'Chicken thighs', quantity: '2 lb' },
      { name: 'Jasmine rice', quantity: '1 bag' },
    ),
    toBuy({ name: 'Cilantro', store: 'Costco' }, { name: 'Limes', store: 'Costco' }),
    meals({ date: mon, recipeName: 'Black bean tacos' }),
  ),
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
  says('We had pizza yesterday, so cancel the pizza on Sunday', mealGone({ date: sun })),
  says(
    "The salsa is gone and we're low on coffee",
    outOfPantry('Salsa'),
    toBuy({ name: 'Salsa' }, { name: 'Coffee' }),
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
  says('we want to buy a turkey at the butcher', toBuy({ name: 'Turkey', store: 'Butcher' })),
  says("we're fresh out of honey", outOfPantry('Honey'), toBuy({ name: 'Honey' })),
  says('The yogurt is past its date, I threw it out', outOfPantry('Greek yogurt')),
  says(
    'put the tofu on the list as important',
    onList({ id: idOf.shopping('Tofu'), priority: 'high' }),
  ),
  says('cheddar is almost finished', toBuy({ name: 'Cheddar' })),
  says('My wife picked up 2 lb of bacon', stocked({ name: 'Bacon', quantity: '2 lb' })),
  says('ate 3 bananas', inPantry({ id: idOf.pantry('Bananas'), quantity: '3' })),
  says(
    'ramen tomorrow for lunch, just Maya',
    meals({ recipeName: 'Ramen', date: thu, mealType: 'Lunch', attendees: ['Maya'] }),
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
    'move the tacos to next Thursday',
    mealChanged({ id: idOf.meal('Black bean tacos'), date: day(8) }),
  ),
]
