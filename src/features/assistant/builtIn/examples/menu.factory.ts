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
} from './example.factory.ts'
import { idOf } from './household.factory.ts'

const tacos = { recipeName: 'Black bean tacos', recipeId: idOf.recipe('Black bean tacos') }
const lasagna = { recipeName: 'Veggie lasagna', recipeId: idOf.recipe('Veggie lasagna') }
const pancakes = { recipeName: 'Buttermilk pancakes', recipeId: idOf.recipe('Buttermilk pancakes') }

export const menu = [
  says('tacos on Saturday', meals({ ...tacos, date: sat, time: '18:00', mealType: 'Dinner' })),
  says('Pizza on Monday', meals({ recipeName: 'Pizza', date: mon, mealType: 'Dinner' })),
  says(
    "let's have shakshuka tomorrow night",
    meals({ recipeName: 'Shakshuka', date: thu, mealType: 'Dinner' }),
  ),
  says(
    'oats for breakfast on the weekend',
    meals(
      { recipeName: 'Overnight oats', date: sat, mealType: 'Breakfast', time: '08:00' },
      { recipeName: 'Overnight oats', date: sun, mealType: 'Breakfast' },
    ),
  ),
  says(
    'Mom and Maya eat lentil soup on Monday at 7',
    meals({
      recipeName: 'Greek lentil soup',
      date: mon,
      time: '19:00',
      attendees: ['Mom', 'Maya'],
    }),
  ),
  says(
    'grilled cheese for lunch tomorrow',
    meals({ recipeName: 'Grilled cheese', date: thu, mealType: 'Lunch', time: '12:00' }),
  ),
  says(
    'could you schedule butter chicken for next Friday?',
    meals({ recipeName: 'Butter chicken', date: day(9) }),
  ),
  says('put lasagna on the menu for Nov 28', meals({ ...lasagna, date: '2026-11-28' })),
  says(
    'spaghetti bolognese on 11/25',
    meals({ recipeName: 'Spaghetti bolognese', date: '2026-11-25' }),
  ),
  says(
    'We are having burgers on Saturday at 5:30 pm',
    meals({ recipeName: 'Burgers', date: sat, time: '17:30', mealType: 'Dinner' }),
  ),
  says('Monday: meatloaf', meals({ recipeName: 'Meatloaf', date: mon })),
  says('pancakes on Sunday morning', meals({ ...pancakes, date: sun, mealType: 'Breakfast' })),
  says(
    'add banana bread as a snack on Saturday',
    meals({ recipeName: 'Banana bread', date: sat, mealType: 'Snack', time: '15:00' }),
  ),
  says(
    'can we have tofu stir fry the day after tomorrow for lunch?',
    meals({ recipeName: 'Tofu stir fry', date: fri, mealType: 'Lunch' }),
  ),
  says(
    'spaghetti and meatballs on Saturday',
    meals({ recipeName: 'Spaghetti and meatballs', date: sat }),
  ),
  says('how about shakshuka on Saturday?', meals({ recipeName: 'Shakshuka', date: sat })),
  says(
    'leftovers for lunch tomorrow',
    meals({ recipeName: 'Leftovers', date: thu, mealType: 'Lunch' }),
  ),
  says(
    'shrimp scampi for Mom and Junior on Saturday',
    meals({ recipeName: 'Shrimp scampi', date: sat, attendees: ['Mom', 'Junior'] }),
  ),
  says(
    'brunch on Sunday: waffles',
    meals({ recipeName: 'Waffles', date: sun, mealType: 'Brunch' }),
  ),

  says('move tacos to Saturday', mealChanged({ id: idOf.meal('Black bean tacos'), date: sat })),
  says(
    "move Friday's dinner to Saturday",
    mealChanged({ id: idOf.meal('Salmon with dill potatoes'), date: sat }),
  ),
  says(
    'swap Thursday and Friday',
    mealChanged(
      { id: idOf.meal('Black bean tacos'), date: fri },
      { id: idOf.meal('Salmon with dill potatoes'), date: thu },
    ),
  ),
  says(
    "push tonight's dinner to 7:30",
    mealChanged({ id: idOf.meal('Lemon chicken traybake'), time: '19:30' }),
  ),
  says(
    'postpone the salmon to Monday',
    mealChanged({ id: idOf.meal('Salmon with dill potatoes'), date: mon }),
  ),
  says(
    'swap the tacos and the salmon',
    mealChanged(
      { id: idOf.meal('Black bean tacos'), date: fri },
      { id: idOf.meal('Salmon with dill potatoes'), date: thu },
    ),
  ),
  says(
    'move butter chicken to lunch',
    mealChanged({ id: idOf.meal('Butter chicken'), mealType: 'Lunch', time: '12:00' }),
  ),
  says(
    "cancel Friday's dinner",
    mealGone({ date: fri, mealType: 'Dinner', recipeName: 'Salmon with dill potatoes' }),
  ),
  says(
    'cancel the tacos',
    mealGone({ date: thu, mealType: 'Dinner', recipeName: 'Black bean tacos' }),
  ),
  says('skip breakfast on Saturday', mealGone({ date: sat, mealType: 'Breakfast' })),
  says(
    'remove the butter chicken from the menu',
    mealGone({ date: tue, mealType: 'Dinner', recipeName: 'Butter chicken' }),
  ),
  says(
    "take today's lunch off the menu",
    mealGone({ date: wed, mealType: 'Lunch', recipeName: 'Leftover chili' }),
  ),
  says("we're not cooking tomorrow", mealGone({ date: thu, mealType: 'Dinner' })),

  says('something quick for Saturday', meals({ date: sat, mealType: 'Dinner' })),
  says('plan dinners till Sunday from my recipes', meals({ date: sat })),
  says('plan the week', meals({ date: sat }, { date: mon })),
  says(
    'Plan dinners for next week without mushrooms',
    meals(
      { date: mon },
      { date: day(7) },
      { date: day(8) },
      { date: day(9) },
      { date: day(10) },
      { date: day(11) },
    ),
  ),
  says('use up the spinach', meals({ date: sat })),
  says('plan something vegetarian for Monday', meals({ date: mon })),
  says('plan dinner for Saturday', meals({ date: sat })),
  says('make something with tofu on Saturday', meals({ date: sat, recipeName: 'Tofu stir fry' })),
]
