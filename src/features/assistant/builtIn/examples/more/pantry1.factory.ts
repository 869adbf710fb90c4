import { inPantry, onList, outOfPantry, says, stocked, toBuy } from '../example.factory.ts'
import { idOf } from '../household.factory.ts'

/** In more voices. */
export const morePantry1 = [
  says(
    'I got the paper towels',
    stocked({ name: 'Paper towels' }),
    onList({ id: idOf.shopping('Paper towels'), isCompleted: true }),
  ),
  says('Out of eggs!', outOfPantry('Eggs')),
  says('oh no, the ice cream is all gone', outOfPantry('Ice cream'), toBuy({ name: 'Ice cream' })),
  says('the kids finished off the apples', outOfPantry('Apples')),
  says('had to throw out the blueberries, they were moldy', outOfPantry('Blueberries')),
  says('please delete the mayonnaise from our fridge', outOfPantry('Mayonnaise')),
  says('peas are finished', outOfPantry('Peas'), toBuy({ name: 'Peas' })),
  says('we have no butter', outOfPantry('Butter'), toBuy({ name: 'Butter' })),
  says("there isn't any celery left", outOfPantry('Celery'), toBuy({ name: 'Celery' })),
  says(
    'got 5 lbs of potatoes and a bag of spinach at the farmers market',
    stocked({ name: 'Potatoes', quantity: '5 lbs' }, { name: 'Spinach', quantity: '1 bag' }),
  ),
  says(
    'Just got back from Costco with 24 eggs, 2 rotisserie chickens and a big bag of rice',
    stocked(
      { name: 'Eggs', quantity: '24' },
      { name: 'Rotisserie chickens', quantity: '2' },
      { name: 'Rice', quantity: '1 big bag' },
    ),
    onList({ id: idOf.shopping('Eggs'), isCompleted: true }),
  ),
  says('Mom brought home a pie', stocked({ name: 'Pie' })),
  says(
    'I put two loaves of bread in the freezer',
    stocked({ name: 'Bread', quantity: '2 loaves', location: 'Freezer' }),
  ),
  says('store 4 cans of tuna in the pantry', stocked({ name: 'Tuna', quantity: '4 cans' })),
  says('we still have 4 apples left', inPantry({ id: idOf.pantry('Apples'), quantity: '4' })),
  says('half a jar of salsa left', inPantry({ id: idOf.pantry('Salsa'), quantity: '½ jar' })),
  says(
    'there is just 1 can of chickpeas remaining',
    inPantry({ id: idOf.pantry('Chickpeas'), quantity: '1 can' }),
  ),
  says('I cooked with 2 onions', inPantry({ id: idOf.pantry('Yellow onions'), quantity: '4' })),
  says(
    'bought the oat milk and dish soap',
    stocked({ name: 'Oat milk' }, { name: 'Dish soap' }),
    onList(
      { id: idOf.shopping('Oat milk'), isCompleted: true },
      { id: idOf.shopping('Dish soap'), isCompleted: true },
    ),
  ),
  says(
    "There's no more peanut butter",
    outOfPantry('Peanut butter'),
    toBuy({ name: 'Peanut butter' }),
  ),
  says('we have run out of honey', outOfPantry('Honey'), toBuy({ name: 'Honey' })),
  says('lemons are gone', outOfPantry('Lemons'), toBuy({ name: 'Lemons' })),
  says('carrots: all gone', outOfPantry('Carrots'), toBuy({ name: 'Carrots' })),
  says('I threw the sourdough away', outOfPantry('Sourdough')),
  says('Dad ate the leftover chili for lunch', outOfPantry('Leftover chili')),
  says('we drank all the milk', outOfPantry('Milk')),
  says('The bananas are rotten', outOfPantry('Bananas')),
  says(
    'no butter left, please add it to the list',
    outOfPantry('Butter'),
    toBuy({ name: 'Butter' }),
  ),
  says(
    'Please add three pounds of pork chops to the freezer',
    stocked({ name: 'Pork chops', quantity: '3 pounds', location: 'Freezer' }),
  ),
  says(
    'We now have a bag of quinoa and 2 jars of marinara in the pantry',
    stocked({ name: 'Quinoa', quantity: '1 bag' }, { name: 'Marinara', quantity: '2 jars' }),
  ),
  says(
    'Went shopping and bought grapes, strawberries and a gallon of lemonade',
    stocked(
      { name: 'Grapes' },
      { name: 'Strawberries' },
      { name: 'Lemonade', quantity: '1 gallon' },
    ),
  ),
  says(
    'put the leftover lasagna into the fridge',
    stocked({ name: 'Leftover lasagna', location: 'Fridge' }),
  ),
  says(
    'log 6 yogurts in the fridge',
    stocked({ name: 'Yogurts', quantity: '6', location: 'Fridge' }),
  ),
  says('5 lemons left', inPantry({ id: idOf.pantry('Lemons'), quantity: '5' })),
]
