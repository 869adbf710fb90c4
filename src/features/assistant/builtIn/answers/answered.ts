import { type Reading, type Scene, say } from '../reading.ts'
import { answerQuestion } from './answerQuestion.ts'

/** What is answered to a question by itself, whatever was talked of before. */
export function answered(question: string, scene: Scene): Reading | undefined {
  const answer = answerQuestion(question, { ...scene, history: [] })
  return answer ? say(answer) : undefined
}
