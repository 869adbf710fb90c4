import { cookedMeals } from './cooked.factory.ts'
import { dialogues } from './dialogues.factory.ts'
import { heldOutDialogues1 } from './heldOut/dialogues1.factory.ts'
import { heldOutDialogues2 } from './heldOut/dialogues2.factory.ts'
import { heldOutLast } from './heldOut/last.factory.ts'
import { heldOutMenu1 } from './heldOut/menu1.factory.ts'
import { heldOutMenu2 } from './heldOut/menu2.factory.ts'
import { heldOutMenu3 } from './heldOut/menu3.factory.ts'
import { heldOutMenu4 } from './heldOut/menu4.factory.ts'
import { heldOutMixed1 } from './heldOut/mixed1.factory.ts'
import { heldOutMixed2 } from './heldOut/mixed2.factory.ts'
import { heldOutPantry1 } from './heldOut/pantry1.factory.ts'
import { heldOutPantry2 } from './heldOut/pantry2.factory.ts'
import { heldOutPantry3 } from './heldOut/pantry3.factory.ts'
import { heldOutPeople1 } from './heldOut/people1.factory.ts'
import { heldOutPeople2 } from './heldOut/people2.factory.ts'
import { heldOutShopping1 } from './heldOut/shopping1.factory.ts'
import { heldOutShopping2 } from './heldOut/shopping2.factory.ts'
import { heldOutShopping3 } from './heldOut/shopping3.factory.ts'
import { heldOutShopping4 } from './heldOut/shopping4.factory.ts'
import { heldOutShopping5 } from './heldOut/shopping5.factory.ts'
import { heldOutSilence } from './heldOut/silence.factory.ts'
import { menu } from './menu.factory.ts'
import { pantry } from './pantry.factory.ts'
import { peopleAndNotes } from './peopleAndNotes.factory.ts'
import { shopping } from './shopping.factory.ts'
import { silence } from './silence.factory.ts'
import { strangersByHand } from './strangers/byHand.factory.ts'
import { strangersFollowUps } from './strangers/followUps.factory.ts'
import { strangersItems } from './strangers/items.factory.ts'
import { strangersKnowledge } from './strangers/knowledge.factory.ts'
import { strangersMeals } from './strangers/meals.factory.ts'
import { strangersPeople } from './strangers/people.factory.ts'
import { strangersPlaces } from './strangers/places.factory.ts'
import { strangersPlanning } from './strangers/planning.factory.ts'
import { strangersRecipes } from './strangers/recipes.factory.ts'
import { strangersSilence } from './strangers/silence.factory.ts'
import { strangersStock } from './strangers/stock.factory.ts'
import { strangersStores } from './strangers/stores.factory.ts'
import { traps } from './traps.factory.ts'

/** By what they are about. */
export const utterances = {
  shopping: [
    ...shopping,
    ...heldOutShopping1,
    ...heldOutShopping2,
    ...heldOutShopping3,
    ...heldOutShopping4,
    ...heldOutShopping5,
  ],
  pantry: [...pantry, ...heldOutPantry1, ...heldOutPantry2, ...heldOutPantry3],
  menu: [...menu, ...heldOutMenu1, ...heldOutMenu2, ...heldOutMenu3, ...heldOutMenu4],
  people: [...peopleAndNotes, ...heldOutPeople1, ...heldOutPeople2],
  silence: [...silence, ...heldOutSilence],
  cooked: cookedMeals,
  dialogues: [...dialogues, ...heldOutDialogues1, ...heldOutDialogues2],
  traps,
  mixed: [...heldOutMixed1, ...heldOutMixed2, ...heldOutLast],
  strangers: [
    ...strangersByHand,
    ...strangersFollowUps,
    ...strangersItems,
    ...strangersKnowledge,
    ...strangersMeals,
    ...strangersPeople,
    ...strangersPlaces,
    ...strangersPlanning,
    ...strangersRecipes,
    ...strangersSilence,
    ...strangersStock,
    ...strangersStores,
  ],
}
