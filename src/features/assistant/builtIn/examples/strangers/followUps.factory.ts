import {
  forgotten,
  mealGone,
  meals,
  offList,
  outOfPantry,
  recipeGone,
  says,
  stocked,
  toBuy,
} from '../example.factory.ts'

/** Said by somebody who had not seen the code. */
export const strangersFollowUps = [
  says(
    ['add jam to the shopping list', 'and a bag of marshmallows'],
    toBuy({ name: 'Marshmallows', quantity: '1 bag' }),
  ),
  says(['add jam to the shopping list', 'make that three'], toBuy({ name: 'Jam', quantity: '3' })),
  says(
    ['add sponges to the shopping list', 'from costco'],
    toBuy({ name: 'Sponges', store: 'Costco' }),
  ),
  says(
    ['add ketchup and mustard to the shopping list', 'oh and relish too'],
    toBuy({ name: 'Relish' }),
  ),
  says(
    ['add cat litter to the shopping list', 'its urgent'],
    toBuy({ name: 'Cat litter', priority: 'high' }),
  ),
  says(
    ['add potato chips to the shopping list', 'i meant tortilla chips'],
    toBuy({ name: 'Tortilla chips' }),
  ),
  says(['add cream cheese to the shopping list', 'thx']),
  says(['add cream cheese to the shopping list', 'never mind, forget it']),
  says(
    ['put a ham in the fridge', 'no, the freezer'],
    stocked({ name: 'Ham', location: 'Freezer' }),
  ),
  says(['do we have mushrooms?', 'ok put them on the list'], toBuy({ name: 'Mushrooms' })),
  says(
    ['is there any milk?', 'add another gallon to the shopping list anyway'],
    toBuy({ name: 'Milk', quantity: '1 gallon' }),
  ),
  says(
    ['plan tofu stir fry for monday dinner', 'and grilled cheese on wednesday next week'],
    meals({ date: '2026-11-25', mealType: 'Dinner', recipeName: 'Grilled cheese' }),
  ),
  says(
    ['plan tofu stir fry for monday', 'for lunch i mean'],
    meals({ date: '2026-11-23', mealType: 'Lunch', recipeName: 'Tofu stir fry' }),
  ),
  says(
    ["cancel friday's dinner", 'and the lunch too'],
    mealGone({ date: '2026-11-20', mealType: 'Lunch' }),
  ),
  says(
    ['put soup on the menu for saturday dinner', 'the miso one'],
    meals({ date: '2026-11-21', mealType: 'Dinner', recipeName: 'Miso soup with tofu' }),
  ),
  says(
    ['put soup on the menu for saturday dinner', 'lentil'],
    meals({ date: '2026-11-21', mealType: 'Dinner', recipeName: 'Greek lentil soup' }),
  ),
  says(['throw out the coffee', 'the one in the freezer'], outOfPantry('Coffee (2 bags, Freezer)')),
  says(
    ['what do you know about the oven?', 'ok forget that note'],
    forgotten({ vaultName: 'Kitchen', name: 'Oven' }),
  ),
  says(['delete the pulled pork recipe', 'and shrimp scampi'], recipeGone('Shrimp scampi')),
  says(['how long does butter chicken take?', 'cool thanks']),
  says(
    ['add tea bags to the shopping list', 'and honey', 'make the honey 2 jars'],
    toBuy({ name: 'Honey', quantity: '2 jars' }),
  ),
  says(
    ['hi', 'can you add stuff to my list?', 'great, add a bag of charcoal to the shopping list'],
    toBuy({ name: 'Charcoal', quantity: '1 bag' }),
  ),
  says(['plan lasagna for saturday dinner', 'no monday', 'ok wait when is swimming again']),
  says(['whats on the list for trader joes?', 'take the ricotta off'], offList('Ricotta')),
  says(
    ["we're out of milk and eggs", 'i bought 2 lb carrots and a pack of bacon at costco'],
    stocked({ name: 'Carrots', quantity: '2 lb' }, { name: 'Bacon', quantity: '1 pack' }),
  ),
  says(['do we have salmon?', 'clear the shopping list']),
]
