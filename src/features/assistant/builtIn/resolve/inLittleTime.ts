import { answerQuestion } from '../answers/answerQuestion.ts'
import { type Reading, type Scene, say } from '../reading.ts'

/** 'I only have 20 minutes and there's no meat' */
export const shortOfTime = new RegExp(
  "^\\W*(?:(?:i|we)(?:'ve| have)?(?: (?:only|just|got|have))+|only|just) (?<minutes>\\d{2,3}) ?min(?:ute)?s?" +
    '(?: (?:tonight|today|now|left|to cook|for (?:dinner|lunch|supper)))*' +
    "(?:,? (?:(?:and|but|there(?:'s| is)|(?:we|i)(?: have|'ve got)|with) )*no (?<food>\\p{L}[\\p{L} ]{1,24}?)" +
    '(?: (?:left|here|today|tonight|at home|in the (?:house|fridge)))*)?[.! ]*$',
  'iu',
)

export function inLittleTime(text: string, scene: Scene): Reading {
  const { minutes, food } = shortOfTime.exec(text)?.groups ?? {}
  const without = food ? ` without ${food}` : ''
  const asked = `what can we cook in ${minutes} minutes${without}?`
  return say(answerQuestion(asked, { ...scene, history: [] }) ?? '')
}
