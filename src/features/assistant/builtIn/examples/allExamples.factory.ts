import { cookedMeals } from './cooked.factory.ts'
import { dialogues } from './dialogues.factory.ts'
import { menu } from './menu.factory.ts'
import { moreDialogues } from './more/dialogues.factory.ts'
import { moreLast } from './more/last.factory.ts'
import { moreMenu1 } from './more/menu1.factory.ts'
import { moreMenu2 } from './more/menu2.factory.ts'
import { moreMenu3 } from './more/menu3.factory.ts'
import { moreMenu4 } from './more/menu4.factory.ts'
import { moreMixed1 } from './more/mixed1.factory.ts'
import { moreMixed2 } from './more/mixed2.factory.ts'
import { morePantry1 } from './more/pantry1.factory.ts'
import { morePantry2 } from './more/pantry2.factory.ts'
import { morePantry3 } from './more/pantry3.factory.ts'
import { morePeople1 } from './more/people1.factory.ts'
import { morePeople2 } from './more/people2.factory.ts'
import { moreShopping1 } from './more/shopping1.factory.ts'
import { moreShopping2 } from './more/shopping2.factory.ts'
import { moreShopping3 } from './more/shopping3.factory.ts'
import { moreShopping4 } from './more/shopping4.factory.ts'
import { moreShopping5 } from './more/shopping5.factory.ts'
import { moreSilence } from './more/silence.factory.ts'
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
export const examples = {
  shopping: [
    ...shopping,
    ...moreShopping1,
    ...moreShopping2,
    ...moreShopping3,
    ...moreShopping4,
    ...moreShopping5,
  ],
  pantry: [...pantry, ...morePantry1, ...morePantry2, ...morePantry3],
  menu: [...menu, ...moreMenu1, ...moreMenu2, ...moreMenu3, ...moreMenu4],
  people: [...peopleAndNotes, ...morePeople1, ...morePeople2],
  silence: [...silence, ...moreSilence],
  cooked: cookedMeals,
  dialogues: [...dialogues, ...moreDialogues],
  traps,
  mixed: [...moreMixed1, ...moreMixed2, ...moreLast],
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
