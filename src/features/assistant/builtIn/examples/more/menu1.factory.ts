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
  tue,
  wed,
} from '../example.factory.ts'
import { idOf } from '../household.factory.ts'

/** In more voices. */
export const moreMenu1 = [
  says('Lets do pulled pork this Saturday', meals({ recipeName: 'Pulled pork', date: sat })),
  says('for saturday i want spaghetti', meals({ recipeName: 'Spaghetti bolognese', date: sat })),
  says(
    'Saturday night is pizza night',
    meals({ recipeName: 'Pizza', date: sat, mealType: 'Dinner' }),
  ),
  says(
    'dinner on monday: chicken noodle soup',
    meals({ recipeName: 'Chicken noodle soup', date: mon, mealType: 'Dinner' }),
  ),
  says(
    'We will eat fish sticks on Monday and ramen on Tuesday',
    meals({ recipeName: 'Fish sticks', date: mon }, { recipeName: 'Ramen', date: tue }),
  ),
  says(
    'Could you please put mushroom fried rice on the calendar for Sunday lunch?',
    meals({ recipeName: 'Mushroom fried rice', date: sun, mealType: 'Lunch' }),
  ),
  says(
    'Thanksgiving dinner: turkey and stuffing',
    meals({ date: '2026-11-26', mealType: 'Dinner', recipeName: 'Turkey and stuffing' }),
  ),
  says(
    'hot dogs for the kids, Maya and Junior, on saturday at noon',
    meals({ recipeName: 'Hot dogs', date: sat, time: '12:00', attendees: ['Maya', 'Junior'] }),
  ),
  says(
    'I am making apple crumble for dessert on Saturday',
    meals({ recipeName: 'Apple crumble', date: sat, mealType: 'Dessert' }),
  ),
  says(
    'shift the salmon from Friday to Saturday',
    mealChanged({ id: idOf.meal('Salmon with dill potatoes'), date: sat }),
  ),
  says(
    'tonight we eat at 7 instead of 6',
    mealChanged({ id: idOf.meal('Lemon chicken traybake'), time: '19:00' }),
  ),
  says(
    'reschedule the butter chicken for Wednesday',
    mealChanged({ id: idOf.meal('Butter chicken'), date: day(7) }),
  ),
  says(
    'can you swap tonight and tomorrow',
    mealChanged(
      { id: idOf.meal('Lemon chicken traybake'), date: thu },
      { id: idOf.meal('Black bean tacos'), date: wed },
    ),
  ),
  says(
    "Change Friday's dinner to grilled cheese",
    mealChanged({ id: idOf.meal('Salmon with dill potatoes'), recipeName: 'Grilled cheese' }),
  ),
  says('forget dinner tomorrow, cancel it', mealGone({ date: thu, mealType: 'Dinner' })),
  says('no dinner on Friday please', mealGone({ date: fri, mealType: 'Dinner' })),
  says('drop the pancakes on Saturday', mealGone({ date: sat, mealType: 'Breakfast' })),
  says(
    'delete the meal on Tuesday',
    mealGone({ date: tue, mealType: 'Dinner', recipeName: 'Butter chicken' }),
  ),
  says(
    'what a week. plan something easy for saturday and monday',
    meals({ date: sat }, { date: mon }),
  ),
  says('Fill the free evenings this week', meals({ date: sat })),
  says('I need dinner ideas for Saturday, please plan one', meals({ date: sat })),
  says('plan a vegetarian dinner on Monday that uses up the spinach', meals({ date: mon })),
  says(
    "I'd like to make shakshuka on Saturday for brunch",
    meals({ recipeName: 'Shakshuka', date: sat, mealType: 'Brunch' }),
  ),
  says(
    'Sat dinner - pulled pork',
    meals({ recipeName: 'Pulled pork', date: sat, mealType: 'Dinner' }),
  ),
  says(
    'put grilled cheese down for lunch on Saturday',
    meals({ recipeName: 'Grilled cheese', date: sat, mealType: 'Lunch' }),
  ),
  says("on Sunday we'll have spaghetti", meals({ recipeName: 'Spaghetti bolognese', date: sun })),
  says(
    'add mushroom fried rice to the menu on Saturday',
    meals({ recipeName: 'Mushroom fried rice', date: sat }),
  ),
  says('in three days we eat gnocchi', meals({ recipeName: 'Gnocchi', date: sat })),
  says(
    'Schedule salmon for December 1st',
    meals({ recipeName: 'Salmon with dill potatoes', date: '2026-12-01' }),
  ),
  says(
    'only Mom and Dad will have steak on Saturday at 8pm',
    meals({ recipeName: 'Steak', date: sat, time: '20:00', attendees: ['Mom', 'Dad'] }),
  ),
  says(
    'smoothies for breakfast tomorrow at 7',
    meals({ recipeName: 'Smoothies', date: thu, mealType: 'Breakfast', time: '07:00' }),
  ),
  says(
    'cook butter chicken a week from Saturday',
    meals({ recipeName: 'Butter chicken', date: day(10) }),
  ),
  says(
    'Tofu stir fry this weekend',
    meals({ recipeName: 'Tofu stir fry', date: sat }, { recipeName: 'Tofu stir fry', date: sun }),
  ),
  says('I feel like pizza on Monday', meals({ recipeName: 'Pizza', date: mon })),
  says(
    'plan mac and cheese for Saturday lunch',
    meals({ recipeName: 'Mac and cheese', date: sat, mealType: 'Lunch' }),
  ),
  says(
    'let the salmon be on Saturday instead of Friday',
    mealChanged({ id: idOf.meal('Salmon with dill potatoes'), date: sat }),
  ),
  says(
    'Bring the butter chicken forward to Monday',
    mealChanged({ id: idOf.meal('Butter chicken'), date: mon }),
  ),
  says(
    "move tomorrow's tacos to Monday",
    mealChanged({ id: idOf.meal('Black bean tacos'), date: mon }),
  ),
  says(
    'switch the salmon to Saturday',
    mealChanged({ id: idOf.meal('Salmon with dill potatoes'), date: sat }),
  ),
  says(
    'can dinner be at 7 tonight',
    mealChanged({ id: idOf.meal('Lemon chicken traybake'), time: '19:00' }),
  ),
  says(
    'dinner on Friday should be at 5:45',
    mealChanged({ id: idOf.meal('Salmon with dill potatoes'), time: '17:45' }),
  ),
  says(
    "let's have pasta instead of tacos tomorrow",
    mealChanged({ id: idOf.meal('Black bean tacos') }),
  ),
  says(
    'swap out the salmon for tuna casserole on Friday',
    mealChanged({ id: idOf.meal('Salmon with dill potatoes'), recipeName: 'Tuna casserole' }),
  ),
  says('Please cancel dinner tonight', mealGone({ date: wed, mealType: 'Dinner' })),
  says(
    'take the salmon off the menu',
    mealGone({ date: fri, recipeName: 'Salmon with dill potatoes' }),
  ),
]
