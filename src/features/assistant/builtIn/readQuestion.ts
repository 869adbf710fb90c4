import { answersTo } from './answers/answerQuestion.ts'
import { otherwise } from './cards/options.ts'
import type { Chosen } from './choose/chooseIntents.ts'
import { type Choice, nothing, type Reading, say } from './reading.ts'
import type { Heard } from './spans/said.ts'

export const mostOffers = 4
/** A wish that is so likely is offered, where it seems that nothing is wanted. */
export const mayBeWish = 0.05
/** So likely must another reading be to stand under cards. */
export const mayBeOther = 0.01
/** A question that is so likely is answered, or by a button. */
export const mayBeQuestion = 0.1

/** Other readings as buttons, of which one answers what may be a question. */
export function offersFor(chosen: Chosen, heard: Heard, made: Reading, least = 0): Choice[] {
  const answers = chosen.question > mayBeQuestion ? answersTo(heard.text, heard.scene) : []
  const [first] = answers.map(({ label, answer }) => ({ label, commands: [], says: [answer] }))
  const offers = otherwise(chosen, heard, made, { most: mostOffers - (first ? 1 : 0), least })
  return first ? [...offers, first] : offers
}

/** The answer to a question, with the wishes that it may be as buttons. */
export function readQuestion(chosen: Chosen, heard: Heard): Reading | undefined {
  const [first, ...others] = answersTo(heard.text, heard.scene)
  if (!first) return undefined
  const least = chosen.other ? mayBeWish : 0
  const wishes = otherwise(chosen, heard, nothing, { most: mostOffers, least, isAnswered: true })
  const told = first.answer.toLowerCase()
  const isTold = (part: string) => told.includes(part.toLowerCase().replace(/^(?:yes|no), /, ''))
  const also = others
    .filter(({ answer }) => !answer.split('\n').every(isTold))
    .map(({ label, answer }) => ({ label, commands: [], says: [answer] }))
  const most = chosen.other === 'question' ? mostOffers - 1 : 2
  const choices = [...also.slice(0, most), ...wishes].slice(0, mostOffers)
  return { ...say(first.answer), choices }
}
