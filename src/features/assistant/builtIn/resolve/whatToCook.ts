import { answered } from '../answers/answered.ts'
import { dishesByDay } from '../cards/meals/dishesByDay.ts'
import type { Reading, Scene } from '../reading.ts'
import { findDays } from '../spans/days.ts'
import type { Reply } from './everydayTalk.ts'

/** 'I only have 20 minutes and there's no meat' */
const shortOfTime = new RegExp(
  "^\\W*(?:(?:i|we)(?:'ve| have)?(?: (?:only|just|got|have))+|only|just) (?<minutes>\\d{2,3}) ?min(?:ute)?s?" +
    '(?: (?:tonight|today|now|left|to cook|for (?:dinner|lunch|supper)))*' +
    "(?:,? (?:(?:and|but|there(?:'s| is)|(?:we|i)(?: have|'ve got)|with) )*no (?<food>\\p{L}[\\p{L} ]{1,24}?)" +
    '(?: (?:left|here|today|tonight|at home|in the (?:house|fridge)))*)?[.! ]*$',
  'iu',
)

function inLittleTime(text: string, scene: Scene): Reading | undefined {
  const { minutes, food } = shortOfTime.exec(text)?.groups ?? {}
  const without = food ? ` without ${food}` : ''
  return answered(`what can we cook in ${minutes} minutes${without}?`, scene)
}

/** 'I want to use up the spinach' */
const usingUp =
  /^\W*(?:(?:i|we)(?:'d| would)? (?:want|need|like|have) to |let's |help (?:me|us) )use up (?:the |our |my |some |that |those )?(?<food>[^,.;?!\n]{3,40}?)(?: (?:soon|please|first|somehow))*[.! ]*$/i

function usedUp(text: string, scene: Scene): Reading | undefined {
  const { food } = usingUp.exec(text)?.groups ?? {}
  if (findDays(text, scene.today).length > 0) return undefined
  return answered(`what can we cook with ${food}?`, scene)
}

const twoDays =
  /\b(?:\w+day|mon|tues?|wed|thu(?:rs?)?|fri|sat|sun|tomorrow)\b.*\b(?:\w+day|mon|tues?|wed|thu(?:rs?)?|fri|sat|sun|tomorrow)\b/i

/** What asks for dishes, or names them, without more. */
export const whatToCook: readonly Reply[] = [
  [shortOfTime, (said, scene) => inLittleTime(said().text, scene)],
  [usingUp, (said, scene) => usedUp(said().text, scene)],
  [twoDays, (said, scene) => dishesByDay(said().text, scene)],
]
