import { idOf } from './household.ts'
import {
  day,
  forgotten,
  fri,
  inPantry,
  mealChanged,
  mealGone,
  meals,
  mon,
  noted,
  offList,
  onList,
  outOfPantry,
  person,
  recipe,
  recipeChanged,
  recipeGone,
  rule,
  sat,
  says,
  stocked,
  sun,
  thu,
  toBuy,
  tue,
  wed,
} from './utterance.ts'

/** A second set that was written after the readers had learned from the first. */
export const heldOut2 = [
  says(
    'Can you add a carton of half and half and two sticks of butter to our grocery list?',
    toBuy(
      { name: 'Half and half', quantity: '1 carton' },
      { name: 'Butter', quantity: '2 sticks' },
    ),
  ),
  says(
    'Put laundry detergent on the Target list',
    toBuy({ name: 'Laundry detergent', store: 'Target' }),
  ),
  says(
    "I'm heading to Costco, need chicken breasts, napkins, and a case of sparkling water",
    toBuy(
      { name: 'Chicken breasts' },
      { name: 'Napkins' },
      { name: 'Sparkling water', quantity: '1 case' },
    ),
  ),
  says('add cumin - low priority', toBuy({ name: 'Cumin', priority: 'low' })),
  says(
    'We need stuff for burgers: ground beef, buns, lettuce and pickles',
    toBuy({ name: 'Ground beef' }, { name: 'Buns' }, { name: 'Lettuce' }, { name: 'Pickles' }),
  ),
  says('need: milk x2, OJ', toBuy({ name: 'Milk', quantity: '2' }, { name: 'OJ' })),
  says(
    "Let's buy a birthday cake for Maya's party",
    toBuy({ name: 'Birthday cake', quantity: '1' }),
  ),
  says('Add 3 more lemons to the list', toBuy({ name: 'Lemons', quantity: '3' })),
  says(
    "We'll need 4 lb of ground beef and hamburger buns for the cookout",
    toBuy({ name: 'Ground beef', quantity: '4 lb' }, { name: 'Hamburger buns' }),
  ),
  says(
    'grocery run: granola, almond milk (unsweetened)',
    toBuy({ name: 'Granola' }, { name: 'Almond milk', notes: 'Unsweetened' }),
  ),
  says(
    "Dad asked for beer from Trader Joe's",
    toBuy({ name: 'Beer', store: "Trader Joe's", addedBy: 'Dad' }),
  ),
  says('Wine for Saturday, put it on the shopping list', toBuy({ name: 'Wine' })),
  says("I'm out of shampoo", toBuy({ name: 'Shampoo' })),
  says("The cat litter's almost gone", toBuy({ name: 'Cat litter' })),
  says(
    'Shopping: a bunch of parsley, 2 cucumbers, feta',
    toBuy(
      { name: 'Parsley', quantity: '1 bunch' },
      { name: 'Cucumbers', quantity: '2' },
      { name: 'Feta' },
    ),
  ),
  says(
    'please write down lightbulbs for Home Depot',
    toBuy({ name: 'Lightbulbs', store: 'Home Depot' }),
  ),
  says('buy a whole chicken', toBuy({ name: 'Whole chicken' })),
  says(
    'get 1/2 gallon of chocolate milk',
    toBuy({ name: 'Chocolate milk', quantity: '1/2 gallon' }),
  ),
  says('i want ice cream sandwiches on the list', toBuy({ name: 'Ice cream sandwiches' })),
  says('Mom needs decaf coffee', toBuy({ name: 'Decaf coffee', addedBy: 'Mom' })),
  says(
    'It is time to restock paper cups and straws',
    toBuy({ name: 'Paper cups' }, { name: 'Straws' }),
  ),

  says("I don't want the ricotta any more, take it off the list", offList('Ricotta')),
  says('eggs can come off the shopping list', offList('Eggs')),
  says('remove both the avocados and the cilantro from the list', offList('Avocados', 'Cilantro')),
  says('delete birthday candles', offList('Birthday candles')),
  says('ginger: cross it off', onList({ id: idOf.shopping('Ginger'), isCompleted: true })),
  says(
    'bought the oat milk and dish soap',
    stocked({ name: 'Oat milk' }, { name: 'Dish soap' }),
    onList(
      { id: idOf.shopping('Oat milk'), isCompleted: true },
      { id: idOf.shopping('Dish soap'), isCompleted: true },
    ),
  ),
  says(
    'set the tofu on the list to 4 blocks',
    onList({ id: idOf.shopping('Tofu'), quantity: '4 blocks' }),
  ),
  says('avocados: make it 8', onList({ id: idOf.shopping('Avocados'), quantity: '8' })),

  says(
    "There's no more peanut butter",
    outOfPantry('Peanut butter'),
    toBuy({ name: 'Peanut butter' }),
  ),
  says('we have run out of honey', outOfPantry('Honey'), toBuy({ name: 'Honey' })),
  says('lemons are gone', outOfPantry('Lemons'), toBuy({ name: 'Lemons' })),
  says('carrots: all gone', outOfPantry('Carrots'), toBuy({ name: 'Carrots' })),
  says('I threw the sourdough away', outOfPantry('Sourdough')),
  says('Dad ate the leftover chili for lunch', outOfPantry('Leftover chili')),
  says('we drank all the milk', outOfPantry('Milk')),
  says('get the celery out of the fridge list, I tossed it', outOfPantry('Celery')),
  says('The bananas are rotten', outOfPantry('Bananas')),
  says('finished the cheddar and the salsa', outOfPantry('Cheddar', 'Salsa')),
  says(
    'no butter left, please add it to the list',
    outOfPantry('Butter'),
    toBuy({ name: 'Butter' }),
  ),
  says(
    'Please add three pounds of pork chops to the freezer',
    stocked({ name: 'Pork chops', quantity: '3 pounds', location: 'Freezer' }),
  ),
  says(
    'We now have a bag of quinoa and 2 jars of marinara in the pantry',
    stocked({ name: 'Quinoa', quantity: '1 bag' }, { name: 'Marinara', quantity: '2 jars' }),
  ),
  says(
    'Went shopping and bought grapes, strawberries and a gallon of lemonade',
    stocked(
      { name: 'Grapes' },
      { name: 'Strawberries' },
      { name: 'Lemonade', quantity: '1 gallon' },
    ),
  ),
  says(
    'put the leftover lasagna into the fridge',
    stocked({ name: 'Leftover lasagna', location: 'Fridge' }),
  ),
  says(
    'log 6 yogurts in the fridge',
    stocked({ name: 'Yogurts', quantity: '6', location: 'Fridge' }),
  ),
  says('5 lemons left', inPantry({ id: idOf.pantry('Lemons'), quantity: '5' })),
  says(
    'we only have half a pound of butter',
    inPantry({ id: idOf.pantry('Butter'), quantity: '½ pound' }),
  ),
  says('Update the eggs in the pantry to 6', inPantry({ id: idOf.pantry('Eggs'), quantity: '6' })),
  says('I just ate 2 bananas', inPantry({ id: idOf.pantry('Bananas'), quantity: '4' })),
  says(
    'stick the butter in the freezer',
    inPantry({ id: idOf.pantry('Butter'), location: 'Freezer' }),
  ),
  says(
    'the honey belongs on the counter',
    inPantry({ id: idOf.pantry('Honey'), location: 'Counter' }),
  ),
  says('defrost the ground beef', inPantry({ id: idOf.pantry('Ground beef'), location: 'Fridge' })),
  says(
    'Milk is good until Sunday',
    inPantry({ id: idOf.pantry('Milk'), expiryDate: '2026-11-22' }),
  ),
  says(
    'eat the blueberries before Friday',
    inPantry({ id: idOf.pantry('Blueberries'), expiryDate: '2026-11-20' }),
  ),
  says(
    'the chicken has to be used by tomorrow',
    inPantry({ id: idOf.pantry('Chicken thighs'), expiryDate: '2026-11-19' }),
  ),

  says(
    "I'd like to make shakshuka on Saturday for brunch",
    meals({ recipeName: 'Shakshuka', date: sat, mealType: 'Brunch' }),
  ),
  says(
    'Sat dinner - pulled pork',
    meals({ recipeName: 'Pulled pork', date: sat, mealType: 'Dinner' }),
  ),
  says(
    'put grilled cheese down for lunch on Saturday',
    meals({ recipeName: 'Grilled cheese', date: sat, mealType: 'Lunch' }),
  ),
  says(
    'Mon: soup and salad, Tue: burrito bowls',
    meals({ recipeName: 'Soup and salad', date: mon }, { recipeName: 'Burrito bowls', date: tue }),
  ),
  says("on Sunday we'll have spaghetti", meals({ recipeName: 'Spaghetti bolognese', date: sun })),
  says(
    'add mushroom fried rice to the menu on Saturday',
    meals({ recipeName: 'Mushroom fried rice', date: sat }),
  ),
  says('in three days we eat gnocchi', meals({ recipeName: 'Gnocchi', date: sat })),
  says(
    'Schedule salmon for December 1st',
    meals({ recipeName: 'Salmon with dill potatoes', date: '2026-12-01' }),
  ),
  says(
    'only Mom and Dad will have steak on Saturday at 8pm',
    meals({ recipeName: 'Steak', date: sat, time: '20:00', attendees: ['Mom', 'Dad'] }),
  ),
  says(
    'smoothies for breakfast tomorrow at 7',
    meals({ recipeName: 'Smoothies', date: thu, mealType: 'Breakfast', time: '07:00' }),
  ),
  says(
    'cook butter chicken a week from Saturday',
    meals({ recipeName: 'Butter chicken', date: day(10) }),
  ),
  says(
    'Tofu stir fry this weekend',
    meals({ recipeName: 'Tofu stir fry', date: sat }, { recipeName: 'Tofu stir fry', date: sun }),
  ),
  says('I feel like pizza on Monday', meals({ recipeName: 'Pizza', date: mon })),
  says(
    'plan mac and cheese for Saturday lunch',
    meals({ recipeName: 'Mac and cheese', date: sat, mealType: 'Lunch' }),
  ),
  says(
    'let the salmon be on Saturday instead of Friday',
    mealChanged({ id: idOf.meal('Salmon with dill potatoes'), date: sat }),
  ),
  says(
    'Bring the butter chicken forward to Monday',
    mealChanged({ id: idOf.meal('Butter chicken'), date: mon }),
  ),
  says(
    "move tomorrow's tacos to Monday",
    mealChanged({ id: idOf.meal('Black bean tacos'), date: mon }),
  ),
  says(
    'switch the salmon to Saturday',
    mealChanged({ id: idOf.meal('Salmon with dill potatoes'), date: sat }),
  ),
  says(
    'can dinner be at 7 tonight',
    mealChanged({ id: idOf.meal('Lemon chicken traybake'), time: '19:00' }),
  ),
  says(
    'dinner on Friday should be at 5:45',
    mealChanged({ id: idOf.meal('Salmon with dill potatoes'), time: '17:45' }),
  ),
  says(
    "let's have pasta instead of tacos tomorrow",
    mealChanged({ id: idOf.meal('Black bean tacos') }),
  ),
  says(
    'swap out the salmon for tuna casserole on Friday',
    mealChanged({ id: idOf.meal('Salmon with dill potatoes'), recipeName: 'Tuna casserole' }),
  ),
  says('Please cancel dinner tonight', mealGone({ date: wed, mealType: 'Dinner' })),
  says(
    'take the salmon off the menu',
    mealGone({ date: fri, recipeName: 'Salmon with dill potatoes' }),
  ),
  says("no one's cooking on Tuesday", mealGone({ date: tue, mealType: 'Dinner' })),
  says(
    'scrap the lentil soup on Friday',
    mealGone({ date: fri, mealType: 'Lunch', recipeName: 'Greek lentil soup' }),
  ),
  says('plan three dinners', meals({ date: sat }, { date: mon }, { date: day(7) })),
  says(
    'make me a meal plan for next week',
    meals(
      { date: mon },
      { date: day(7) },
      { date: day(8) },
      { date: day(9) },
      { date: day(10) },
      { date: day(11) },
    ),
  ),
  says('find something fast for Monday night', meals({ date: mon })),
  says('Plan Saturday and Monday dinner with no meat', meals({ date: sat }, { date: mon })),
  says('we should use up the bananas', meals({ recipeName: 'Banana bread' })),
  says('Surprise us on Saturday', meals({ date: sat })),

  says('Mom cannot eat gluten', person({ name: 'Mom', dislikes: 'Gluten (must avoid)' })),
  says('Please note that Dad loves spicy food', person({ name: 'Dad', likes: 'Spicy food' })),
  says('Maya does not eat pork', person({ name: 'Maya', dislikes: 'Pork' })),
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
  says('none of us likes anchovies', rule({ name: 'No anchovies' })),
  says('we never eat shark', rule({ name: 'No shark' })),
  says('New rule: dessert only on weekends', rule({})),
  says(
    'Note: the slow cooker lid is cracked',
    noted({ vaultName: 'Kitchen', content: 'The slow cooker lid is cracked' }),
  ),
  says("don't forget that trash day is Thursday", noted({ content: 'Trash day is Thursday' })),
  says('please remember our wifi password is pancake', noted({})),
  says('forget that the oven runs hot', forgotten({ name: 'Oven' })),
  says(
    'The shakshuka recipe serves 6 people',
    recipeChanged({ id: idOf.recipe('Shakshuka'), servings: '6' }),
  ),
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

  says('do we still have peas in the freezer?'),
  says('how long is the chicken good for'),
  says('remind me what is for lunch on Friday'),
  says('Is Junior allergic to anything?'),
  says("what's missing for the lasagna?"),
  says('which recipes take less than 30 minutes?'),
  says('Does the butter chicken have dairy?'),
  says('how much milk is left'),
  says('what was for dinner yesterday?'),
  says('please leave the menu as it is'),
  says('there is no need to delete the salmon'),
  says('nobody told you to remove the eggs'),
  says("I haven't finished the ice cream"),
  says("we're not out of eggs"),
  says("we didn't eat the salmon"),
  says('What if we moved the tacos to Saturday?'),
  says('erase all my data'),
  says('reset the pantry'),
  says('cancel every dinner next week'),
  says('toss all the food in the freezer'),
  says('remove the pizza from the pantry'),
  says('Delete the recipe for beef wellington'),
  says('My sister said "cancel Friday" but I disagree'),
  says('Dad wrote: "get rid of the tofu"'),
  says('I was thinking about deleting the oat milk'),
  says('ok'),
  says('lol'),
  says('what is the capital of France?'),
  says('tell me a joke'),
  says('Supposedly the eggs are gone'),
  says('remove the milk or the butter'),
  says('update the recipe'),
  says('move it'),

  says(['put apples on the list', 'no, pears'], toBuy({ name: 'Pears' })),
  says(['we need milk and honey', 'and also granola'], toBuy({ name: 'Granola' })),
  says(
    ['add bread to the list', 'actually make that 2 loaves'],
    toBuy({ name: 'Bread', quantity: '2 loaves' }),
  ),
  says(['gnocchi on Saturday', 'the day after'], meals({ recipeName: 'Gnocchi', date: sun })),
  says(['gnocchi on Saturday', 'and Monday'], meals({ recipeName: 'Gnocchi', date: mon })),
  says(
    ['gnocchi on Saturday', "let's do Sunday instead"],
    meals({ recipeName: 'Gnocchi', date: sun }),
  ),
  says(['gnocchi on Saturday', 'ravioli instead'], meals({ recipeName: 'Ravioli', date: sat })),
  says(['remove eggs', 'from the list'], offList('Eggs')),
  says(['remove eggs', 'from the pantry please'], outOfPantry('Eggs')),
  says(['milk and bread', 'yes'], toBuy({ name: 'Milk' }, { name: 'Bread' })),
  says(
    ['move the salmon to Saturday', 'no, Sunday'],
    mealChanged({ id: idOf.meal('Salmon with dill potatoes'), date: sun }),
  ),
  says(
    ['what can I cook with chickpeas?', 'ok, plan the curry for Saturday'],
    meals({ recipeName: 'Chickpea spinach curry', date: sat }),
  ),
  says(
    ['add 2 lb of shrimp to the freezer', 'make it 3'],
    stocked({ name: 'Shrimp', quantity: '3', location: 'Freezer' }),
  ),
  says(['we have 2 eggs left', 'sorry, 4'], inPantry({ id: idOf.pantry('Eggs'), quantity: '4' })),
]
