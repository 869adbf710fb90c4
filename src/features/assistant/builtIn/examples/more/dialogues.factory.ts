import {
  mealChanged,
  meals,
  mon,
  onList,
  outOfPantry,
  sat,
  says,
  stocked,
  sun,
  toBuy,
} from '../example.factory.ts'
import { idOf } from '../household.factory.ts'

/** In more voices. */
export const moreDialogues = [
  says(['we need chips', 'and salsa verde'], toBuy({ name: 'Salsa verde' })),
  says(['we need chips', '2 bags'], toBuy({ name: 'Chips', quantity: '2 bags' })),
  says(['get batteries', 'at Target'], toBuy({ name: 'Batteries', store: 'Target' })),
  says(
    ['tick off the avocados', 'and the cilantro'],
    onList({ id: idOf.shopping('Cilantro'), isCompleted: true }),
  ),
  says(['we bought milk', 'and 2 lb of beef'], stocked({ name: 'Beef', quantity: '2 lb' })),
  says(['do we have rice?', 'and beans?']),
  says(['we need milk and honey', 'and also granola'], toBuy({ name: 'Granola' })),
  says(['gnocchi on Saturday', 'and Monday'], meals({ recipeName: 'Gnocchi', date: mon })),
  says(['remove eggs', 'from the pantry please'], outOfPantry('Eggs')),
  says(
    ['move the salmon to Saturday', 'no, Sunday'],
    mealChanged({ id: idOf.meal('Salmon with dill potatoes'), date: sun }),
  ),
  says(
    ['what can I cook with chickpeas?', 'ok, plan the curry for Saturday'],
    meals({ recipeName: 'Chickpea spinach curry', date: sat }),
  ),
  says(['we need bananas', 'and some kiwis', 'and grapes'], toBuy({ name: 'Grapes' })),
  says(['add wine', 'two bottles'], toBuy({ name: 'Wine', quantity: '2 bottles' })),
  says(
    ['add wine', 'from Costco, two bottles'],
    toBuy({ name: 'Wine', store: 'Costco', quantity: '2 bottles' }),
  ),
  says(['remove the coffee', 'neither']),
  says(['chicken on Saturday', 'thai'], meals({ recipeName: 'Thai basil chicken', date: sat })),
  says(['add cherries', 'and peaches, and plums'], toBuy({ name: 'Peaches' }, { name: 'Plums' })),
  says(
    ['add cherries to the list', 'put them on the Costco list'],
    toBuy({ name: 'Cherries', store: 'Costco' }),
  ),
  says(['is there any milk?', 'add some to the list'], toBuy({ name: 'Milk' })),
  says(['do we have cumin?', 'ok put it on the list'], toBuy({ name: 'Cumin' })),
  says(['put pears on the list', 'and some walnuts please'], toBuy({ name: 'Walnuts' })),
  says(['buy pears', 'make it a dozen'], toBuy({ name: 'Pears', quantity: '1 dozen' })),
  says(['buy pears', 'high priority'], toBuy({ name: 'Pears', priority: 'high' })),
  says(['Sushi on Saturday', 'Monday instead'], meals({ recipeName: 'Sushi', date: mon })),
  says(
    ['soup on Saturday', 'the lentil one'],
    meals({ recipeName: 'Greek lentil soup', date: sat }),
  ),
  says(['soup on Saturday', 'miso'], meals({ recipeName: 'Miso soup with tofu', date: sat })),
  says(['we need flour', 'and sugar'], toBuy({ name: 'Sugar' })),
  says(['we need flour', 'make it 2 bags'], toBuy({ name: 'Flour', quantity: '2 bags' })),
  says(
    ['move the salmon to Saturday', 'on Sunday instead'],
    mealChanged({ id: idOf.meal('Salmon with dill potatoes'), date: sun }),
  ),
]
