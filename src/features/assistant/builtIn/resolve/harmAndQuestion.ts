import { answerQuestion } from '../answers/answerQuestion.ts'
import { harmTold } from '../cards/people/addPreference.ts'
import { isAsking } from '../divide/mood.ts'
import { nameOf, type Reading } from '../reading.ts'
import type { Heard } from '../spans/said.ts'

/** 'Junior can't have eggs any more. What can we cook?': what harms is noted before it is answered. */
export function harmAndQuestion({ text, scene }: Heard): Reading | undefined {
  const sentences = text.split(/(?<=[.!?])\s+/)
  const asked = sentences.filter(isAsking).join(' ')
  if (asked === '') return undefined
  const told = harmTold(sentences.filter((each) => !isAsking(each)).join(' '), scene)
  const isMember = (item: unknown) =>
    scene.household.members.some(({ name }) => name === nameOf(item))
  const answer = answerQuestion(asked, scene)
  const isOfFamily = told.commands.every(({ items }) => items.every(isMember))
  return told.commands.length > 0 && isOfFamily && answer
    ? { ...told, says: [...told.says, answer] }
    : undefined
}
