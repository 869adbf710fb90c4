import { idOf } from '../household.factory.ts'
import {
  fri,
  inPantry,
  mon,
  onList,
  outOfPantry,
  says,
  stocked,
  toBuy,
} from '../utterance.factory.ts'

/** In more voices; the readers were first written without these. */
export const heldOutPantry3 = [
  says('We got a new jar of honey', stocked({ name: 'Honey', quantity: '1 jar' })),
  says(
    'There are 12 eggs in the fridge now',
    inPantry({ id: idOf.pantry('Eggs'), quantity: '12' }),
  ),
  says('We have three carrots left', inPantry({ id: idOf.pantry('Carrots'), quantity: '3' })),
  says('the peas: one bag left', inPantry({ id: idOf.pantry('Peas'), quantity: '1 bag' })),
  says(
    'Put all the bananas in the freezer',
    inPantry({ id: idOf.pantry('Bananas'), location: 'Freezer' }),
  ),
  says('garlic goes in the pantry', inPantry({ id: idOf.pantry('Garlic'), location: 'Pantry' })),
  says(
    'blueberries expire Saturday',
    inPantry({ id: idOf.pantry('Blueberries'), expiryDate: '2026-11-21' }),
  ),
  says(
    'The tofu will last until next Monday',
    inPantry({ id: idOf.pantry('Firm tofu'), expiryDate: '2026-11-23' }),
  ),
  says(
    'I already bought the ricotta',
    stocked({ name: 'Ricotta' }),
    onList({ id: idOf.shopping('Ricotta'), isCompleted: true }),
  ),
  says('no milk left', outOfPantry('Milk'), toBuy({ name: 'Milk' })),
  says('I finished the last of the celery', outOfPantry('Celery')),
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
  says(
    'Move the apples from the counter to the fridge',
    inPantry({ id: idOf.pantry('Apples'), location: 'Fridge' }),
  ),
  says(
    'lemons should be used by Sunday',
    inPantry({ id: idOf.pantry('Lemons'), expiryDate: '2026-11-22' }),
  ),
  says(
    'the ground beef expires Nov 27',
    inPantry({ id: idOf.pantry('Ground beef'), expiryDate: '2026-11-27' }),
  ),
  says('We are out of butter', outOfPantry('Butter'), toBuy({ name: 'Butter' })),
  says('We have no more carrots', outOfPantry('Carrots'), toBuy({ name: 'Carrots' })),
  says('The flour is finished', outOfPantry('Flour'), toBuy({ name: 'Flour' })),
  says('The salmon is gone', outOfPantry('Salmon fillets'), toBuy({ name: 'Salmon' })),
  says('I used up the peanut butter', outOfPantry('Peanut butter')),
  says('We ate the leftover chili', outOfPantry('Leftover chili')),
  says('I threw away the blueberries', outOfPantry('Blueberries')),
  says(
    'Add 3 lb of ground turkey to the freezer',
    stocked({ name: 'Ground turkey', quantity: '3 lb', location: 'Freezer' }),
  ),
  says('We bought bread and cheese', stocked({ name: 'Bread' }, { name: 'Cheese' })),
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
  says(
    'The broccoli expires on Monday',
    inPantry({ id: idOf.pantry('Broccoli'), expiryDate: mon }),
  ),
  says(
    'The eggs are good until December 1',
    inPantry({ id: idOf.pantry('Eggs'), expiryDate: '2026-12-01' }),
  ),
  says(
    'The tofu should be eaten by Friday',
    inPantry({ id: idOf.pantry('Firm tofu'), expiryDate: fri }),
  ),
]
