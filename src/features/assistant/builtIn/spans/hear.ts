import { spelled } from '../normalise/spelling.ts'
import { wordsOf } from '../normalise/words.ts'
import type { Scene } from '../reading.ts'
import { focusOf } from '../resolve/focus.ts'
import { marksOf } from './marks.ts'
import type { Heard } from './said.ts'

/** In characters. Nobody asks for more at once; a longer recipe is read from its own text. */
const longest = 3_000

/** A plain text as words, with what each of them may be. */
export function hear(whole: string, scene: Scene): Heard {
  const text = spelled(whole.slice(0, longest), scene.household)
  const words = wordsOf(text)
  const marks = marksOf(words, text, scene.household, scene.today)
  return { whole, text, words, marks, scene, focus: focusOf(scene) }
}
