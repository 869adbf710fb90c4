import { meals, says } from '../example.factory.ts'

/** Said by somebody who had not seen the code. */
export const strangersPlanning = [
  says(
    'plan dinners for next week',
    meals(
      { date: '2026-11-23', mealType: 'Dinner' },
      { date: '2026-11-25', mealType: 'Dinner' },
      { date: '2026-11-26', mealType: 'Dinner' },
      { date: '2026-11-27', mealType: 'Dinner' },
      { date: '2026-11-28', mealType: 'Dinner' },
      { date: '2026-11-29', mealType: 'Dinner' },
    ),
  ),
  says(
    'can you plan dinner through monday',
    meals({ date: '2026-11-21', mealType: 'Dinner' }, { date: '2026-11-23', mealType: 'Dinner' }),
  ),
  says(
    'plan dinners for next week with no mushrooms pls',
    meals(
      { date: '2026-11-23', mealType: 'Dinner' },
      { date: '2026-11-25', mealType: 'Dinner' },
      { date: '2026-11-26', mealType: 'Dinner' },
      { date: '2026-11-27', mealType: 'Dinner' },
      { date: '2026-11-28', mealType: 'Dinner' },
      { date: '2026-11-29', mealType: 'Dinner' },
    ),
  ),
  says(
    'i need something quick for saturday dinner',
    meals({ date: '2026-11-21', mealType: 'Dinner' }),
  ),
  says(
    'find us something for saturday dinner that uses up the spinach',
    meals({ date: '2026-11-21', mealType: 'Dinner', recipeName: 'Veggie lasagna' }),
  ),
  says('plan breakfast for this weekend', meals({ date: '2026-11-22', mealType: 'Breakfast' })),
  says(
    'plan quick dinners for monday thursday and friday of next week',
    meals(
      { date: '2026-11-23', mealType: 'Dinner' },
      { date: '2026-11-26', mealType: 'Dinner' },
      { date: '2026-11-27', mealType: 'Dinner' },
    ),
  ),
  says(
    'help me out and plan next weeks dinners, nothing with chicken',
    meals(
      { date: '2026-11-23', mealType: 'Dinner' },
      { date: '2026-11-25', mealType: 'Dinner' },
      { date: '2026-11-26', mealType: 'Dinner' },
      { date: '2026-11-27', mealType: 'Dinner' },
      { date: '2026-11-28', mealType: 'Dinner' },
      { date: '2026-11-29', mealType: 'Dinner' },
    ),
  ),
  says('pick a vegetarian dinner for monday', meals({ date: '2026-11-23', mealType: 'Dinner' })),
  says(
    'plan something for monday dinner that uses the broccoli',
    meals({ date: '2026-11-23', mealType: 'Dinner', recipeName: 'Tofu stir fry' }),
  ),
  says(
    'choose a dinner for saturday that takes less than 30 minutes',
    meals({ date: '2026-11-21', mealType: 'Dinner' }),
  ),
  says(
    'fill up the empty dinners till tuesday',
    meals({ date: '2026-11-21', mealType: 'Dinner' }, { date: '2026-11-23', mealType: 'Dinner' }),
  ),
  says('plan the dinners for this weekend', meals({ date: '2026-11-21', mealType: 'Dinner' })),
  says(
    'surprise me for dinner saturday, just pick one of our recipes',
    meals({ date: '2026-11-21', mealType: 'Dinner' }),
  ),
  says('plan dinner for tomorrow and friday'),
  says(
    'pick something fast without meat for monday night pls',
    meals({ date: '2026-11-23', mealType: 'Dinner' }),
  ),
  says(
    'plan two dinners, saturday and monday, and keep them under half an hour cause i have late meetings',
    meals({ date: '2026-11-21', mealType: 'Dinner' }, { date: '2026-11-23', mealType: 'Dinner' }),
  ),
]
