import { isDishAlone } from '../answers/names.ts'
import { spelled } from '../normalise/spelling.ts'
import { wordsOf } from '../normalise/words.ts'
import type { Scene } from '../reading.ts'
import { cardsGoneOn, focusOf, isOwnThought } from '../resolve/focus.ts'
import { type Mark, marksOf } from './marks.ts'
import type { Heard } from './said.ts'

const cancels =
  /\b(?:cancel|skip(?:ping)?|scrap|delete|remove|take .* off)\b|^no \w+ (?:\w+day|t\w+)\b/i

/** In characters. Nobody asks for more at once; a longer recipe is read from its own text. */
const longest = 3_000

/** A plain text as words, with what each of them may be. */
export function hear(whole: string, scene: Scene): Heard {
  const text = spelled(whole.slice(0, longest), scene.household)
  const words = wordsOf(text)
  const marks = marksOf(words, text, scene.household, scene.today)
  // 'Cancel dinner tomorrow', 'pizza on Friday' say all that is needed, whatever was talked about before.
  const has = (mark: Mark) => marks.some((each) => each.has(mark))
  const isOfThings = cardsGoneOn(text, scene).some(({ type }) => /SHOPPING|PANTRY/.test(type))
  const isDish = isOfThings && isDishAlone({ text, words, marks }, scene.household)
  const isAlone = has('day') && (isDish || (cancels.test(text) && has('meal')))
  const isWhole = isAlone || isOwnThought(text)
  const own = isWhole ? { ...scene, history: [] } : scene
  return { whole, text, words, marks, scene: own, focus: focusOf(own) }
}
