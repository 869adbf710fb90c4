import {
  forgotten,
  noted,
  person,
  personLess,
  recipe,
  recipeChanged,
  recipeGone,
  ruleGone,
  says,
} from './example.factory.ts'
import { idOf } from './household.factory.ts'

export const peopleAndNotes = [
  says('Maya is allergic to peanuts', person({ name: 'Maya', dislikes: 'Peanuts (allergy)' })),
  says('dad hates olives', person({ name: 'Dad', dislikes: 'Olives' })),
  says(
    "Dad doesn't like mushrooms or eggplant",
    person({ name: 'Dad', dislikes: 'Mushrooms\nEggplant' }),
  ),
  says('Junior loves tacos', person({ name: 'Junior', likes: 'Tacos' })),
  says('Mom really likes Thai food', person({ name: 'Mom', likes: 'Thai food' })),
  says("Maya's favorite food is pizza", person({ name: 'Maya', likes: 'Pizza' })),
  says('Mom wants to eat less salt', person({ name: 'Mom', keyGoalsAndLimits: 'Eat less salt' })),
  says('Dad is on a low carb diet', person({ name: 'Dad', keyGoalsAndLimits: 'Low carb diet' })),
  says('Mom is lactose intolerant', person({ name: 'Mom', dislikes: 'Lactose (intolerance)' })),
  says(
    "Dad can't have peanuts anymore, doctor's orders",
    person({ name: 'Dad', dislikes: 'Peanuts (must avoid)' }),
  ),
  says("Junior can't have nuts", person({ name: 'Junior', dislikes: 'Nuts (must avoid)' })),
  says(
    'Grandma is coming, she is vegetarian',
    person({ name: 'Grandma', keyGoalsAndLimits: 'Vegetarian' }),
  ),
  says(
    'Uncle Bob is allergic to shellfish',
    person({ name: 'Uncle Bob', dislikes: 'Shellfish (allergy)' }),
  ),
  says(
    'Mom and Dad love sushi',
    person({ name: 'Mom', likes: 'Sushi' }, { name: 'Dad', likes: 'Sushi' }),
  ),
  says('remember that Maya hates celery', person({ name: 'Maya', dislikes: 'Celery' })),
  says('delete the rule about dinner time', ruleGone('Dinner time')),
  says("remove mushrooms from Maya's dislikes", personLess('Maya: Mushrooms')),

  says(
    'remember that the grill needs a new gas bottle',
    noted({ vaultName: 'Kitchen', content: 'The grill needs a new gas bottle' }),
  ),
  says(
    'Please note that the farm stand closes at 5',
    noted({ content: 'The farm stand closes at 5' }),
  ),
  says('keep in mind that Junior has practice on Mondays', noted({ vaultName: 'Schedule' })),
  says('forget the note about the oven', forgotten({ vaultName: 'Kitchen', name: 'Oven' })),
  says('delete the big pot note', forgotten({ vaultName: 'Kitchen', name: 'Big pot' })),

  says(
    "rename the chili to Grandma's chili",
    recipeChanged({ id: idOf.recipe('Turkey chili'), title: "Grandma's chili" }),
  ),
  says(
    'add a note to the lentil soup: less salt',
    recipeChanged({ id: idOf.recipe('Greek lentil soup'), notes: 'Less salt' }),
  ),
  says('delete the tuna recipe', recipeGone('Tuna casserole')),
  says('remove pulled pork from the recipe book', recipeGone('Pulled pork')),
  says(
    'tag the shakshuka as brunch',
    recipeChanged({ id: idOf.recipe('Shakshuka'), tags: ['brunch'] }),
  ),
  says(
    'the curry takes 25 minutes',
    recipeChanged({ id: idOf.recipe('Chickpea spinach curry'), cookTime: '25 minutes' }),
  ),
  says(
    'Guacamole\n\nIngredients:\n- 3 avocados\n- 1 lime\n- 1/2 tsp salt\n\nDirections:\n1. Mash the avocados.\n2. Stir in the rest.',
    recipe({
      title: 'Guacamole',
      ingredients: '3 avocados\n1 lime\n1/2 tsp salt',
      instructions: 'Mash the avocados.\nStir in the rest.',
    }),
  ),
  says(
    'Save this recipe:\nTomato salad\n2 lb tomatoes\n1 tbsp olive oil\n1 pinch salt\nSlice the tomatoes.\nToss with oil and salt.',
    recipe({
      title: 'Tomato salad',
      ingredients: '2 lb tomatoes\n1 tbsp olive oil\n1 pinch salt',
      instructions: 'Slice the tomatoes.\nToss with oil and salt.',
    }),
  ),
]
