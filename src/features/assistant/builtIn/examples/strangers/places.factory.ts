import { inPantry, says, stocked, toBuy } from '../example.factory.ts'
import { idOf } from '../household.factory.ts'

/** Said by somebody who had not seen the code. */
export const strangersPlaces = [
  says(
    'stick the ground beef in the fridge to thaw',
    inPantry({ id: idOf.pantry('Ground beef'), location: 'Fridge' }),
  ),
  says(
    'put 2 lb of shrimp in the freezer',
    stocked({ name: 'Shrimp', quantity: '2 lb', location: 'Freezer' }),
  ),
  says(
    'the greek yogurt expires on the 24th',
    inPantry({ id: idOf.pantry('Greek yogurt'), expiryDate: '2026-11-24' }),
  ),
  says(
    'moved the sourdough to the freezer and we need hamburger buns',
    inPantry({ id: idOf.pantry('Sourdough'), location: 'Freezer' }),
    toBuy({ name: 'Hamburger buns' }),
  ),
  says(
    'i put the lemons out on the counter',
    inPantry({ id: idOf.pantry('Lemons'), location: 'Counter' }),
  ),
  says(
    'can you switch the butter over to the freezer',
    inPantry({ id: idOf.pantry('Butter'), location: 'Freezer' }),
  ),
  says(
    'Put the onions and garlic in the pantry instead of on the counter',
    inPantry(
      { id: idOf.pantry('Yellow onions'), location: 'Pantry' },
      { id: idOf.pantry('Garlic'), location: 'Pantry' },
    ),
  ),
  says('i froze the bananas', inPantry({ id: idOf.pantry('Bananas'), location: 'Freezer' })),
  says(
    'add 6 tomatoes to the counter',
    stocked({ name: 'Tomatoes', quantity: '6', location: 'Counter' }),
  ),
  says(
    'stash a bag of tater tots and 2 boxes of waffles in the freezer pls',
    stocked(
      { name: 'Tater tots', quantity: '1 bag', location: 'Freezer' },
      { name: 'Waffles', quantity: '2 boxes', location: 'Freezer' },
    ),
  ),
]
