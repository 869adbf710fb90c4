import { idOf } from './household.ts'
import { inPantry, offList, onList, outOfPantry, says, stocked, toBuy } from './utterance.ts'

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

export const pantry = [
  says("we're out of milk", outOfPantry('Milk'), toBuy({ name: 'Milk' })),
  says(
    'We ran out of butter and carrots',
    outOfPantry('Butter', 'Carrots'),
    toBuy({ name: 'Butter' }, { name: 'Carrots' }),
  ),
  says('no more peas', outOfPantry('Peas'), toBuy({ name: 'Peas' })),
  says('the honey is gone', outOfPantry('Honey'), toBuy({ name: 'Honey' })),
  says("there's no salsa left", outOfPantry('Salsa'), toBuy({ name: 'Salsa' })),
  says("We don't have any more apples", outOfPantry('Apples'), toBuy({ name: 'Apples' })),
  says("we're out of paprika", toBuy({ name: 'Paprika' })),
  says('the eggs are all gone', outOfPantry('Eggs')),
  says('threw away the spinach', outOfPantry('Spinach')),
  says('I used up the coconut milk', outOfPantry('Coconut milk')),
  says('we finished the ice cream last night', outOfPantry('Ice cream')),
  says('Junior ate all the blueberries', outOfPantry('Blueberries')),
  says('the yogurt went bad', outOfPantry('Greek yogurt')),
  says('toss the leftover chili', outOfPantry('Leftover chili')),
  says('remove the canned tuna from the pantry', outOfPantry('Canned tuna')),
  says('delete celery from the fridge', outOfPantry('Celery')),
  says('remove the coffee from the freezer', outOfPantry('Coffee (2 bags, Freezer)')),

  says(
    'add 2 lb chicken and rice to the pantry',
    stocked({ name: 'Chicken', quantity: '2 lb' }, { name: 'Rice' }),
  ),
  says(
    'put 3 bags of frozen corn in the freezer',
    stocked({ name: 'Frozen corn', quantity: '3 bags', location: 'Freezer' }),
  ),
  says(
    'Add a jar of pickles to the fridge',
    stocked({ name: 'Pickles', quantity: '1 jar', location: 'Fridge' }),
  ),
  says(
    'we bought 2 gallons of orange juice',
    stocked({ name: 'Orange juice', quantity: '2 gallons', location: 'Fridge' }),
  ),
  says(
    'I picked up cilantro and some beer',
    stocked({ name: 'Cilantro' }, { name: 'Beer' }),
    onList({ id: idOf.shopping('Cilantro'), isCompleted: true }),
  ),
  says(
    'Got eggs and a watermelon today',
    stocked({ name: 'Eggs' }, { name: 'Watermelon' }),
    onList({ id: idOf.shopping('Eggs'), isCompleted: true }),
  ),
  says(
    "there's leftover pizza in the fridge",
    stocked({ name: 'Leftover pizza', location: 'Fridge' }),
  ),
  says(
    'add yogurt that expires on Friday to the fridge',
    stocked({ name: 'Yogurt', location: 'Fridge', expiryDate: '2026-11-20' }),
  ),
  says('we have 2 eggs left', inPantry({ id: idOf.pantry('Eggs'), quantity: '2' })),
  says(
    'there are only 3 cans of beans',
    inPantry({ id: idOf.pantry('Black beans'), quantity: '3 cans' }),
  ),
  says('only one lemon left', inPantry({ id: idOf.pantry('Lemons'), quantity: '1' })),
  says(
    "we're down to 1 lb of rice",
    inPantry({ id: idOf.pantry('Jasmine rice'), quantity: '1 lb' }),
  ),
  says('I used 3 eggs', inPantry({ id: idOf.pantry('Eggs'), quantity: '7' })),
  says('we ate two of the apples', inPantry({ id: idOf.pantry('Apples'), quantity: '6' })),
  says(
    'move the chicken to the freezer',
    inPantry({ id: idOf.pantry('Chicken thighs'), location: 'Freezer' }),
  ),
  says(
    'put the sourdough in the freezer',
    inPantry({ id: idOf.pantry('Sourdough'), location: 'Freezer' }),
  ),
  says(
    'I moved the ground beef to the fridge',
    inPantry({ id: idOf.pantry('Ground beef'), location: 'Fridge' }),
  ),
  says('freeze the bananas', inPantry({ id: idOf.pantry('Bananas'), location: 'Freezer' })),
  says(
    'the yogurt should be eaten by Tuesday',
    inPantry({ id: idOf.pantry('Greek yogurt'), expiryDate: '2026-11-24' }),
  ),
  says(
    'the milk expires tomorrow',
    inPantry({ id: idOf.pantry('Milk'), expiryDate: '2026-11-19' }),
  ),
  says(
    'the cheddar is good until Dec 5',
    inPantry({ id: idOf.pantry('Cheddar'), expiryDate: '2026-12-05' }),
  ),
  says(
    'use the broccoli by Saturday',
    inPantry({ id: idOf.pantry('Broccoli'), expiryDate: '2026-11-21' }),
  ),
  says(
    'the salmon is in the fridge now',
    inPantry({ id: idOf.pantry('Salmon fillets'), location: 'Fridge' }),
  ),
  says(
    'change the flour in the pantry to 2 lb',
    inPantry({ id: idOf.pantry('Flour'), quantity: '2 lb' }),
  ),
  says(
    "we're out of milk and the butter is gone too",
    outOfPantry('Milk', 'Butter'),
    toBuy({ name: 'Milk' }, { name: 'Butter' }),
  ),
]
