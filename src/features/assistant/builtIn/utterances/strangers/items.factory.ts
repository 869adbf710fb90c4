import { says, stocked, toBuy } from '../utterance.factory.ts'

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
    'shopping list:\n3 cans of cat food\nhalf and half\na loaf of rye bread\n2 boxes mac and cheese',
    toBuy(
      { name: 'Cat food', quantity: '3 cans' },
      { name: 'Half and half', quantity: '1' },
      { name: 'Rye bread', quantity: '1 loaf' },
      { name: 'Mac and cheese', quantity: '2 boxes' },
    ),
  ),
  says(
    'need six bagels and a tub of cream cheese',
    toBuy({ name: 'Bagels', quantity: '6' }, { name: 'Cream cheese', quantity: '1 tub' }),
  ),
  says(
    'ok so for the grocery list: 4 limes, one red onion, 2 jars of marinara and a bag of tortilla chips',
    toBuy(
      { name: 'Limes', quantity: '4' },
      { name: 'Red onion', quantity: '1' },
      { name: 'Marinara', quantity: '2 jars' },
      { name: 'Tortilla chips', quantity: '1 bag' },
    ),
  ),
  says(
    'pls add salt and vinegar chips and a 2 liter of sprite to the list',
    toBuy(
      { name: 'Salt and vinegar chips', quantity: '1' },
      { name: 'Sprite', quantity: '2 liter' },
    ),
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
    '1/2 lb sliced turkey, provolone, 1 loaf of rye and a thing of mustard. add to list',
    toBuy(
      { name: 'Sliced turkey', quantity: '1/2 lb' },
      { name: 'Provolone', quantity: '1' },
      { name: 'Rye', quantity: '1 loaf' },
      { name: 'Mustard', quantity: '1' },
    ),
  ),
  says(
    'put these in the pantry: 2 boxes of cheerios, a jar of nutella, 4 cans of corn',
    stocked(
      { name: 'Cheerios', quantity: '2 boxes' },
      { name: 'Nutella', quantity: '1 jar' },
      { name: 'Corn', quantity: '4 cans' },
    ),
  ),
  says(
    'add M&Ms, ben and jerrys and a pack of oreos to the shopping list real quick',
    toBuy(
      { name: 'M&Ms', quantity: '1' },
      { name: 'Ben and jerrys', quantity: '1' },
      { name: 'Oreos', quantity: '1 pack' },
    ),
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
    'add a box of peanut butter and jelly uncrustables to the shopping list',
    toBuy({ name: 'Peanut butter and jelly uncrustables', quantity: '1 box' }),
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
    'toilet paper x2, trash bags, aluminum foil on the list',
    toBuy(
      { name: 'Toilet paper', quantity: '2' },
      { name: 'Trash bags', quantity: '1' },
      { name: 'Aluminum foil', quantity: '1' },
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
  says(
    'can you add the following to groceries: green beans, wax paper, 1 can cranberry sauce, stuffing mix 2 boxes',
    toBuy(
      { name: 'Green beans', quantity: '1' },
      { name: 'Wax paper', quantity: '1' },
      { name: 'Cranberry sauce', quantity: '1 can' },
      { name: 'Stuffing mix', quantity: '2 boxes' },
    ),
  ),
  says(
    'Add 1 lb of bucatini, 6 oz pancetta and a dozen oysters crackers... sorry oyster crackers just one bag, to the list',
    toBuy(
      { name: 'Bucatini', quantity: '1 lb' },
      { name: 'Pancetta', quantity: '6 oz' },
      { name: 'Oyster crackers', quantity: '1 bag' },
    ),
  ),
  says(
    'sugar free jello, sweet and sour sauce and a watermelon for the shopping list',
    toBuy({ name: 'Sugar free jello' }, { name: 'Sweet and sour sauce' }, { name: 'Watermelon' }),
  ),
]
