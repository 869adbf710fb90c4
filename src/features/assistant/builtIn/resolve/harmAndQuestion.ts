import { answerQuestion } from '../answers/answerQuestion.ts'
import { harmfulFoods, harmTold } from '../cards/people/addPreference.ts'
import { offer } from '../cards/phrases.ts'
import { isAsking } from '../divide/mood.ts'
import { enumerated } from '../normalise/plainText.ts'
import { nameOf, type Reading, say } from '../reading.ts'
import type { Heard } from '../spans/said.ts'

/** Where a question begins behind what is told. */
const parts = /(?<=[.!?])\s+|,\s+(?=(?:so |and )?(?:what|which|can|could|how)\b)/

/**
 * 'Junior can't have eggs any more. What can we cook?': what harms is noted before it is answered, and
 * the answer keeps to it. A guest's is a button.
 */
export function harmAndQuestion({ text, scene }: Heard): Reading | undefined {
  const sentences = text.split(parts)
  const asked = sentences.filter(isAsking).join(' ')
  if (asked === '') return undefined
  const rest = sentences.filter((each) => !isAsking(each)).join('. ')
  const { commands, says } = harmTold(rest, scene)
  if (commands.length === 0) return undefined
  const without = enumerated([...harmfulFoods(rest, scene)], 'or')
  const answer =
    answerQuestion(`${asked.replace(/\W+$/, '')} without ${without}?`, scene) ??
    answerQuestion(asked, scene)
  if (!answer) return undefined
  const isMember = (item: unknown) =>
    scene.household.members.some(({ name }) => name === nameOf(item))
  return commands.every(({ items }) => items.every(isMember))
    ? { commands, says: [...says, answer], choices: [] }
    : { ...say(answer), choices: [offer(commands, scene)] }
}
