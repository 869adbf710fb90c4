import { inPantry, onList, outOfPantry, says, stocked, toBuy } from '../example.factory.ts'
import { idOf } from '../household.factory.ts'

/** Said by somebody who had not seen the code. */
export const strangersStock = [
  says('were out of butter', outOfPantry('Butter'), toBuy({ name: 'Butter' })),
  says('no more honey!!', outOfPantry('Honey'), toBuy({ name: 'Honey' })),
  says('the kids ate all the blueberries', outOfPantry('Blueberries')),
  says('i threw out the leftover chili it smelled funky', outOfPantry('Leftover chili')),
  says(
    'we bought a watermelon and a bag of cherries',
    stocked({ name: 'Watermelon', quantity: '1' }, { name: 'Cherries', quantity: '1 bag' }),
  ),
  says('only 4 eggs left', inPantry({ id: idOf.pantry('Eggs'), quantity: '4' })),
  says(
    'theres 2 cans of black beans left',
    inPantry({ id: idOf.pantry('Black beans'), quantity: '2 cans' }),
  ),
  says('I finished off the ice cream last night, sorry', outOfPantry('Ice cream')),
  says('omg we have no toilet paper', toBuy({ name: 'Toilet paper' })),
  says(
    'picked up 3 lb of pork chops and some asparagus on the way home',
    stocked({ name: 'Pork chops', quantity: '3 lb' }, { name: 'Asparagus', quantity: '1' }),
  ),
  says(
    'the spinach went bad so i tossed it. need another bag',
    outOfPantry('Spinach'),
    toBuy({ name: 'Spinach', quantity: '1 bag' }),
  ),
  says("we're down to one box of penne", inPantry({ id: idOf.pantry('Penne'), quantity: '1 box' })),
  says(
    'theres only one lemon left in the fridge',
    inPantry({ id: idOf.pantry('Lemons'), quantity: '1' }),
  ),
  says(
    'i got the avocados and the cilantro from trader joes today',
    stocked({ name: 'Avocados' }, { name: 'Cilantro' }),
    onList(
      { id: idOf.shopping('Avocados'), isCompleted: true },
      { id: idOf.shopping('Cilantro'), isCompleted: true },
    ),
  ),
  says('ate the last banana this morning', outOfPantry('Bananas')),
  says(
    'i used one can of coconut milk so theres one left',
    inPantry({ id: idOf.pantry('Coconut milk'), quantity: '1 can' }),
  ),
]
