import { idOf } from '../household.factory.ts'
import {
  forgotten,
  noted,
  person,
  recipeChanged,
  recipeGone,
  rule,
  says,
} from '../utterance.factory.ts'

/** In more voices; the readers were first written without these. */
export const heldOutPeople2 = [
  says('Grandma is diabetic', person({ name: 'Grandma', keyGoalsAndLimits: 'Diabetic' })),
  says('Junior is a picky eater and hates onions', person({ name: 'Junior', dislikes: 'Onions' })),
  says('Dad has celiac disease', person({ name: 'Dad', dislikes: 'Gluten (celiac)' })),
  says("add cilantro to Dad's dislikes", person({ name: 'Dad', dislikes: 'Cilantro' })),
  says("put ramen on Maya's likes", person({ name: 'Maya', likes: 'Ramen' })),
  says('We all love garlic bread', rule({ name: 'Garlic bread' })),
  says("we don't drink soda", rule({ name: 'No soda' })),
  says('Everyone in this house hates okra', rule({ name: 'No okra' })),
  says(
    'remember the grocery store closes at 9 on Sundays',
    noted({ content: 'The grocery store closes at 9 on Sundays' }),
  ),
  says(
    'Take a note: Junior has a field trip on Friday',
    noted({ content: 'Junior has a field trip on Friday' }),
  ),
  says('forget about the big pot', forgotten({ name: 'Big pot' })),
  says('Delete shrimp scampi from the recipes', recipeGone('Shrimp scampi')),
  says(
    'rename overnight oats to Lazy oats',
    recipeChanged({ id: idOf.recipe('Overnight oats'), title: 'Lazy oats' }),
  ),
  says(
    'the servings of the lasagna are 6',
    recipeChanged({ id: idOf.recipe('Veggie lasagna'), servings: '6' }),
  ),
  says(
    'add a note to the lasagna that the cheese can be halved',
    recipeChanged({ id: idOf.recipe('Veggie lasagna'), notes: 'The cheese can be halved' }),
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
  says('Dad should eat less red meat', person({ name: 'Dad', keyGoalsAndLimits: 'Less red meat' })),
  says(
    'Cousin Amy is a vegetarian',
    person({ name: 'Cousin Amy', keyGoalsAndLimits: 'Vegetarian' }),
  ),
  says('Grandma cannot have nuts', person({ name: 'Grandma', dislikes: 'Nuts (must avoid)' })),
  says('FYI Maya is now pescatarian', person({ name: 'Maya', keyGoalsAndLimits: 'Pescatarian' })),
  says('the whole family hates brussels sprouts', rule({ name: 'No brussels sprouts' })),
  says('no shellfish in our house', rule({ name: 'No shellfish' })),
  says('we want to eat less sugar', rule({})),
  says('note that the freezer door does not close well', noted({ vaultName: 'Kitchen' })),
  says('Please remember that Aunt Lisa comes every Sunday', noted({ vaultName: 'Schedule' })),
  says('lasagna: serves 8', recipeChanged({ id: idOf.recipe('Veggie lasagna'), servings: '8' })),
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
  ),
  says('We all love pasta', rule({ name: 'Pasta' })),
  says('nobody here likes liver', rule({ name: 'No liver' })),
  says('We do not eat pork', rule({ name: 'No pork' })),
  says(
    'Remember that the toaster is broken',
    noted({ vaultName: 'Kitchen', content: 'The toaster is broken' }),
  ),
  says('Forget the note about practice days', forgotten({ name: 'Practice days' })),
  says(
    'Rename the lentil soup to Lentil stew',
    recipeChanged({ id: idOf.recipe('Greek lentil soup'), title: 'Lentil stew' }),
  ),
  says(
    'The curry serves 6',
    recipeChanged({ id: idOf.recipe('Chickpea spinach curry'), servings: '6' }),
  ),
  says('Delete the pulled pork recipe', recipeGone('Pulled pork')),
  says(
    'Add a note to the curry: more ginger',
    recipeChanged({ id: idOf.recipe('Chickpea spinach curry'), notes: 'More ginger' }),
  ),
]
