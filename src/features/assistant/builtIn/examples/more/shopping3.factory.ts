import { offList, onList, says, toBuy } from '../example.factory.ts'
import { idOf } from '../household.factory.ts'

/** In more voices. */
export const moreShopping3 = [
  says("Coffee's running out", toBuy({ name: 'Coffee' })),
  says(
    'I need you to put eggs, 2 dozen, on the Costco list',
    toBuy({ name: 'Eggs', quantity: '2 dozen', store: 'Costco' }),
  ),
  says(
    'we need a birthday present, no wait, just wrapping paper',
    toBuy({ name: 'Wrapping paper' }),
  ),
  says('you can cross off the ginger', onList({ id: idOf.shopping('Ginger'), isCompleted: true })),
  says('already have cilantro, remove it from the list', offList('Cilantro')),
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
    'Can you remove the ginger and add lemongrass?',
    offList('Ginger'),
    toBuy({ name: 'Lemongrass' }),
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
  says(
    'I would like to order a pumpkin pie from the bakery',
    toBuy({ name: 'Pumpkin pie', quantity: '1', store: 'Bakery' }),
  ),
  says('shopping list add pasta sauce', toBuy({ name: 'Pasta sauce' })),
  says('we ran low on cereal', toBuy({ name: 'Cereal' })),
  says('get 500g of mince', toBuy({ name: 'Mince', quantity: '500 g' })),
  says('Maya would like some mango sorbet', toBuy({ name: 'Mango sorbet', addedBy: 'Maya' })),
  says(
    'add oranges to the costco list and lettuce to the trader joes list',
    toBuy({ name: 'Oranges', store: 'Costco' }, { name: 'Lettuce', store: "Trader Joe's" }),
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
]
