import { idOf } from '../household.factory.ts'
import {
  day,
  fri,
  mealChanged,
  mealGone,
  meals,
  mon,
  outOfPantry,
  person,
  sat,
  says,
  stocked,
  sun,
  toBuy,
} from '../utterance.factory.ts'

/** In more voices; the readers were first written without these. */
export const heldOutDialogues2 = [
  says(['we need flour', 'at Walmart'], toBuy({ name: 'Flour', store: 'Walmart' })),
  says(['Pizza on Saturday', 'on Monday instead'], meals({ recipeName: 'Pizza', date: mon })),
  says(['Pizza on Saturday', 'a week later'], meals({ recipeName: 'Pizza', date: day(10) })),
  says(['plan something quick for Saturday', 'no, the other one'], meals({ date: sat })),
  says(['delete the coffee', 'the first'], outOfPantry('Coffee (1 bag, Pantry)')),
  says(
    ['move the salmon to Saturday', 'on Sunday instead'],
    mealChanged({ id: idOf.meal('Salmon with dill potatoes'), date: sun }),
  ),
  says(['Dad hates kale', 'and cabbage'], person({ name: 'Dad', dislikes: 'Cabbage' })),
  says(['cancel dinner tomorrow', 'and on Friday'], mealGone({ date: fri, mealType: 'Dinner' })),
  says(["we're out of honey", 'and apples'], outOfPantry('Apples'), toBuy({ name: 'Apples' })),
  says(
    ['add 2 lb of beef to the freezer', 'and 3 lb of pork'],
    stocked({ name: 'Pork', quantity: '3 lb', location: 'Freezer' }),
  ),
  says(
    ['Salmon on Saturday', 'at 7:30'],
    meals({ recipeName: 'Salmon with dill potatoes', date: sat, time: '19:30' }),
  ),
]
