import { idOf } from '../household.factory.ts'
import { offList, onList, says, toBuy } from '../utterance.factory.ts'

/** Said by somebody who had not seen the code. */
export const strangersStores = [
  says(
    'grab rice vinegar and naan at trader joes',
    toBuy({ name: 'Rice vinegar', store: "Trader Joe's" }, { name: 'Naan', store: "Trader Joe's" }),
  ),
  says('add paper plates to the costco list', toBuy({ name: 'Paper plates', store: 'Costco' })),
  says(
    'put cough drops on the list for cvs, its urgent',
    toBuy({ name: 'Cough drops', store: 'CVS', priority: 'high' }),
  ),
  says(
    'bagels and a newspaper from the corner market please',
    toBuy(
      { name: 'Bagels', store: 'Corner market' },
      { name: 'Newspaper', store: 'Corner market' },
    ),
  ),
  says('maya asked for seltzer, put it on the list', toBuy({ name: 'Seltzer', addedBy: 'Maya' })),
  says(
    'we need hot dogs and buns for the cookout',
    toBuy(
      { name: 'Hot dogs', notes: 'For the cookout' },
      { name: 'Buns', notes: 'For the cookout' },
    ),
  ),
  says(
    'get the ricotta from costco instead',
    onList({ id: idOf.shopping('Ricotta'), store: 'Costco' }),
  ),
  says(
    'birthday candles are super important mark them high priority',
    onList({ id: idOf.shopping('Birthday candles'), priority: 'high' }),
  ),
  says(
    'can you change the avocados to 6',
    onList({ id: idOf.shopping('Avocados'), quantity: '6' }),
  ),
  says(
    'take dish soap off the list, add windex, and check off the ricotta',
    offList('Dish soap'),
    toBuy({ name: 'Windex' }),
    onList({ id: idOf.shopping('Ricotta'), isCompleted: true }),
  ),
  says(
    'check off the paper towels on the list',
    onList({ id: idOf.shopping('Paper towels'), isCompleted: true }),
  ),
  says(
    'add shampoo from target, low priority',
    toBuy({ name: 'Shampoo', store: 'Target', priority: 'low' }),
  ),
  says(
    "we need a 24 pack of water from sam's club and batteries from home depot",
    toBuy(
      { name: 'Water', quantity: '24-pack', store: "Sam's Club" },
      { name: 'Batteries', quantity: '1', store: 'Home Depot' },
    ),
  ),
  says(
    'uncheck bread on the shopping list they were sold out',
    onList({ id: idOf.shopping('Bread'), isCompleted: false }),
  ),
  says(
    'need dog food asap from petsmart',
    toBuy({ name: 'Dog food', store: 'PetSmart', priority: 'high' }),
  ),
  says(
    'put prosciutto on my trader joes list and note that it should be the thin sliced kind',
    toBuy({ name: 'Prosciutto', store: "Trader Joe's", notes: 'Thin sliced kind' }),
  ),
  says(
    '3 lbs ground turkey from costco and a rotisserie chicken from there too',
    toBuy(
      { name: 'Ground turkey', quantity: '3 lbs', store: 'Costco' },
      { name: 'Rotisserie chicken', quantity: '1', store: 'Costco' },
    ),
  ),
  says('junior wants fruit snacks added to the shopping list', toBuy({ name: 'Fruit snacks' })),
  says(
    'buy the cilantro at the corner market not trader joes',
    onList({ id: idOf.shopping('Cilantro'), store: 'Corner market' }),
  ),
  says(
    'add tinfoil to the list with a note heavy duty',
    toBuy({ name: 'Tinfoil', notes: 'Heavy duty' }),
  ),
  says(
    'remove the ginger and the birthday candles from the shopping list',
    offList('Ginger', 'Birthday candles'),
  ),
  says(
    "pick up maple syrup at whole foods, it's for the pancakes saturday",
    toBuy({ name: 'Maple syrup', store: 'Whole Foods', notes: 'For the pancakes saturday' }),
  ),
  says(
    'oat milk on the list should be 3 cartons not 2',
    onList({ id: idOf.shopping('Oat milk'), quantity: '3 cartons' }),
  ),
  says(
    'high priority: baby formula from walmart',
    toBuy({ name: 'Baby formula', store: 'Walmart', priority: 'high' }),
  ),
]
