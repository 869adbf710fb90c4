import { idOf } from '../household.factory.ts'
import {
  forgotten,
  inPantry,
  mealChanged,
  mealGone,
  meals,
  noted,
  offList,
  onList,
  outOfPantry,
  person,
  recipeChanged,
  recipeGone,
  says,
  stocked,
  toBuy,
} from '../utterance.factory.ts'

/** Said by somebody who had not seen the code. */
export const strangersFollowUps = [
  says(
    ['add jam to the shopping list', 'and a bag of marshmallows'],
    toBuy({ name: 'Marshmallows', quantity: '1 bag' }),
  ),
  says(['add jam to the shopping list', 'make that three'], toBuy({ name: 'Jam', quantity: '3' })),
  says(
    ['add 2 lb of pork chops to the shopping list', 'actually 3 lbs'],
    toBuy({ name: 'Pork chops', quantity: '3 lbs' }),
  ),
  says(
    ['add sponges to the shopping list', 'from costco'],
    toBuy({ name: 'Sponges', store: 'Costco' }),
  ),
  says(
    ['add ketchup and mustard to the shopping list', 'oh and relish too'],
    toBuy({ name: 'Relish' }),
  ),
  says(
    ['buy napkins at costco', 'also paper cups'],
    toBuy({ name: 'Paper cups', store: 'Costco' }),
  ),
  says(
    ['add cat litter to the shopping list', 'its urgent'],
    toBuy({ name: 'Cat litter', priority: 'high' }),
  ),
  says(
    ['add a bag of rice cakes to the shopping list', 'no wait, two bags'],
    toBuy({ name: 'Rice cakes', quantity: '2 bags' }),
  ),
  says(
    ['add potato chips to the shopping list', 'i meant tortilla chips'],
    toBuy({ name: 'Tortilla chips' }),
  ),
  says(['add cream cheese to the shopping list', 'thx']),
  says(['add cream cheese to the shopping list', 'never mind, forget it']),
  says(
    ['put 2 lb of shrimp in the freezer', 'and a bag of ice'],
    stocked({ name: 'Ice', quantity: '1 bag', location: 'Freezer' }),
  ),
  says(
    ['put a ham in the fridge', 'no, the freezer'],
    stocked({ name: 'Ham', location: 'Freezer' }),
  ),
  says(
    ['add 2 cans of corn to the pantry', 'make it 4'],
    stocked({ name: 'Corn', quantity: '4 cans' }),
  ),
  says(
    ['add a jar of pickles to the pantry', 'and 2 cans of olives'],
    stocked({ name: 'Olives', quantity: '2 cans' }),
  ),
  says(['do we have mushrooms?', 'ok put them on the list'], toBuy({ name: 'Mushrooms' })),
  says(
    ['is there any milk?', 'add another gallon to the shopping list anyway'],
    toBuy({ name: 'Milk', quantity: '1 gallon' }),
  ),
  says(
    ['whats for dinner on saturday?', 'lets do shakshuka then'],
    meals({ date: '2026-11-21', mealType: 'Dinner', recipeName: 'Shakshuka' }),
  ),
  says(
    ["what's for dinner tomorrow?", 'move it to monday'],
    mealChanged({ id: idOf.meal('Black bean tacos'), date: '2026-11-23' }),
  ),
  says(
    ["what's for dinner friday?", 'cancel that'],
    mealGone({ date: '2026-11-20', mealType: 'Dinner' }),
  ),
  says(
    ['plan lasagna for saturday dinner', 'actually make it monday'],
    meals({ date: '2026-11-23', mealType: 'Dinner', recipeName: 'Veggie lasagna' }),
  ),
  says(
    ['plan pulled pork for dinner on the 27th', 'a day later pls'],
    meals({ date: '2026-11-28', mealType: 'Dinner', recipeName: 'Pulled pork' }),
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
    ['plan shakshuka for saturday dinner', 'just for mom and maya'],
    meals({
      date: '2026-11-21',
      mealType: 'Dinner',
      recipeName: 'Shakshuka',
      attendees: ['Mom', 'Maya'],
    }),
  ),
  says(
    ['plan burgers for saturday dinner', 'make it 7:30'],
    meals({ date: '2026-11-21', time: '19:30', mealType: 'Dinner', recipeName: 'Burgers' }),
  ),
  says(
    ['move the tacos to saturday', 'no monday'],
    mealChanged({ id: idOf.meal('Black bean tacos'), date: '2026-11-23' }),
  ),
  says(
    ["replace tomorrow's dinner with pizza", 'hmm no, make it burgers'],
    mealChanged({ id: idOf.meal('Black bean tacos'), recipeName: 'Burgers' }),
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
  says(['we have 2 eggs left', 'sorry 3'], inPantry({ id: idOf.pantry('Eggs'), quantity: '3' })),
  says(
    ['move the butter to the freezer', 'and the cheddar'],
    inPantry({ id: idOf.pantry('Cheddar'), location: 'Freezer' }),
  ),
  says(
    ['the spinach expires friday', 'the broccoli too'],
    inPantry({ id: idOf.pantry('Broccoli'), expiryDate: '2026-11-20' }),
  ),
  says(['throw out the celery', 'and the carrots'], outOfPantry('Carrots')),
  says(
    ["we're out of honey", 'same with peanut butter'],
    outOfPantry('Peanut butter'),
    toBuy({ name: 'Peanut butter' }),
  ),
  says(['remove the dish soap from the shopping list', 'oh and the ginger'], offList('Ginger')),
  says(
    ['change the avocados on the list to 6', 'no 5'],
    onList({ id: idOf.shopping('Avocados'), quantity: '5' }),
  ),
  says(['dad hates olives', 'and anchovies'], person({ name: 'Dad', dislikes: 'Anchovies' })),
  says(['junior loves waffles', 'so does maya'], person({ name: 'Maya', likes: 'Waffles' })),
  says(
    ['maya is allergic to peanuts', 'and cashews'],
    person({ name: 'Maya', dislikes: 'Cashews (allergy)' }),
  ),
  says(['mom likes risotto', 'oops i meant dad'], person({ name: 'Dad', likes: 'Risotto' })),
  says(
    ['remember that trash day is thursday', 'sorry its friday'],
    noted({ content: 'Trash day is Friday' }),
  ),
  says(
    ['what do you know about the oven?', 'ok forget that note'],
    forgotten({ vaultName: 'Kitchen', name: 'Oven' }),
  ),
  says(
    ['the lasagna serves 8', 'actually 10'],
    recipeChanged({ id: idOf.recipe('Veggie lasagna'), servings: '10' }),
  ),
  says(
    ['rename turkey chili to game day chili', 'no, call it sunday chili'],
    recipeChanged({ id: idOf.recipe('Turkey chili'), title: 'Sunday chili' }),
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
  says(
    ['add sunscreen to the shopping list', 'for cvs', 'make it 2'],
    toBuy({ name: 'Sunscreen', quantity: '2', store: 'CVS' }),
  ),
  says(['whats on the list for trader joes?', 'take the ricotta off'], offList('Ricotta')),
]
