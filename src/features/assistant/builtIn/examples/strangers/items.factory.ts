import { says, stocked, toBuy } from '../example.factory.ts'

/** Said by somebody who had not seen the code. */
export const strangersItems = [
  says(
    'can u add 2 lbs of strawberries, a gallon of apple juice and some pretzels to the shopping list',
    toBuy(
      { name: 'Strawberries', quantity: '2 lbs' },
      { name: 'Apple juice', quantity: '1 gallon' },
      { name: 'Pretzels', quantity: '1' },
    ),
  ),
  says(
    'need six bagels and a tub of cream cheese',
    toBuy({ name: 'Bagels', quantity: '6' }, { name: 'Cream cheese', quantity: '1 tub' }),
  ),
  says(
    'three 12 packs of coke zero and a case of water for the list',
    toBuy({ name: 'Coke zero', quantity: '3 12-packs' }, { name: 'Water', quantity: '1 case' }),
  ),
  says(
    'add eighteen hot dog buns and 2 packs of hot dogs to my list',
    toBuy({ name: 'Hot dog buns', quantity: '18' }, { name: 'Hot dogs', quantity: '2 packs' }),
  ),
  says(
    'we need a couple of zucchinis, 3 ears of corn, and a pint of cherry tomatoes',
    toBuy(
      { name: 'Zucchinis', quantity: '2' },
      { name: 'Corn', quantity: '3 ears' },
      { name: 'Cherry tomatoes', quantity: '1 pint' },
    ),
  ),
  says(
    'add to pantry\n- 1 bag lentils\n- 2 lb brown sugar\n- 1 bottle apple cider vinegar',
    stocked(
      { name: 'Lentils', quantity: '1 bag' },
      { name: 'Brown sugar', quantity: '2 lb' },
      { name: 'Apple cider vinegar', quantity: '1 bottle' },
    ),
  ),
  says('put 5 lbs of potatos on the list', toBuy({ name: 'Potatos', quantity: '5 lbs' })),
  says(
    'Please add a quart of buttermilk, a jar of pickles and twelve oz of mozzarella to the grocery list. Thank you!',
    toBuy(
      { name: 'Buttermilk', quantity: '1 quart' },
      { name: 'Pickles', quantity: '1 jar' },
      { name: 'Mozzarella', quantity: '12 oz' },
    ),
  ),
  says(
    'one rotisserie chicken, a bag of caesar salad and two liters of ginger ale on the grocery list please',
    toBuy(
      { name: 'Rotisserie chicken', quantity: '1' },
      { name: 'Caesar salad', quantity: '1 bag' },
      { name: 'Ginger ale', quantity: '2 liters' },
    ),
  ),
  says(
    'add bread crumbs 2 cans, heavy cream 1 pint, sour cream to the list',
    toBuy(
      { name: 'Bread crumbs', quantity: '2 cans' },
      { name: 'Heavy cream', quantity: '1 pint' },
      { name: 'Sour cream', quantity: '1' },
    ),
  ),
  says(
    'throw a bag of frozen mango & a bag of frozen strawberries on the list',
    toBuy(
      { name: 'Frozen mango', quantity: '1 bag' },
      { name: 'Frozen strawberries', quantity: '1 bag' },
    ),
  ),
  says(
    'i need 2 dozen cupcakes, a bag of ice, and like 30 juice boxes on the shopping list',
    toBuy(
      { name: 'Cupcakes', quantity: '2 dozen' },
      { name: 'Ice', quantity: '1 bag' },
      { name: 'Juice boxes', quantity: '30' },
    ),
  ),
  says(
    'put a ten pound bag of russet potatoes and a jar of cinnamon in the pantry',
    stocked(
      { name: 'Russet potatoes', quantity: '10 pound bag' },
      { name: 'Cinnamon', quantity: '1 jar' },
    ),
  ),
]
