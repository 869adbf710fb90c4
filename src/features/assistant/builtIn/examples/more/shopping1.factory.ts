import { offList, onList, says, toBuy } from '../example.factory.ts'
import { idOf } from '../household.factory.ts'

/** In more voices. */
export const moreShopping1 = [
  says('can u add bananas n milk to the list', toBuy({ name: 'Bananas' }, { name: 'Milk' })),
  says("Hey! We're all out of dog food. Can you put it on the list?", toBuy({ name: 'Dog food' })),
  says('milk milk milk! we need milk', toBuy({ name: 'Milk' })),
  says('Please get me some gum when you are at Target', toBuy({ name: 'Gum', store: 'Target' })),
  says(
    'add a rotisserie chicken for Friday night to the shopping list',
    toBuy({ name: 'Rotisserie chicken' }),
  ),
  says(
    'I want to bake a cake, so we need sugar, vanilla extract and baking powder',
    toBuy({ name: 'Sugar' }, { name: 'Vanilla extract' }, { name: 'Baking powder' }),
  ),
  says('throw some popsicles on the list for the kids', toBuy({ name: 'Popsicles' })),
  says('toilet paper is needed asap', toBuy({ name: 'Toilet paper', priority: 'high' })),
  says('soy sauce is nearly empty', toBuy({ name: 'Soy sauce' })),
  says('almost out of paper plates', toBuy({ name: 'Paper plates' })),
  says(
    'put down six bagels and cream cheese',
    toBuy({ name: 'Bagels', quantity: '6' }, { name: 'Cream cheese' }),
  ),
  says('could we get some sparkling water next time?', toBuy({ name: 'Sparkling water' })),
  says('I forgot to add vinegar to the list, please do it', toBuy({ name: 'Vinegar' })),
  says('one more thing: shampoo', toBuy({ name: 'Shampoo' })),
  says('we could use some more olive oil', toBuy({ name: 'Olive oil' })),
  says('You can take the ginger off the list, I found some', offList('Ginger')),
  says(
    'No need for the birthday candles any more, please remove them from the list',
    offList('Birthday candles'),
  ),
  says('drop the ricotta from the shopping list', offList('Ricotta')),
  says('remove avocado from list', offList('Avocados')),
  says('we no longer need dish soap', offList('Dish soap')),
  says('the cilantro is in the cart', onList({ id: idOf.shopping('Cilantro'), isCompleted: true })),
  says(
    'we need 3 blocks of tofu instead of 2',
    onList({ id: idOf.shopping('Tofu'), quantity: '3 blocks' }),
  ),
  says(
    'change avocados to 6 on the shopping list',
    onList({ id: idOf.shopping('Avocados'), quantity: '6' }),
  ),
  says(
    'Can you add a carton of half and half and two sticks of butter to our grocery list?',
    toBuy(
      { name: 'Half and half', quantity: '1 carton' },
      { name: 'Butter', quantity: '2 sticks' },
    ),
  ),
  says(
    'Put laundry detergent on the Target list',
    toBuy({ name: 'Laundry detergent', store: 'Target' }),
  ),
  says(
    "I'm heading to Costco, need chicken breasts, napkins, and a case of sparkling water",
    toBuy(
      { name: 'Chicken breasts' },
      { name: 'Napkins' },
      { name: 'Sparkling water', quantity: '1 case' },
    ),
  ),
  says('add cumin - low priority', toBuy({ name: 'Cumin', priority: 'low' })),
]
