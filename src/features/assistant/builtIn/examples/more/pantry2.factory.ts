import { inPantry, onList, outOfPantry, says, stocked, toBuy } from '../example.factory.ts'
import { idOf } from '../household.factory.ts'

/** In more voices. */
export const morePantry2 = [
  says(
    'add ketchup comma tahini and rosemary period',
    toBuy({ name: 'Ketchup' }, { name: 'Tahini' }, { name: 'Rosemary' }),
  ),
  says('energy drinks x4 on the list please', toBuy({ name: 'Energy drinks', quantity: '4' })),
  says('we might buy a melon'),
  says(
    'we only have half a pound of butter',
    inPantry({ id: idOf.pantry('Butter'), quantity: '½ pound' }),
  ),
  says('Update the eggs in the pantry to 6', inPantry({ id: idOf.pantry('Eggs'), quantity: '6' })),
  says('I just ate 2 bananas', inPantry({ id: idOf.pantry('Bananas'), quantity: '4' })),
  says(
    'stick the butter in the freezer',
    inPantry({ id: idOf.pantry('Butter'), location: 'Freezer' }),
  ),
  says(
    'the honey belongs on the counter',
    inPantry({ id: idOf.pantry('Honey'), location: 'Counter' }),
  ),
  says('Someone ate the last banana', outOfPantry('Bananas')),
  says('the spinach has gone bad', outOfPantry('Spinach')),
  says('the olive oil bottle is empty', outOfPantry('Olive oil'), toBuy({ name: 'Olive oil' })),
  says('delete rolled oats from pantry', outOfPantry('Rolled oats')),
  says(
    'got 3 packs of hot dogs and put them in the freezer',
    stocked({ name: 'Hot dogs', quantity: '3 packs', location: 'Freezer' }),
  ),
  says(
    'There are two frozen pizzas in the freezer',
    stocked({ name: 'Frozen pizzas', quantity: '2', location: 'Freezer' }),
  ),
  says('I bought strawberries, they expire on Sunday', stocked({ name: 'Strawberries' })),
  says(
    'Add to pantry: 2 boxes of cereal, a jar of jam',
    stocked({ name: 'Cereal', quantity: '2 boxes' }, { name: 'Jam', quantity: '1 jar' }),
  ),
  says('Mom got ribs from the butcher', stocked({ name: 'Ribs' })),
  says(
    'we got groceries today: lettuce, 2 lb shrimp and pita',
    stocked({ name: 'Lettuce' }, { name: 'Shrimp', quantity: '2 lb' }, { name: 'Pita' }),
  ),
  says(
    'there are 2 apples left in the bowl',
    inPantry({ id: idOf.pantry('Apples'), quantity: '2' }),
  ),
  says('eggs: 4 left', inPantry({ id: idOf.pantry('Eggs'), quantity: '4' })),
  says(
    'I took 2 cans of black beans',
    inPantry({ id: idOf.pantry('Black beans'), quantity: '2 cans' }),
  ),
  says('The rice is down to 2 lb', inPantry({ id: idOf.pantry('Jasmine rice'), quantity: '2 lb' })),
  says('The butter is finished', outOfPantry('Butter'), toBuy({ name: 'Butter' })),
  says('we just ran out of olive oil!', outOfPantry('Olive oil'), toBuy({ name: 'Olive oil' })),
  says('cheddar ran out', outOfPantry('Cheddar'), toBuy({ name: 'Cheddar' })),
  says('I have eaten the yogurt', outOfPantry('Greek yogurt')),
  says('Get rid of the mayonnaise in the fridge', outOfPantry('Mayonnaise')),
  says(
    'Please remove two items from the pantry: celery and carrots',
    outOfPantry('Celery', 'Carrots'),
  ),
  says('the dog ate the sourdough', outOfPantry('Sourdough')),
  says(
    'I bought a dozen eggs and they are in the fridge',
    stocked({ name: 'Eggs', quantity: '1 dozen', location: 'Fridge' }),
    onList({ id: idOf.shopping('Eggs'), isCompleted: true }),
  ),
  says('We picked 4 lb of apples', stocked({ name: 'Apples', quantity: '4 lb' })),
  says('add leftover rice to the fridge', stocked({ name: 'Leftover rice', location: 'Fridge' })),
  says('Dad came home with three pizzas', stocked({ name: 'Pizzas', quantity: '3' })),
]
