import { idOf } from './household.factory.ts'
import {
  fri,
  mealGone,
  meals,
  mon,
  offList,
  outOfPantry,
  person,
  sat,
  says,
  stocked,
  sun,
  thu,
  toBuy,
  tue,
} from './utterance.factory.ts'

export const dialogues = [
  says(['add milk', 'and butter'], toBuy({ name: 'Butter' })),
  says(
    ['put milk on the list for Costco', 'and oat bars too'],
    toBuy({ name: 'Oat bars', store: 'Costco' }),
  ),
  says(['add milk', 'make it two'], toBuy({ name: 'Milk', quantity: '2' })),
  says(
    ['we need ground turkey', 'make that 3 lb'],
    toBuy({ name: 'Ground turkey', quantity: '3 lb' }),
  ),
  says(['add milk', 'for Costco'], toBuy({ name: 'Milk', store: 'Costco' })),
  says(['buy limes', "from trader joe's please"], toBuy({ name: 'Limes', store: "Trader Joe's" })),
  says(['we need milk', "it's urgent"], toBuy({ name: 'Milk', priority: 'high' })),
  says(['add milk', 'actually almond milk'], toBuy({ name: 'Almond milk' })),
  says(
    ['tacos on Saturday', 'on Sunday instead'],
    meals({ recipeName: 'Black bean tacos', date: sun }),
  ),
  says(['tacos on Saturday', 'a day later'], meals({ recipeName: 'Black bean tacos', date: sun })),
  says(['tacos on Saturday', 'no, Monday'], meals({ recipeName: 'Black bean tacos', date: mon })),
  says(
    ['tacos on Saturday', 'make it Tuesday'],
    meals({ recipeName: 'Black bean tacos', date: tue }),
  ),
  says(
    ['tacos on Saturday', 'at 7'],
    meals({ recipeName: 'Black bean tacos', date: sat, time: '19:00' }),
  ),
  says(
    ['tacos on Saturday', 'for lunch instead'],
    meals({ recipeName: 'Black bean tacos', date: sat, mealType: 'Lunch', time: '12:00' }),
  ),
  says(
    ['tacos on Saturday', 'lasagna instead'],
    meals({ recipeName: 'Veggie lasagna', date: sat, recipeId: idOf.recipe('Veggie lasagna') }),
  ),
  says(
    ['tacos on Saturday', 'and on Monday too'],
    meals({ recipeName: 'Black bean tacos', date: mon }),
  ),
  says(
    ['tacos on Saturday', 'just for Mom and Dad'],
    meals({ recipeName: 'Black bean tacos', date: sat, attendees: ['Mom', 'Dad'] }),
  ),
  says(['something quick for Saturday', 'not that one'], meals({ date: sat })),
  says(['remove the coffee', 'the one in the freezer'], outOfPantry('Coffee (2 bags, Freezer)')),
  says(['remove the coffee', 'the first one'], outOfPantry('Coffee (1 bag, Pantry)')),
  says(['delete the oat milk', 'and the ginger'], offList('Ginger')),
  says(["we're out of milk", 'and butter'], outOfPantry('Butter'), toBuy({ name: 'Butter' })),
  says(['add 2 lb chicken to the pantry', 'and rice'], stocked({ name: 'Rice' })),
  says(['add peas to the freezer', 'and corn'], stocked({ name: 'Corn', location: 'Freezer' })),
  says(['Dad hates olives', 'and beets'], person({ name: 'Dad', dislikes: 'Beets' })),
  says(['maybe we should get rid of the celery', 'yes'], outOfPantry('Celery')),
  says(['maybe we should get rid of the celery', 'no']),
  says(
    ['chicken on Saturday', 'the butter one'],
    meals({ recipeName: 'Butter chicken', date: sat }),
  ),
  says(['milk, eggs and bread', 'yes please'], toBuy({ name: 'Milk' }, { name: 'Bread' })),
  says(['add milk', 'never mind']),
  says(['delete the oat milk', 'no']),
  says(['add milk', 'thanks!']),
  says(['add milk', 'is there any butter?']),
  says(["cancel Friday's dinner", 'and tomorrow'], mealGone({ date: thu, mealType: 'Dinner' })),
  says(
    ['plan lasagna for Saturday', 'actually, make it Friday'],
    meals({ recipeName: 'Veggie lasagna', date: fri }),
  ),
]
