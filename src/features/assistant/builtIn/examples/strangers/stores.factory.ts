import { offList, onList, says, toBuy } from '../example.factory.ts'
import { idOf } from '../household.factory.ts'

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
    'need dog food asap from petsmart',
    toBuy({ name: 'Dog food', store: 'PetSmart', priority: 'high' }),
  ),
  says(
    '3 lbs ground turkey from costco and a rotisserie chicken from there too',
    toBuy(
      { name: 'Ground turkey', quantity: '3 lbs', store: 'Costco' },
      { name: 'Rotisserie chicken', quantity: '1', store: 'Costco' },
    ),
  ),
  says(
    'buy the cilantro at the corner market not trader joes',
    onList({ id: idOf.shopping('Cilantro'), store: 'Corner market' }),
  ),
  says(
    'remove the ginger and the birthday candles from the shopping list',
    offList('Ginger', 'Birthday candles'),
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
