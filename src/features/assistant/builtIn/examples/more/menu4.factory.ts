import {
  day,
  fri,
  mealChanged,
  mealGone,
  meals,
  mon,
  sat,
  says,
  sun,
  thu,
} from '../example.factory.ts'
import { idOf } from '../household.factory.ts'

/** In more voices. */
export const moreMenu4 = [
  says(
    'Swap Friday and Sunday',
    mealChanged(
      { id: idOf.meal('Salmon with dill potatoes'), date: sun },
      { id: idOf.meal("Pizza at Grandma's"), date: fri },
    ),
  ),
  says('Cancel dinner tomorrow', mealGone({ date: thu, mealType: 'Dinner' })),
  says('Cancel the pizza on Sunday', mealGone({ date: sun, recipeName: "Pizza at Grandma's" })),
  says('Remove pancakes from Saturday', mealGone({ date: sat, mealType: 'Breakfast' })),
  says('Plan dinners for the weekend', meals({ date: sat })),
  says('Plan something quick for Monday', meals({ date: mon })),
  says('Plan a dinner with chicken for Saturday', meals({ date: sat })),
  says(
    'plan next week without fish',
    meals(
      { date: mon },
      { date: day(7) },
      { date: day(8) },
      { date: day(9) },
      { date: day(10) },
      { date: day(11) },
    ),
  ),
  says('Use up the tofu', meals({ recipeName: 'Tofu stir fry' })),
]
