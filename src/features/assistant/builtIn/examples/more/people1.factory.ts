import {
  forgotten,
  noted,
  person,
  recipe,
  recipeChanged,
  recipeGone,
  rule,
  says,
} from '../example.factory.ts'
import { idOf } from '../household.factory.ts'

/** In more voices. */
export const morePeople1 = [
  says('Junior has a peanut allergy', person({ name: 'Junior', dislikes: 'Peanut (allergy)' })),
  says("maya can't stand brussels sprouts", person({ name: 'Maya', dislikes: 'Brussels sprouts' })),
  says('Dad is into barbecue', person({ name: 'Dad', likes: 'Barbecue' })),
  says('Mom is not a fan of beets', person({ name: 'Mom', dislikes: 'Beets' })),
  says('Our nephew Tim is vegan', person({ keyGoalsAndLimits: 'Vegan' })),
  says('we are trying to eat less meat', rule({})),
  says('Dad is diabetic', person({ name: 'Dad', keyGoalsAndLimits: 'Diabetic' })),
  says(
    'make a note that the dishwasher is broken',
    noted({ vaultName: 'Kitchen', content: 'The dishwasher is broken' }),
  ),
  says('For future reference, remember Grandpa takes his coffee black', noted({})),
  says(
    'you can forget the practice days',
    forgotten({ vaultName: 'Schedule', name: 'Practice days' }),
  ),
  says(
    'call the turkey chili "Game day chili"',
    recipeChanged({ id: idOf.recipe('Turkey chili'), title: 'Game day chili' }),
  ),
  says('Get rid of the recipe for shrimp scampi', recipeGone('Shrimp scampi')),
  says(
    'banana bread makes 10 servings',
    recipeChanged({ id: idOf.recipe('Banana bread'), servings: '10 servings' }),
  ),
  says(
    'note on the pancakes: double the batch',
    recipeChanged({ id: idOf.recipe('Buttermilk pancakes'), notes: 'Double the batch' }),
  ),
  says('Mom cannot eat gluten', person({ name: 'Mom', dislikes: 'Gluten (must avoid)' })),
  says('Please note that Dad loves spicy food', person({ name: 'Dad', likes: 'Spicy food' })),
  says(
    'Junior is allergic to eggs and dairy',
    person({ name: 'Junior', dislikes: 'Eggs (allergy)\nDairy (allergy)' }),
  ),
  says(
    'Mom should drink more water',
    person({ name: 'Mom', keyGoalsAndLimits: 'Drink more water' }),
  ),
  says('Maya has become vegan', person({ name: 'Maya', keyGoalsAndLimits: 'Vegan' })),
  says('Dad prefers brown rice', person({ name: 'Dad', likes: 'Brown rice' })),
  says(
    'Aunt Lisa is coming for dinner, she hates cilantro',
    person({ name: 'Aunt Lisa', dislikes: 'Cilantro' }),
  ),
  says('New rule: dessert only on weekends', rule({})),
  says(
    'Note: the slow cooker lid is cracked',
    noted({ vaultName: 'Kitchen', content: 'The slow cooker lid is cracked' }),
  ),
  says("don't forget that trash day is Thursday", noted({ content: 'Trash day is Thursday' })),
  says('please remember our wifi password is pancake', noted({})),
  says('forget that the oven runs hot', forgotten({ name: 'Oven' })),
  says(
    'add 1 tsp smoked paprika to the shakshuka recipe',
    recipeChanged({ id: idOf.recipe('Shakshuka') }),
  ),
  says(
    "change the name of the apple crumble to Nana's crumble",
    recipeChanged({ id: idOf.recipe('Apple crumble'), title: "Nana's crumble" }),
  ),
  says("I don't want the pulled pork recipe anymore, delete it", recipeGone('Pulled pork')),
  says(
    'Quick slaw\n1/2 cabbage\n2 carrots\n3 tbsp mayo\n\n1. Shred the cabbage and carrots.\n2. Mix with the mayo.',
    recipe({ title: 'Quick slaw' }),
  ),
  says('Maya has a nut allergy', person({ name: 'Maya', dislikes: 'Nut (allergy)' })),
  says('mom doesnt like olives', person({ name: 'Mom', dislikes: 'Olives' })),
  says(
    'Dad needs to watch his cholesterol',
    person({ name: 'Dad', keyGoalsAndLimits: 'Watch his cholesterol' }),
  ),
  says('Mom absolutely adores mangoes', person({ name: 'Mom', likes: 'Mangoes' })),
  says('Maya turned vegetarian', person({ name: 'Maya', keyGoalsAndLimits: 'Vegetarian' })),
  says('Dad is intolerant to lactose', person({ name: 'Dad', dislikes: 'Lactose (intolerance)' })),
  says(
    'Grandpa must avoid grapefruit',
    person({ name: 'Grandpa', dislikes: 'Grapefruit (must avoid)' }),
  ),
  says(
    'Mom and Maya are not fans of blue cheese',
    person({ name: 'Mom', dislikes: 'Blue cheese' }, { name: 'Maya', dislikes: 'Blue cheese' }),
  ),
  says("we're a kosher household", rule({})),
  says(
    'Remember: the good knives go in the top drawer',
    noted({ content: 'The good knives go in the top drawer' }),
  ),
  says('keep in mind the Instant Pot needs a new seal', noted({ vaultName: 'Kitchen' })),
  says(
    'write this down: the plumber comes on Friday',
    noted({ content: 'The plumber comes on Friday' }),
  ),
  says(
    'shakshuka should be called Eggs in purgatory',
    recipeChanged({ id: idOf.recipe('Shakshuka'), title: 'Eggs in purgatory' }),
  ),
  says('Please delete our tuna casserole recipe', recipeGone('Tuna casserole')),
  says('remove the recipe mushroom fried rice', recipeGone('Mushroom fried rice')),
  says(
    'Add "use less sugar" as a note to the banana bread',
    recipeChanged({ id: idOf.recipe('Banana bread'), notes: 'Use less sugar' }),
  ),
  says('Junior likes broccoli now', person({ name: 'Junior', likes: 'Broccoli' })),
  says(
    'Dad is trying to eat more vegetables',
    person({ name: 'Dad', keyGoalsAndLimits: 'Eat more vegetables' }),
  ),
  says('Maya refuses to eat eggplant', person({ name: 'Maya', dislikes: 'Eggplant' })),
]
