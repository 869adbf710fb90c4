import {
  person,
  personLess,
  rule,
  ruleChanged,
  ruleGone,
  says,
  toBuy,
} from '../utterance.factory.ts'

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
  says('none of us like liver', rule({ name: 'No liver', value: 'Disliked' })),
  says(
    'house rule: no phones at the dinner table',
    rule({ name: 'No phones at the dinner table', value: 'No phones at the dinner table' }),
  ),
  says('take steak off the things dad likes', personLess('Dad: Steak')),
  says(
    "junior can't stand brussel sprouts or eggplant",
    person({ name: 'Junior', dislikes: 'Brussel sprouts\nEggplant' }),
  ),
  says(
    'maya likes sushi and mango, hates cottage cheese',
    person({ name: 'Maya', likes: 'Sushi\nMango', dislikes: 'Cottage cheese' }),
  ),
  says(
    'dad needs to stay under 2000 calories a day',
    person({ name: 'Dad', keyGoalsAndLimits: 'Stay under 2000 calories a day' }),
  ),
  says(
    'uncle rob is vegan, hes gonna be eating with us a lot',
    person({ name: 'Uncle Rob', keyGoalsAndLimits: 'Vegan' }),
  ),
  says(
    "we don't eat pork in this house",
    rule({ name: 'No pork in this house', value: 'Disliked by everyone' }),
  ),
  says('change our dinner time to 7 pm', ruleChanged({ id: 1, value: '7:00 PM' })),
  says('mom is fine with cilantro now, take it off her dislikes', personLess('Mom: Cilantro')),
  says(
    'hey so junior is allergic to cashews and walnuts',
    person({ name: 'Junior', dislikes: 'Cashews (allergy)\nWalnuts (allergy)' }),
  ),
  says(
    'everybody in this family loves garlic bread',
    rule({ name: 'Garlic bread', value: 'Liked by everyone' }),
  ),
  says(
    'dad wants to lose 10 pounds and maya loves edamame, also we need more seltzer',
    person(
      { name: 'Dad', keyGoalsAndLimits: 'Lose 10 pounds', likes: '' },
      { name: 'Maya', keyGoalsAndLimits: '', likes: 'Edamame' },
    ),
    toBuy({ name: 'Seltzer' }),
  ),
  says(
    "just so you know maya doesn't eat eggs anymore",
    person({ name: 'Maya', dislikes: 'Eggs' }),
  ),
  says("remove blue cheese from dad's dislikes", personLess('Dad: Blue cheese')),
  says(
    'mom really likes lemon bars, and dad cant stand coconut',
    person(
      { name: 'Mom', likes: 'Lemon bars', dislikes: '' },
      { name: 'Dad', likes: '', dislikes: 'Coconut' },
    ),
  ),
  says(
    "We're all trying to eat less fried food.",
    rule({ name: 'Eat less fried food', value: 'Everyone' }),
  ),
  says(
    "my niece Tessa is staying with us and she's gluten free",
    person({ name: 'Tessa', keyGoalsAndLimits: 'Gluten free' }),
  ),
  says('we dont need the dinner time rule anymore, delete it', ruleGone('Dinner time')),
]
