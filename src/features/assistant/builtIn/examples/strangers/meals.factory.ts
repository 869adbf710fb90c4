import { mealChanged, mealGone, meals, says } from '../example.factory.ts'
import { idOf } from '../household.factory.ts'

/** Said by somebody who had not seen the code. */
export const strangersMeals = [
  says(
    'spaghetti bolognese saturday night',
    meals({ date: '2026-11-21', mealType: 'Dinner', recipeName: 'Spaghetti bolognese' }),
  ),
  says(
    'lets do shakshuka for brunch on sunday',
    meals({ date: '2026-11-22', mealType: 'Brunch', recipeName: 'Shakshuka' }),
  ),
  says(
    'move the tacos to monday',
    mealChanged({ id: idOf.meal('Black bean tacos'), date: '2026-11-23' }),
  ),
  says('cancel dinner on friday', mealGone({ date: '2026-11-20', mealType: 'Dinner' })),
  says(
    "swap tomorrow's dinner for grilled cheese",
    mealChanged({ id: idOf.meal('Black bean tacos'), recipeName: 'Grilled cheese' }),
  ),
  says(
    "nobody's cooking on tuesday so take that dinner off",
    mealGone({ date: '2026-11-24', mealType: 'Dinner' }),
  ),
  says(
    'pulled pork for dinner on the 28th',
    meals({ date: '2026-11-28', mealType: 'Dinner', recipeName: 'Pulled pork' }),
  ),
  says(
    'only maya and junior are eating tomorrow night',
    mealChanged({ id: idOf.meal('Black bean tacos'), attendees: ['Maya', 'Junior'] }),
  ),
  says(
    'mom and dad are having sushi saturday at 8pm',
    meals({ date: '2026-11-21', time: '20:00', recipeName: 'Sushi', attendees: ['Mom', 'Dad'] }),
  ),
  says(
    'ham on thanksgiving at 3 pm',
    meals({ date: '2026-11-26', time: '15:00', recipeName: 'Ham' }),
  ),
  says(
    'instead of the traybake tonight lets have frozen pizza',
    mealChanged({ id: idOf.meal('Lemon chicken traybake'), recipeName: 'Frozen pizza' }),
  ),
  says(
    'swap thursday and friday dinner',
    mealChanged(
      { id: idOf.meal('Black bean tacos'), date: '2026-11-20' },
      { id: idOf.meal('Salmon with dill potatoes'), date: '2026-11-19' },
    ),
  ),
  says(
    'scratch the lentil soup friday, im not gonna have time',
    mealGone({ date: '2026-11-20', mealType: 'Lunch' }),
  ),
  says(
    'can you put lasagna on monday for dinner',
    meals({ date: '2026-11-23', mealType: 'Dinner', recipeName: 'Veggie lasagna' }),
  ),
  says(
    'french toast for sat breakfast instead of pancakes',
    mealChanged({ id: idOf.meal('Buttermilk pancakes'), recipeName: 'French toast' }),
  ),
  says(
    'dinner at 7 tonight not 6',
    mealChanged({ id: idOf.meal('Lemon chicken traybake'), time: '19:00' }),
  ),
  says(
    'put the stir fry for dinner on dec 3',
    meals({ date: '2026-12-03', mealType: 'Dinner', recipeName: 'Tofu stir fry' }),
  ),
  says(
    'day after tomorrow for breakfast: eggs and toast',
    meals({ date: '2026-11-20', mealType: 'Breakfast', recipeName: 'Eggs and toast' }),
  ),
  says(
    'Please move the Saturday pancakes to Sunday morning and put miso soup on Saturday for lunch',
    mealChanged({ id: idOf.meal('Buttermilk pancakes'), date: '2026-11-22' }),
    meals({ date: '2026-11-21', mealType: 'Lunch', recipeName: 'Miso soup with tofu' }),
  ),
]
