import { offList, onList, says, toBuy } from '../example.factory.ts'
import { idOf } from '../household.factory.ts'

/** In more voices. */
export const moreShopping4 = [
  says(
    'the paper towels should be from Target',
    onList({ id: idOf.shopping('Paper towels'), store: 'Target' }),
  ),
  says(
    'change the store of the tofu to Costco',
    onList({ id: idOf.shopping('Tofu'), store: 'Costco' }),
  ),
  says('Please add toothpaste.', toBuy({ name: 'Toothpaste' })),
  says(
    'we need a gallon of milk, a loaf of bread, and a stick of butter',
    toBuy(
      { name: 'Milk', quantity: '1 gallon' },
      { name: 'Bread', quantity: '1 loaf' },
      { name: 'Butter', quantity: '1 stick' },
    ),
  ),
  says('I have to get chicken wings for the game on Sunday', toBuy({ name: 'Chicken wings' })),
  says(
    'put on the shopping list: foil, parchment paper, sponges',
    toBuy({ name: 'Foil' }, { name: 'Parchment paper' }, { name: 'Sponges' }),
  ),
  says('we should buy strawberries while they are on sale', toBuy({ name: 'Strawberries' })),
  says('grab me a coke', toBuy({ name: 'Coke' })),
  says(
    'honey mustard and a jar of sauerkraut for the list please',
    toBuy({ name: 'Honey mustard' }, { name: 'Sauerkraut', quantity: '1 jar' }),
  ),
  says(
    'Our list needs zucchini and yellow squash',
    toBuy({ name: 'Zucchini' }, { name: 'Yellow squash' }),
  ),
  says('Get us a bag of ice, urgent!', toBuy({ name: 'Ice', quantity: '1 bag', priority: 'high' })),
  says("Could you also put cat food down? We're nearly out.", toBuy({ name: 'Cat food' })),
  says('remove cilantro', offList('Cilantro')),
  says('You can delete tofu from the shopping list', offList('Tofu')),
  says('take off the paper towels please', offList('Paper towels')),
  says('We have enough dish soap, take it off the list', offList('Dish soap')),
  says('Avocados are checked off', onList({ id: idOf.shopping('Avocados'), isCompleted: true })),
  says('Set oat milk to 1 carton', onList({ id: idOf.shopping('Oat milk'), quantity: '1 carton' })),
  says('make ginger high priority', onList({ id: idOf.shopping('Ginger'), priority: 'high' })),
  says('We’ve run out of coffee and sugar', toBuy({ name: 'Coffee' }, { name: 'Sugar' })),
  says(
    'Add tomatoes, cucumbers and feta to the shopping list',
    toBuy({ name: 'Tomatoes' }, { name: 'Cucumbers' }, { name: 'Feta' }),
  ),
  says('Buy a pound of ground coffee', toBuy({ name: 'Ground coffee', quantity: '1 pound' })),
  says('I need vinegar, and it is urgent', toBuy({ name: 'Vinegar', priority: 'high' })),
]
