import { idOf } from '../household.factory.ts'
import { offList, onList, says, toBuy } from '../utterance.factory.ts'

/** In more voices; the readers were first written without these. */
export const heldOutShopping3 = [
  says("Coffee's running out", toBuy({ name: 'Coffee' })),
  says(
    'I need you to put eggs, 2 dozen, on the Costco list',
    toBuy({ name: 'Eggs', quantity: '2 dozen', store: 'Costco' }),
  ),
  says('add salt & pepper', toBuy({ name: 'Salt' }, { name: 'Pepper' })),
  says(
    'we need a birthday present, no wait, just wrapping paper',
    toBuy({ name: 'Wrapping paper' }),
  ),
  says('you can cross off the ginger', onList({ id: idOf.shopping('Ginger'), isCompleted: true })),
  says('already have cilantro, remove it from the list', offList('Cilantro')),
  says('please take tofu and ricotta off the shopping list', offList('Tofu', 'Ricotta')),
  says('avocados off the list', offList('Avocados')),
  says('nvm the dish soap, take it off the list', offList('Dish soap')),
  says('make it 5 avocados', onList({ id: idOf.shopping('Avocados'), quantity: '5' })),
  says(
    'oat milk should be 4 cartons',
    onList({ id: idOf.shopping('Oat milk'), quantity: '4 cartons' }),
  ),
  says('increase tofu to 3 blocks', onList({ id: idOf.shopping('Tofu'), quantity: '3 blocks' })),
  says(
    'Add dill pickles and rye to the shopping list',
    toBuy({ name: 'Dill pickles' }, { name: 'Rye' }),
  ),
  says(
    'I need two onions and three cloves of garlic for tonight',
    toBuy({ name: 'Onions', quantity: '2' }, { name: 'Garlic', quantity: '3 cloves' }),
  ),
  says(
    'Can you remove the ginger and add lemongrass?',
    offList('Ginger'),
    toBuy({ name: 'Lemongrass' }),
  ),
  says(
    'Pick up a six pack of root beer at the corner store',
    toBuy({ name: 'Root beer', quantity: '6-pack', store: 'Corner store' }),
  ),
  says('The shopping list is missing sugar', toBuy({ name: 'Sugar' })),
  says('Buy more trash bags.', toBuy({ name: 'Trash bags' })),
  says(
    'Please buy 2 packages of bacon, 1 dozen bagels, and cream cheese at Costco',
    toBuy(
      { name: 'Bacon', quantity: '2 packages', store: 'Costco' },
      { name: 'Bagels', quantity: '1 dozen', store: 'Costco' },
      { name: 'Cream cheese', store: 'Costco' },
    ),
  ),
  says('put hot sauce on the list, high priority', toBuy({ name: 'Hot sauce', priority: 'high' })),
  says("it's important that we get allergy medicine", toBuy({ name: 'Allergy medicine' })),
  says(
    'I would like to order a pumpkin pie from the bakery',
    toBuy({ name: 'Pumpkin pie', quantity: '1', store: 'Bakery' }),
  ),
  says('shopping list add pasta sauce', toBuy({ name: 'Pasta sauce' })),
  says('we ran low on cereal', toBuy({ name: 'Cereal' })),
  says('We are short on eggs, get a dozen more', toBuy({ name: 'Eggs', quantity: '1 dozen' })),
  says(
    'For the barbecue we need ribs, corn on the cob and coleslaw',
    toBuy({ name: 'Ribs' }, { name: 'Corn on the cob' }, { name: 'Coleslaw' }),
  ),
  says('get 500g of mince', toBuy({ name: 'Mince', quantity: '500 g' })),
  says('Maya would like some mango sorbet', toBuy({ name: 'Mango sorbet', addedBy: 'Maya' })),
  says(
    'add oranges to the costco list and lettuce to the trader joes list',
    toBuy({ name: 'Oranges', store: 'Costco' }, { name: 'Lettuce', store: "Trader Joe's" }),
  ),
  says(
    "Get milk at Costco and bread at Trader Joe's",
    toBuy({ name: 'Milk', store: 'Costco' }, { name: 'Bread', store: "Trader Joe's" }),
  ),
  says('Take ricotta off.', offList('Ricotta')),
  says('kindly remove "Dish soap" from the list', offList('Dish soap')),
  says("Ginger isn't needed anymore", offList('Ginger')),
  says(
    'Done with the avocados, check them off',
    onList({ id: idOf.shopping('Avocados'), isCompleted: true }),
  ),
  says(
    'I found the cilantro at the store, mark it as done',
    onList({ id: idOf.shopping('Cilantro'), isCompleted: true }),
  ),
  says('uncheck the bread', onList({ id: idOf.shopping('Bread'), isCompleted: false })),
]
