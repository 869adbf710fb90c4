import { offList, onList, says, toBuy } from '../example.factory.ts'
import { idOf } from '../household.factory.ts'

/** In more voices. */
export const moreShopping5 = [
  says('pick up a rotisserie chicken on the way home', toBuy({ name: 'Rotisserie chicken' })),
  says('we need cheese sticks for school lunches', toBuy({ name: 'Cheese sticks' })),
  says(
    'Order 2 bags of cat litter from Amazon please',
    toBuy({ name: 'Cat litter', quantity: '2 bags', store: 'Amazon' }),
  ),
  says('Maya needs granola bars', toBuy({ name: 'Granola bars', addedBy: 'Maya' })),
  says('Running low on butter and eggs', toBuy({ name: 'Butter' })),
  says('Remove the avocados from the list', offList('Avocados')),
  says('delete ginger from the shopping list', offList('Ginger')),
  says('take birthday candles off the list', offList('Birthday candles')),
  says('Cross off the ricotta', onList({ id: idOf.shopping('Ricotta'), isCompleted: true })),
  says(
    'mark cilantro and avocados as done',
    onList(
      { id: idOf.shopping('Cilantro'), isCompleted: true },
      { id: idOf.shopping('Avocados'), isCompleted: true },
    ),
  ),
]
