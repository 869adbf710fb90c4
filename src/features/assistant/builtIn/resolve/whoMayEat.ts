import { eatenByAll, ofEatersAsked } from '../answers/eatenByAll.ts'
import {
  dishWithout,
  eachMayHave,
  homeAgainst,
  ofDishWithout,
  ofHomeAgainst,
  ofSeveralEaters,
  ofWhoCanNot,
  whoCanNot,
} from '../answers/ruledOut.ts'
import type { Reply } from './everydayTalk.ts'

/** Who may eat what, in whichever direction it is asked. */
export const whoMayEat: readonly Reply[] = [
  [ofEatersAsked, (said, scene) => eatenByAll(said().text, scene)],
  [ofWhoCanNot, (said, scene) => whoCanNot(said().text, scene)],
  [ofHomeAgainst, (said, scene) => homeAgainst(said().text, scene)],
  [ofSeveralEaters, (said, scene) => eachMayHave(said().text, scene)],
  [ofDishWithout, (said, scene) => dishWithout(said().text, scene)],
]
