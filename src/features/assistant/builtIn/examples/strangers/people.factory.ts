import { person, personLess, ruleGone, says, toBuy } from '../example.factory.ts'

/** Said by somebody who had not seen the code. */
export const strangersPeople = [
  says('dad hates olives', person({ name: 'Dad', dislikes: 'Olives' })),
  says('maya is allergic to peanuts', person({ name: 'Maya', dislikes: 'Peanuts (allergy)' })),
  says(
    'junior loves corn dogs now, add a box of corn dogs to the list',
    person({ name: 'Junior', likes: 'Corn dogs' }),
    toBuy({ name: 'Corn dogs', quantity: '1 box' }),
  ),
  says(
    "mom's trying to cut back on sugar",
    person({ name: 'Mom', keyGoalsAndLimits: 'Cut back on sugar' }),
  ),
  says(
    'grandma is vegetarian, add her to the family',
    person({ name: 'Grandma', keyGoalsAndLimits: 'Vegetarian' }),
  ),
  says('take steak off the things dad likes', personLess('Dad: Steak')),
  says(
    "junior can't stand brussel sprouts or eggplant",
    person({ name: 'Junior', dislikes: 'Brussel sprouts\nEggplant' }),
  ),
  says(
    'uncle rob is vegan, hes gonna be eating with us a lot',
    person({ name: 'Uncle Rob', keyGoalsAndLimits: 'Vegan' }),
  ),
  says('mom is fine with cilantro now, take it off her dislikes', personLess('Mom: Cilantro')),
  says(
    'hey so junior is allergic to cashews and walnuts',
    person({ name: 'Junior', dislikes: 'Cashews (allergy)\nWalnuts (allergy)' }),
  ),
  says(
    'dad wants to lose 10 pounds and maya loves edamame, also we need more seltzer',
    person(
      { name: 'Dad', keyGoalsAndLimits: 'Lose 10 pounds', likes: '' },
      { name: 'Maya', keyGoalsAndLimits: '', likes: 'Edamame' },
    ),
    toBuy({ name: 'Seltzer' }),
  ),
  says("remove blue cheese from dad's dislikes", personLess('Dad: Blue cheese')),
  says(
    'mom really likes lemon bars, and dad cant stand coconut',
    person(
      { name: 'Mom', likes: 'Lemon bars', dislikes: '' },
      { name: 'Dad', likes: '', dislikes: 'Coconut' },
    ),
  ),
  says('we dont need the dinner time rule anymore, delete it', ruleGone('Dinner time')),
]
