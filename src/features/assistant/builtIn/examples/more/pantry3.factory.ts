import { inPantry, outOfPantry, says, stocked, toBuy } from '../example.factory.ts'
import { idOf } from '../household.factory.ts'

/** In more voices. */
export const morePantry3 = [
  says('We got a new jar of honey', stocked({ name: 'Honey', quantity: '1 jar' })),
  says(
    'There are 12 eggs in the fridge now',
    inPantry({ id: idOf.pantry('Eggs'), quantity: '12' }),
  ),
  says('the peas: one bag left', inPantry({ id: idOf.pantry('Peas'), quantity: '1 bag' })),
  says(
    'Put all the bananas in the freezer',
    inPantry({ id: idOf.pantry('Bananas'), location: 'Freezer' }),
  ),
  says('garlic goes in the pantry', inPantry({ id: idOf.pantry('Garlic'), location: 'Pantry' })),
  says('no milk left', outOfPantry('Milk'), toBuy({ name: 'Milk' })),
  says('The kids ate all the ice cream yesterday', outOfPantry('Ice cream')),
  says('we threw away the old spinach', outOfPantry('Spinach')),
  says('Remove honey from the pantry please', outOfPantry('Honey')),
  says(
    'put 2 lb of shrimp into the freezer',
    stocked({ name: 'Shrimp', quantity: '2 lb', location: 'Freezer' }),
  ),
  says(
    'bought 3 lb chicken breasts at Costco today',
    stocked({ name: 'Chicken breasts', quantity: '3 lb' }),
  ),
  says(
    'We have a new bottle of ketchup in the fridge',
    stocked({ name: 'Ketchup', quantity: '1 bottle', location: 'Fridge' }),
  ),
  says(
    'Please record that we have 4 cans of soup in the pantry',
    stocked({ name: 'Soup', quantity: '4 cans' }),
  ),
  says('I put a lasagna in the freezer', stocked({ name: 'Lasagna', location: 'Freezer' })),
  says('the milk is down to a quarter gallon', inPantry({ id: idOf.pantry('Milk') })),
  says('We only have one onion', inPantry({ id: idOf.pantry('Yellow onions'), quantity: '1' })),
  says('there are 5 eggs left in the fridge', inPantry({ id: idOf.pantry('Eggs'), quantity: '5' })),
  says(
    'used 1 can of crushed tomatoes',
    inPantry({ id: idOf.pantry('Crushed tomatoes'), quantity: '3 cans' }),
  ),
  says('We are out of butter', outOfPantry('Butter'), toBuy({ name: 'Butter' })),
  says('We have no more carrots', outOfPantry('Carrots'), toBuy({ name: 'Carrots' })),
  says('The flour is finished', outOfPantry('Flour'), toBuy({ name: 'Flour' })),
  says('We ate the leftover chili', outOfPantry('Leftover chili')),
  says('I threw away the blueberries', outOfPantry('Blueberries')),
  says(
    'Add 3 lb of ground turkey to the freezer',
    stocked({ name: 'Ground turkey', quantity: '3 lb', location: 'Freezer' }),
  ),
  says(
    'I got 2 lb of grapes from the corner market',
    stocked({ name: 'Grapes', quantity: '2 lb' }),
  ),
  says('Add a can of pumpkin to the pantry', stocked({ name: 'Pumpkin', quantity: '1 can' })),
  says('We have 3 apples left', inPantry({ id: idOf.pantry('Apples'), quantity: '3' })),
  says(
    'There is only 1 can of tuna left',
    inPantry({ id: idOf.pantry('Canned tuna'), quantity: '1 can' }),
  ),
  says(
    'Move the spinach to the freezer',
    inPantry({ id: idOf.pantry('Spinach'), location: 'Freezer' }),
  ),
  says(
    'put the lemons on the counter',
    inPantry({ id: idOf.pantry('Lemons'), location: 'Counter' }),
  ),
]
