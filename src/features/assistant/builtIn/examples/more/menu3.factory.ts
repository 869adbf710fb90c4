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
export const moreMenu3 = [
  says(
    'Could you move our Friday dinner to Saturday?',
    mealChanged({ id: idOf.meal('Salmon with dill potatoes'), date: sat }),
  ),
  says(
    'have the tacos on Saturday instead',
    mealChanged({ id: idOf.meal('Black bean tacos'), date: sat }),
  ),
  says(
    "Change tonight's dinner to 6:30",
    mealChanged({ id: idOf.meal('Lemon chicken traybake'), time: '18:30' }),
  ),
  says(
    'replace the salmon with pulled pork',
    mealChanged({ id: idOf.meal('Salmon with dill potatoes'), recipeName: 'Pulled pork' }),
  ),
  says(
    'trade Thursday for Friday',
    mealChanged(
      { id: idOf.meal('Black bean tacos'), date: fri },
      { id: idOf.meal('Salmon with dill potatoes'), date: thu },
    ),
  ),
  says("Tomorrow's dinner is cancelled", mealGone({ date: thu, mealType: 'Dinner' })),
  says('cancel dinner on Tuesday', mealGone({ date: tue, mealType: 'Dinner' })),
  says('Scratch pancakes for Saturday', mealGone({ date: sat, mealType: 'Breakfast' })),
  says("I'm not cooking tonight"),
  says('please plan our dinners until next Tuesday', meals({ date: sat }, { date: mon })),
  says('Plan something without dairy for Saturday', meals({ date: sat })),
  says('Plan two easy dinners', meals({ date: sat }, { date: mon })),
  says(
    'I want to use up the broccoli on Saturday',
    meals({ date: sat, recipeName: 'Tofu stir fry' }),
  ),
  says('what should we have on Saturday? plan something', meals({ date: sat })),
  says(
    'Put chicken tikka masala on Saturday',
    meals({ recipeName: 'Chicken tikka masala', date: sat }),
  ),
  says(
    'For dinner Saturday: steak and potatoes',
    meals({ recipeName: 'Steak and potatoes', date: sat, mealType: 'Dinner' }),
  ),
  says(
    'lunch on Saturday should be tuna casserole',
    meals({ recipeName: 'Tuna casserole', date: sat, mealType: 'Lunch' }),
  ),
  says('Mom wants fish tacos on Saturday', meals({ date: sat })),
  says(
    'We would like to have the pulled pork next Sunday',
    meals({ recipeName: 'Pulled pork', date: '2026-11-29' }),
  ),
  says(
    'Veggie lasagna, Monday, 7pm',
    meals({ recipeName: 'Veggie lasagna', date: mon, time: '19:00' }),
  ),
  says(
    'dinner for two on Saturday: scallops for Mom and Junior',
    meals({ date: sat, attendees: ['Mom', 'Junior'] }),
  ),
  says(
    'please move the tacos to Monday',
    mealChanged({ id: idOf.meal('Black bean tacos'), date: mon }),
  ),
  says(
    "swap tonight's dinner with tomorrow's",
    mealChanged(
      { id: idOf.meal('Lemon chicken traybake'), date: thu },
      { id: idOf.meal('Black bean tacos'), date: wed },
    ),
  ),
  says(
    "Let's have grilled cheese tonight instead of the lemon chicken",
    mealChanged({ id: idOf.meal('Lemon chicken traybake'), recipeName: 'Grilled cheese' }),
  ),
  says(
    'dinner at 6:30 on Friday',
    mealChanged({ id: idOf.meal('Salmon with dill potatoes'), time: '18:30' }),
  ),
  says('Cancel the salmon', mealGone({ date: fri, recipeName: 'Salmon with dill potatoes' })),
  says('remove lunch on Friday', mealGone({ date: fri, mealType: 'Lunch' })),
  says('call off the dinner on Tuesday', mealGone({ date: tue, mealType: 'Dinner' })),
  says('suggest dinners for Saturday and Monday', meals({ date: sat }, { date: mon })),
  says('pick something for Monday that Maya likes', meals({ date: mon })),
  says(
    'Organize meals for next week',
    meals(
      { date: mon },
      { date: '2026-11-25' },
      { date: '2026-11-26' },
      { date: '2026-11-27' },
      { date: '2026-11-28' },
      { date: '2026-11-29' },
    ),
  ),
  says(
    'use the chickpeas and the coconut milk up next week',
    meals({ recipeName: 'Chickpea spinach curry' }),
  ),
  says(
    'Plan shakshuka for Saturday',
    meals({
      recipeName: 'Shakshuka',
      date: sat,
      time: '18:00',
      mealType: 'Dinner',
      recipeId: idOf.recipe('Shakshuka'),
    }),
  ),
  says(
    'Butter chicken on Saturday night',
    meals({ recipeName: 'Butter chicken', date: sat, mealType: 'Dinner' }),
  ),
  says('We eat pizza next Friday', meals({ recipeName: 'Pizza', date: day(9) })),
  says(
    'Schedule tofu stir fry for Monday at 6:30pm',
    meals({ recipeName: 'Tofu stir fry', date: mon, time: '18:30' }),
  ),
  says(
    'Mom, Dad and Junior have pulled pork on Saturday',
    meals({ recipeName: 'Pulled pork', date: sat, attendees: ['Mom', 'Dad', 'Junior'] }),
  ),
  says(
    'lasagna for dinner in three days',
    meals({ recipeName: 'Veggie lasagna', date: sat, mealType: 'Dinner' }),
  ),
  says(
    'Spaghetti on Saturday and soup on Monday',
    meals({ recipeName: 'Spaghetti bolognese', date: sat }),
  ),
  says(
    'tuna casserole the day after tomorrow for lunch',
    meals({ recipeName: 'Tuna casserole', date: fri, mealType: 'Lunch' }),
  ),
  says(
    'Move the salmon to Sunday',
    mealChanged({ id: idOf.meal('Salmon with dill potatoes'), date: sun }),
  ),
  says(
    'Move dinner tomorrow to 7pm',
    mealChanged({ id: idOf.meal('Black bean tacos'), time: '19:00' }),
  ),
]
