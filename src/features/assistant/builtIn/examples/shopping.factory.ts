import { offList, onList, says, toBuy } from './example.factory.ts'
import { idOf } from './household.factory.ts'

export const shopping = [
  says(
    'Kitchen scissors, string, muslin',
    toBuy({ name: 'Kitchen scissors' }, { name: 'String' }, { name: 'Muslin' }),
  ),
  says(
    'a net of kindling and a bunch of radishes',
    toBuy({ name: 'Kindling', quantity: '1 net' }, { name: 'Radishes', quantity: '1 bunch' }),
  ),
  says(
    'put halloumi and greek yoghurt on the list',
    toBuy({ name: 'Halloumi' }, { name: 'Greek yoghurt' }),
  ),
  says(
    'avocados down from four to 3 on the list',
    onList({ id: idOf.shopping('Avocados'), quantity: '3' }),
  ),
  says('add 3 more avocados', onList({ id: idOf.shopping('Avocados'), quantity: '7' })),
  says('untick the bread', onList({ id: idOf.shopping('Bread'), isCompleted: false })),
  says(
    'we need milk and 3 bananas',
    toBuy({ name: 'Milk', quantity: '1' }, { name: 'Bananas', quantity: '3' }),
  ),
  says(
    'we need candles and 2 lb of carrots',
    toBuy({ name: 'Candles', quantity: '1' }, { name: 'Carrots', quantity: '2 lb' }),
  ),
  says('Need milk and bananas', toBuy({ name: 'Milk' }, { name: 'Bananas' })),
  says('Please add butter to the shopping list.', toBuy({ name: 'Butter' })),
  says('put salt on the list', toBuy({ name: 'Salt' })),
  says(
    'Could you put 2 lbs of ground turkey on my grocery list?',
    toBuy({ name: 'Ground turkey', quantity: '2 lbs' }),
  ),
  says(
    'buy 3 cans of tomato soup and a loaf of bread',
    toBuy({ name: 'Tomato soup', quantity: '3 cans' }, { name: 'Bread', quantity: '1 loaf' }),
  ),
  says(
    'a dozen rolls, two bunches of kale and a box of mac and cheese for the list',
    toBuy(
      { name: 'Rolls', quantity: '1 dozen' },
      { name: 'Kale', quantity: '2 bunches' },
      { name: 'Mac and cheese', quantity: '1 box' },
    ),
  ),
  says('get milk from Costco', toBuy({ name: 'Milk', store: 'Costco' })),
  says(
    'pick up limes and chips at trader joes',
    toBuy({ name: 'Limes', store: "Trader Joe's" }, { name: 'Chips', store: "Trader Joe's" }),
  ),
  says('We need diapers urgently', toBuy({ name: 'Diapers', priority: 'high' })),
  says('add napkins to the list, no rush', toBuy({ name: 'Napkins', priority: 'low' })),
  says(
    'Costco: toilet paper, batteries and a 12-pack of soda',
    toBuy(
      { name: 'Toilet paper', store: 'Costco' },
      { name: 'Batteries', store: 'Costco' },
      { name: 'Soda', quantity: '12-pack', store: 'Costco' },
    ),
  ),
  says(
    'Buy:\n- milk\n- 2 lb potatoes\n- cat food',
    toBuy({ name: 'Milk' }, { name: 'Potatoes', quantity: '2 lb' }, { name: 'Cat food' }),
  ),
  says('Maya asked for strawberries', toBuy({ name: 'Strawberries', addedBy: 'Maya' })),
  says('Dad says we need charcoal', toBuy({ name: 'Charcoal', addedBy: 'Dad' })),
  says('remember to buy garlic powder', toBuy({ name: 'Garlic powder' })),
  says(
    "I'd like you to order trash bags from Amazon",
    toBuy({ name: 'Trash bags', store: 'Amazon' }),
  ),
  says('we are almost out of coffee', toBuy({ name: 'Coffee' })),
  says('the olive oil is running low', toBuy({ name: 'Olive oil' })),
  says("we're getting low on flour and honey", toBuy({ name: 'Flour' }, { name: 'Honey' })),

  says('delete the oat milk', offList('Oat milk')),
  says('take the cilantro off the list', offList('Cilantro')),
  says(
    'Please remove paper towels and ginger from the shopping list',
    offList('Paper towels', 'Ginger'),
  ),
  says("we don't need the avocados anymore", offList('Avocados')),
  says('scratch the birthday candles from the list', offList('Birthday candles')),
  says('could you take dish soap off my list', offList('Dish soap')),
  says('tick off the avocados', onList({ id: idOf.shopping('Avocados'), isCompleted: true })),
  says(
    'check off eggs and ginger',
    onList(
      { id: idOf.shopping('Eggs'), isCompleted: true },
      { id: idOf.shopping('Ginger'), isCompleted: true },
    ),
  ),
  says('mark the ricotta as bought', onList({ id: idOf.shopping('Ricotta'), isCompleted: true })),
  says('make the avocados 6', onList({ id: idOf.shopping('Avocados'), quantity: '6' })),
  says(
    'change the oat milk to 3 cartons',
    onList({ id: idOf.shopping('Oat milk'), quantity: '3 cartons' }),
  ),
  says('the dish soap is urgent', onList({ id: idOf.shopping('Dish soap'), priority: 'high' })),
  says('add milk and remove the ginger', toBuy({ name: 'Milk' }), offList('Ginger')),
  says(
    'Get the ricotta at Costco instead',
    onList({ id: idOf.shopping('Ricotta'), store: 'Costco' }),
  ),
]
