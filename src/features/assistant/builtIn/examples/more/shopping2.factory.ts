import { offList, onList, says, toBuy } from '../example.factory.ts'
import { idOf } from '../household.factory.ts'

/** In more voices. */
export const moreShopping2 = [
  says(
    "Let's buy a birthday cake for Maya's party",
    toBuy({ name: 'Birthday cake', quantity: '1' }),
  ),
  says('Add 3 more lemons to the list', toBuy({ name: 'Lemons', quantity: '3' })),
  says(
    "We'll need 4 lb of ground beef and hamburger buns for the cookout",
    toBuy({ name: 'Ground beef', quantity: '4 lb' }, { name: 'Hamburger buns' }),
  ),
  says('Wine for Saturday, put it on the shopping list', toBuy({ name: 'Wine' })),
  says("I'm out of shampoo", toBuy({ name: 'Shampoo' })),
  says("The cat litter's almost gone", toBuy({ name: 'Cat litter' })),
  says(
    'please write down lightbulbs for Home Depot',
    toBuy({ name: 'Lightbulbs', store: 'Home Depot' }),
  ),
  says(
    'get 1/2 gallon of chocolate milk',
    toBuy({ name: 'Chocolate milk', quantity: '1/2 gallon' }),
  ),
  says('i want ice cream sandwiches on the list', toBuy({ name: 'Ice cream sandwiches' })),
  says(
    'It is time to restock paper cups and straws',
    toBuy({ name: 'Paper cups' }, { name: 'Straws' }),
  ),
  says("I don't want the ricotta any more, take it off the list", offList('Ricotta')),
  says('eggs can come off the shopping list', offList('Eggs')),
  says('remove both the avocados and the cilantro from the list', offList('Avocados', 'Cilantro')),
  says('delete birthday candles', offList('Birthday candles')),
  says('ginger: cross it off', onList({ id: idOf.shopping('Ginger'), isCompleted: true })),
  says(
    'set the tofu on the list to 4 blocks',
    onList({ id: idOf.shopping('Tofu'), quantity: '4 blocks' }),
  ),
  says('avocados: make it 8', onList({ id: idOf.shopping('Avocados'), quantity: '8' })),
  says(
    'whoever goes to the store next: please bring tortilla chips and guacamole',
    toBuy({ name: 'Tortilla chips' }, { name: 'Guacamole' }),
  ),
  says(
    'Hi there! Would you be so kind and add blueberry muffins to the shopping list? Thank you so much!',
    toBuy({ name: 'Blueberry muffins' }),
  ),
  says(
    'lunch stuff for the week: turkey slices, sliced provolone, pita bread. Put that on the list',
    toBuy({ name: 'Turkey slices' }, { name: 'Sliced provolone' }, { name: 'Pita bread' }),
  ),
  says(
    'Add two pints of cherry tomatoes to the list for Whole Foods',
    toBuy({ name: 'Cherry tomatoes', quantity: '2 pints', store: 'Whole Foods' }),
  ),
  says(
    'id like some dark chocolate from trader joes',
    toBuy({ name: 'Dark chocolate', store: "Trader Joe's" }),
  ),
  says('please add to grocery list: bacon', toBuy({ name: 'Bacon' })),
  says(
    'I noticed we are low on laundry detergent and dryer sheets',
    toBuy({ name: 'Laundry detergent' }, { name: 'Dryer sheets' }),
  ),
  says('next time someone is at CVS, get band-aids', toBuy({ name: 'Band-aids', store: 'CVS' })),
  says('Kids need new toothbrushes', toBuy({ name: 'Toothbrushes' })),
  says('We have to buy a turkey for Thanksgiving', toBuy({ name: 'Turkey', quantity: '1' })),
  says(
    '8 hamburger buns please, and a lb of swiss',
    toBuy({ name: 'Hamburger buns', quantity: '8' }, { name: 'Swiss' }),
  ),
  says('add to my list 2 cans black olives', toBuy({ name: 'Black olives', quantity: '2 cans' })),
  says('pls get AA batteries', toBuy({ name: 'AA batteries' })),
]
