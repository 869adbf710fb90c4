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
export const moreMenu2 = [
  says("no one's cooking on Tuesday", mealGone({ date: tue, mealType: 'Dinner' })),
  says(
    'scrap the lentil soup on Friday',
    mealGone({ date: fri, mealType: 'Lunch', recipeName: 'Greek lentil soup' }),
  ),
  says('plan three dinners', meals({ date: sat }, { date: mon }, { date: day(7) })),
  says('find something fast for Monday night', meals({ date: mon })),
  says('Plan Saturday and Monday dinner with no meat', meals({ date: sat }, { date: mon })),
  says('we should use up the bananas', meals({ recipeName: 'Banana bread' })),
  says(
    'Saturday lunch = grilled cheese',
    meals({ recipeName: 'Grilled cheese', date: sat, mealType: 'Lunch' }),
  ),
  says('what about burgers on Saturday', meals({ recipeName: 'Burgers', date: sat })),
  says(
    'I want to cook the veggie lasagna this coming Saturday',
    meals({ recipeName: 'Veggie lasagna', date: sat }),
  ),
  says(
    'book the pulled pork in for Sunday the 29th',
    meals({ recipeName: 'Pulled pork', date: '2026-11-29' }),
  ),
  says(
    'tommorow lunch: tuna sandwiches',
    meals({ recipeName: 'Tuna sandwiches', date: thu, mealType: 'Lunch' }),
  ),
  says(
    'pls put down Greek lentil soup for sat night',
    meals({ recipeName: 'Greek lentil soup', date: sat, mealType: 'Dinner' }),
  ),
  says(
    'dinner next monday will be ramen at 6',
    meals({ recipeName: 'Ramen', date: mon, time: '18:00' }),
  ),
  says(
    'Steak for everyone but Maya on Saturday',
    meals({ recipeName: 'Steak', date: sat, attendees: ['Mom', 'Dad', 'Junior'] }),
  ),
  says(
    'popcorn as a snack tonight',
    meals({ recipeName: 'Popcorn', date: wed, mealType: 'Snack' }),
  ),
  says(
    'the tacos should be on Saturday, not Thursday',
    mealChanged({ id: idOf.meal('Black bean tacos'), date: sat }),
  ),
  says(
    "let's push the tacos back a day",
    mealChanged({ id: idOf.meal('Black bean tacos'), date: fri }),
  ),
  says(
    'swap the dinners on Thursday and Friday',
    mealChanged(
      { id: idOf.meal('Black bean tacos'), date: fri },
      { id: idOf.meal('Salmon with dill potatoes'), date: thu },
    ),
  ),
  says(
    "make tomorrow's dinner curry",
    mealChanged({ id: idOf.meal('Black bean tacos'), recipeName: 'Chickpea spinach curry' }),
  ),
  says(
    'tonight: shakshuka instead',
    mealChanged({ id: idOf.meal('Lemon chicken traybake'), recipeName: 'Shakshuka' }),
  ),
  says(
    'move dinner to 8pm tonight',
    mealChanged({ id: idOf.meal('Lemon chicken traybake'), time: '20:00' }),
  ),
  says(
    "I don't feel like tacos tomorrow, make it pizza",
    mealChanged({ id: idOf.meal('Black bean tacos'), recipeName: 'Pizza' }),
  ),
  says("we won't be home Friday, cancel dinner", mealGone({ date: fri, mealType: 'Dinner' })),
  says(
    'remove salmon from Friday',
    mealGone({ date: fri, recipeName: 'Salmon with dill potatoes' }),
  ),
  says('skip lunch on Friday', mealGone({ date: fri, mealType: 'Lunch' })),
  says('delete breakfast today', mealGone({ date: wed, mealType: 'Breakfast' })),
  says('Can you come up with dinners for the weekend?', meals({ date: sat })),
  says('please make a plan for the next 5 days', meals({ date: sat })),
  says('I have no idea what to cook on Saturday, plan something', meals({ date: sat })),
  says(
    'Enchiladas for dinner on Saturday, please',
    meals({ recipeName: 'Enchiladas', date: sat, mealType: 'Dinner' }),
  ),
  says(
    'Could we have pulled pork on Saturday for Dad, Mom and Junior?',
    meals({ recipeName: 'Pulled pork', date: sat, attendees: ['Mom', 'Dad', 'Junior'] }),
  ),
  says(
    'Plan: Saturday chili, Monday tacos',
    meals({ recipeName: 'Turkey chili', date: sat }, { recipeName: 'Black bean tacos', date: mon }),
  ),
  says(
    'saturday evening: fondue at 7 pm',
    meals({ recipeName: 'Fondue', date: sat, time: '19:00' }),
  ),
  says('Let us have breakfast for dinner on Monday: pancakes', meals({ date: mon })),
  says('Give us the veggie lasagna on Monday', meals({ recipeName: 'Veggie lasagna', date: mon })),
  says(
    'Put the banana bread on for Sunday afternoon as a snack',
    meals({ recipeName: 'Banana bread', date: sun, mealType: 'Snack' }),
  ),
  says('add roast chicken to Saturday', meals({ recipeName: 'Roast chicken', date: sat })),
  says(
    'Move the butter chicken up to Monday',
    mealChanged({ id: idOf.meal('Butter chicken'), date: mon }),
  ),
]
