import type { Scene } from '../reading.ts'
import { rankTopics } from './chooseTopic.ts'
import { inContext, named } from './followUp.ts'
import { readQuestion } from './question.ts'

/** A question about nothing that is known must be likelier than this to be about a topic. */
const least = 2

/** The answer to a question from the household's lists; undefined if nothing is recognised. */
export function answerQuestion(said: string, scene: Scene): string | undefined {
  const question = inContext(readQuestion(said, scene), scene)
  const ranked = rankTopics(question, scene)
  if (named(question) === 0 && (ranked[0]?.score ?? 0) < least) return undefined
  for (const { topic } of ranked) {
    const answer = topic.answer(question, scene)
    if (answer) return answer
  }
  return undefined
}
