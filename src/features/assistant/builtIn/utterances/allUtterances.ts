import { dialogues } from './dialogues.ts'
import { heldOutDialogues1 } from './heldOut/dialogues1.ts'
import { heldOutDialogues2 } from './heldOut/dialogues2.ts'
import { heldOutLast } from './heldOut/last.ts'
import { heldOutMenu1 } from './heldOut/menu1.ts'
import { heldOutMenu2 } from './heldOut/menu2.ts'
import { heldOutMenu3 } from './heldOut/menu3.ts'
import { heldOutMenu4 } from './heldOut/menu4.ts'
import { heldOutMixed1 } from './heldOut/mixed1.ts'
import { heldOutMixed2 } from './heldOut/mixed2.ts'
import { heldOutPantry1 } from './heldOut/pantry1.ts'
import { heldOutPantry2 } from './heldOut/pantry2.ts'
import { heldOutPantry3 } from './heldOut/pantry3.ts'
import { heldOutPeople1 } from './heldOut/people1.ts'
import { heldOutPeople2 } from './heldOut/people2.ts'
import { heldOutShopping1 } from './heldOut/shopping1.ts'
import { heldOutShopping2 } from './heldOut/shopping2.ts'
import { heldOutShopping3 } from './heldOut/shopping3.ts'
import { heldOutShopping4 } from './heldOut/shopping4.ts'
import { heldOutShopping5 } from './heldOut/shopping5.ts'
import { heldOutSilence } from './heldOut/silence.ts'
import { menu } from './menu.ts'
import { pantry } from './pantry.ts'
import { peopleAndNotes } from './peopleAndNotes.ts'
import { shopping } from './shopping.ts'
import { silence } from './silence.ts'
import { traps } from './traps.ts'

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
  dialogues: [...dialogues, ...heldOutDialogues1, ...heldOutDialogues2],
  traps,
  mixed: [...heldOutMixed1, ...heldOutMixed2, ...heldOutLast],
}
