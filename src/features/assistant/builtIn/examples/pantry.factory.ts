import { inPantry, onList, outOfPantry, says, stocked, toBuy } from './example.factory.ts'
import { idOf } from './household.factory.ts'

export const pantry = [
  says('half the cheddar is gone', inPantry({ id: idOf.pantry('Cheddar'), quantity: '4 oz' })),
  says('there are 9 eggs not 8', inPantry({ id: idOf.pantry('Eggs'), quantity: '9' })),
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
  says('Junior ate all the blueberries', outOfPantry('Blueberries')),
  says('the yogurt went bad', outOfPantry('Greek yogurt')),
  says('toss the leftover chili', outOfPantry('Leftover chili')),
  says('remove the canned tuna from the pantry', outOfPantry('Canned tuna')),
  says('delete celery from the fridge', outOfPantry('Celery')),
  says('remove the coffee from the freezer', outOfPantry('Coffee (2 bags, Freezer)')),

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
