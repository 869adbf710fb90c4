import { cooked, day, quiet, says, wed } from './example.factory.ts'

const chili = { recipeName: 'Turkey chili' }
const lasagna = { recipeName: 'Veggie lasagna' }

/** What was cooked: of dishes that are planned or in the book. */
export const cookedMeals = [
  says('we cooked the turkey chili', cooked({ ...chili, date: wed })),
  says('We made turkey chili tonight', cooked({ ...chili, date: wed })),
  says('I just made the lasagna', cooked({ ...lasagna, date: wed })),
  says('Mom made lasagna last night', cooked({ ...lasagna, date: day(-1) })),
  says('we cooked turkey chili yesterday for 6', cooked({ ...chili, date: day(-1), servings: 6 })),
  says('I baked banana bread this morning', cooked({ recipeName: 'Banana bread', date: wed })),
  says("we've just cooked the shakshuka", cooked({ recipeName: 'Shakshuka', date: wed })),
  says(
    'we made the lasagna with 3 servings left over',
    cooked({ ...lasagna, leftovers: '3 servings' }),
  ),
  says(
    'we cooked the lasagna for 4 with 2 servings left',
    cooked({ ...lasagna, servings: 4, leftovers: '2 servings' }),
  ),
  says('we made pulled pork on Sunday', cooked({ recipeName: 'Pulled pork', date: day(-3) })),
  says(
    'We cooked the shakshuka and there are 2 servings left',
    cooked({ recipeName: 'Shakshuka', leftovers: '2 servings' }),
  ),
  says('We finally made the shakshuka and it was great', cooked({ recipeName: 'Shakshuka' })),
  says('we just finished cooking the turkey chili', cooked(chili)),
  says('mark the lasagna as cooked', cooked(lasagna)),
  says('we cooked dinner', cooked({ recipeName: 'Lemon chicken traybake' })),
  ...quiet(
    "we didn't cook the lasagna",
    'did we make the lasagna last week?',
    'we made a mess',
    'I made it home',
    'if we made lasagna, who would eat it?',
    'we never made the lasagna',
    'we had lasagna at the restaurant last night',
  ),
]
