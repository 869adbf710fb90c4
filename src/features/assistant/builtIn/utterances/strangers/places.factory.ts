import { idOf } from '../household.factory.ts'
import { inPantry, says, stocked, toBuy } from '../utterance.factory.ts'

/** Said by somebody who had not seen the code. */
export const strangersPlaces = [
  says(
    'stick the ground beef in the fridge to thaw',
    inPantry({ id: idOf.pantry('Ground beef'), location: 'Fridge' }),
  ),
  says(
    'chicken thighs have to be eaten by friday',
    inPantry({ id: idOf.pantry('Chicken thighs'), expiryDate: '2026-11-20' }),
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
    'add a carton of eggnog to the fridge, good until december 5',
    stocked({ name: 'Eggnog', quantity: '1 carton', location: 'Fridge', expiryDate: '2026-12-05' }),
  ),
  says(
    'cheddar is good till 12/10',
    inPantry({ id: idOf.pantry('Cheddar'), expiryDate: '2026-12-10' }),
  ),
  says(
    'spinach and blueberries need to be used by tomorrow',
    inPantry(
      { id: idOf.pantry('Spinach'), expiryDate: '2026-11-19' },
      { id: idOf.pantry('Blueberries'), expiryDate: '2026-11-19' },
    ),
  ),
  says(
    'add 3 frozen pizzas to the garage freezer',
    stocked({ name: 'Frozen pizzas', quantity: '3', location: 'Garage freezer' }),
  ),
  says(
    'move the pantry coffee to the counter',
    inPantry({ id: idOf.pantry('Coffee'), location: 'Counter' }),
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
  says(
    'the firm tofu expires in 3 days',
    inPantry({ id: idOf.pantry('Firm tofu'), expiryDate: '2026-11-21' }),
  ),
  says(
    'add a tub of hummus to the fridge, expires sunday',
    stocked({ name: 'Hummus', quantity: '1 tub', location: 'Fridge', expiryDate: '2026-11-22' }),
  ),
  says('i froze the bananas', inPantry({ id: idOf.pantry('Bananas'), location: 'Freezer' })),
  says(
    'the milk goes bad on monday',
    inPantry({ id: idOf.pantry('Milk'), expiryDate: '2026-11-23' }),
  ),
  says(
    'add 6 tomatoes to the counter',
    stocked({ name: 'Tomatoes', quantity: '6', location: 'Counter' }),
  ),
  says(
    'put leftover meatloaf in the fridge, 2 portions, eat by saturday',
    stocked({
      name: 'Leftover meatloaf',
      quantity: '2 portions',
      location: 'Fridge',
      expiryDate: '2026-11-21',
    }),
  ),
  says(
    'the canned tuna and chickpeas are in the basement now',
    inPantry(
      { id: idOf.pantry('Canned tuna'), location: 'Basement' },
      { id: idOf.pantry('Chickpeas'), location: 'Basement' },
    ),
  ),
  says(
    "broccoli's only good for two more days",
    inPantry({ id: idOf.pantry('Broccoli'), expiryDate: '2026-11-20' }),
  ),
  says(
    'ok so i took the salmon out of the freezer and put it in the fridge',
    inPantry({ id: idOf.pantry('Salmon fillets'), location: 'Fridge' }),
  ),
  says(
    'change the location of the peas to garage freezer',
    inPantry({ id: idOf.pantry('Peas'), location: 'Garage freezer' }),
  ),
  says(
    'stash a bag of tater tots and 2 boxes of waffles in the freezer pls',
    stocked(
      { name: 'Tater tots', quantity: '1 bag', location: 'Freezer' },
      { name: 'Waffles', quantity: '2 boxes', location: 'Freezer' },
    ),
  ),
]
