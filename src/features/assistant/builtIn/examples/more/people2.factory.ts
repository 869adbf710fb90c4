import {
  forgotten,
  mealChanged,
  noted,
  person,
  recipeChanged,
  recipeGone,
  rule,
  says,
} from '../example.factory.ts'
import { idOf } from '../household.factory.ts'

/** In more voices. */
export const morePeople2 = [
  says('Grandma is diabetic', person({ name: 'Grandma', keyGoalsAndLimits: 'Diabetic' })),
  says('Junior is a picky eater and hates onions', person({ name: 'Junior', dislikes: 'Onions' })),
  says('Dad has celiac disease', person({ name: 'Dad', dislikes: 'Gluten (celiac)' })),
  says("add cilantro to Dad's dislikes", person({ name: 'Dad', dislikes: 'Cilantro' })),
  says("put ramen on Maya's likes", person({ name: 'Maya', likes: 'Ramen' })),
  says(
    'remember the grocery store closes at 9 on Sundays',
    noted({ content: 'The grocery store closes at 9 on Sundays' }),
  ),
  says('forget about the big pot', forgotten({ name: 'Big pot' })),
  says('Delete shrimp scampi from the recipes', recipeGone('Shrimp scampi')),
  says(
    'rename overnight oats to Lazy oats',
    recipeChanged({ id: idOf.recipe('Overnight oats'), title: 'Lazy oats' }),
  ),
  says(
    "Dad can't eat shellfish and doesn't like olives",
    person({ name: 'Dad', dislikes: 'Olives' }),
  ),
  says(
    'Junior likes apples, bananas and grapes',
    person({ name: 'Junior', likes: 'Apples\nBananas\nGrapes' }),
  ),
  says('mom is allergic to kiwi', person({ name: 'Mom', dislikes: 'Kiwi (allergy)' })),
  says(
    'Maya wants to eat more protein',
    person({ name: 'Maya', keyGoalsAndLimits: 'Eat more protein' }),
  ),
  says(
    'Cousin Amy is a vegetarian',
    person({ name: 'Cousin Amy', keyGoalsAndLimits: 'Vegetarian' }),
  ),
  says('Grandma cannot have nuts', person({ name: 'Grandma', dislikes: 'Nuts (must avoid)' })),
  says('FYI Maya is now pescatarian', person({ name: 'Maya', keyGoalsAndLimits: 'Pescatarian' })),
  says('we want to eat less sugar', rule({})),
  says('note that the freezer door does not close well', noted({ vaultName: 'Kitchen' })),
  says(
    'Change the chili recipe name to Five alarm chili',
    recipeChanged({ id: idOf.recipe('Turkey chili'), title: 'Five alarm chili' }),
  ),
  says('throw out the tuna casserole recipe', recipeGone('Tuna casserole')),
  says(
    'the prep time for the curry is 5 minutes',
    recipeChanged({ id: idOf.recipe('Chickpea spinach curry'), prepTime: '5 minutes' }),
  ),
  says('Dad loves lasagna', person({ name: 'Dad', likes: 'Lasagna' })),
  says("Maya doesn't like fish", person({ name: 'Maya', dislikes: 'Fish' })),
  says('Junior is allergic to shrimp', person({ name: 'Junior', dislikes: 'Shrimp (allergy)' })),
  says('Mom wants to lose weight', person({ name: 'Mom', keyGoalsAndLimits: 'Lose weight' })),
  says(
    'Grandpa is coming on Sunday, he is allergic to nuts',
    person({ name: 'Grandpa', dislikes: 'Nuts (allergy)' }),
    mealChanged({ attendees: ['Mom', 'Dad', 'Maya', 'Junior', 'Grandpa'] }),
  ),
  says(
    'Remember that the toaster is broken',
    noted({ vaultName: 'Kitchen', content: 'The toaster is broken' }),
  ),
  says('Forget the note about practice days', forgotten({ name: 'Practice days' })),
  says(
    'Rename the lentil soup to Lentil stew',
    recipeChanged({ id: idOf.recipe('Greek lentil soup'), title: 'Lentil stew' }),
  ),
  says('Delete the pulled pork recipe', recipeGone('Pulled pork')),
  says(
    'Add a note to the curry: more ginger',
    recipeChanged({ id: idOf.recipe('Chickpea spinach curry'), notes: 'More ginger' }),
  ),
]
