import { idOf } from './household.factory.ts'
import { offList, onList, says, toBuy } from './utterance.factory.ts'

export const shopping = [
  says('we need milk', toBuy({ name: 'Milk', quantity: '1' })),
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
  says(
    'grab some hot dogs and buns for the picnic',
    toBuy({ name: 'Hot dogs', notes: 'For the picnic' }, { name: 'Buns', notes: 'For the picnic' }),
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
  says("don't forget the sour cream", toBuy({ name: 'Sour cream' })),
  says('remember to buy garlic powder', toBuy({ name: 'Garlic powder' })),
  says(
    "I'd like you to order trash bags from Amazon",
    toBuy({ name: 'Trash bags', store: 'Amazon' }),
  ),
  says('steaks from the butcher please', toBuy({ name: 'Steaks', store: 'Butcher' })),
  says('we are almost out of coffee', toBuy({ name: 'Coffee' })),
  says('running low on rice', toBuy({ name: 'Rice' })),
  says('the olive oil is running low', toBuy({ name: 'Olive oil' })),
  says("there's not much flour left", toBuy({ name: 'Flour' })),
  says("we're getting low on flour and honey", toBuy({ name: 'Flour' }, { name: 'Honey' })),
  says('stock up on paper plates', toBuy({ name: 'Paper plates' })),
  says(
    'put the ingredients for shakshuka on the list',
    toBuy({ name: 'Cumin', notes: 'For Shakshuka' }),
  ),
  says(
    "shopping list for Tuesday's dinner",
    toBuy(
      { name: 'Cream', notes: 'For Butter chicken (Tue, Nov 24)' },
      { name: 'Garam masala', notes: 'For Butter chicken (Tue, Nov 24)' },
    ),
  ),
  says(
    'put the groceries for tonight and Friday lunch on the list',
    toBuy({ name: 'Chicken thighs' }, { name: 'Potatoes' }),
  ),
  says("put everything we need for tomorrow's dinner on the list"),
  says(
    'add what we need for next week to the list',
    toBuy({ name: 'Cream' }, { name: 'Garam masala' }),
  ),
  says('ADD MILK TO THE LIST', toBuy({ name: 'MILK' })),
  says(
    'add half and half and 2% milk to the list',
    toBuy({ name: 'Half and half' }, { name: '2% milk' }),
  ),
  says(
    'we need a few lemons, 1 1/2 lb of shrimp and an onion',
    toBuy(
      { name: 'Lemons', quantity: 'a few' },
      { name: 'Shrimp', quantity: '1 1/2 lb' },
      { name: 'Onion', quantity: '1' },
    ),
  ),
  says(
    'We need ice cream. We also need pizza dough.',
    toBuy({ name: 'Ice cream' }, { name: 'Pizza dough' }),
  ),

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
