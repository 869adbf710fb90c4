import { idOf } from '../household.factory.ts'
import { offList, onList, says, toBuy } from '../utterance.factory.ts'

/** In more voices; the readers were first written without these. */
export const heldOutShopping1 = [
  says('can u add bananas n milk to the list', toBuy({ name: 'Bananas' }, { name: 'Milk' })),
  says("Hey! We're all out of dog food. Can you put it on the list?", toBuy({ name: 'Dog food' })),
  says(
    'I need to get 2 bags of shredded cheese, a pack of tortillas, and sour cream from Walmart',
    toBuy(
      { name: 'Shredded cheese', quantity: '2 bags', store: 'Walmart' },
      { name: 'Tortillas', quantity: '1 pack', store: 'Walmart' },
      { name: 'Sour cream', store: 'Walmart' },
    ),
  ),
  says(
    'shopping list: onions, garlic, ginger ale',
    toBuy({ name: 'Onions' }, { name: 'Garlic' }, { name: 'Ginger ale' }),
  ),
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
  says(
    '2 avocados and a bag of tortilla chips, from Safeway',
    toBuy(
      { name: 'Avocados', quantity: '2', store: 'Safeway' },
      { name: 'Tortilla chips', quantity: '1 bag', store: 'Safeway' },
    ),
  ),
  says('toilet paper is needed asap', toBuy({ name: 'Toilet paper', priority: 'high' })),
  says('We should pick up ice for the party on Saturday', toBuy({ name: 'Ice' })),
  says('Junior wants popcorn', toBuy({ name: 'Popcorn', addedBy: 'Junior' })),
  says(
    'get everything we need for tuna casserole',
    toBuy({ name: 'Egg noodles' }, { name: 'Cream of mushroom soup' }),
  ),
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
  says(
    'Add: 1 lb deli ham; 1 lb swiss cheese; rye bread',
    toBuy(
      { name: 'Deli ham', quantity: '1 lb' },
      { name: 'Swiss cheese', quantity: '1 lb' },
      { name: 'Rye bread' },
    ),
  ),
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
  says(
    'We need stuff for burgers: ground beef, buns, lettuce and pickles',
    toBuy({ name: 'Ground beef' }, { name: 'Buns' }, { name: 'Lettuce' }, { name: 'Pickles' }),
  ),
  says('need: milk x2, OJ', toBuy({ name: 'Milk', quantity: '2' }, { name: 'OJ' })),
]
