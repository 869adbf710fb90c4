import { featuresOf } from '#features/assistant/builtIn/answers/answerQuestion.ts'
import { readQuestion } from '#features/assistant/builtIn/answers/question.ts'
import { topics } from '#features/assistant/builtIn/answers/topics.ts'
import type { Household } from '#features/assistant/household.queries.ts'
import { read } from './examples.ts'
import { shuffler } from './random.ts'

const names = topics.map(({ name }) => name)
const rounds = 30
const rate = 0.1
const decay = 0.01
const leastSeen = 3
/** In hundredths: smaller weights are none. */
const smallest = 3

/** Questions stand under the topic that they are about. */
function readQuestions({ household, today }: { household: Household; today: string }) {
  const scene = { household, history: [], today, now: '17:30' }
  let topic = -1
  return read('questions.txt')
    .trim()
    .split('\n')
    .flatMap((line) => {
      if (!line.startsWith('# '))
        return [{ features: featuresOf(readQuestion(line, scene), scene), topic }]
      topic = names.indexOf(line.slice(2))
      if (topic < 0) throw new Error(`There is no topic ${line}`)
      return []
    })
}

/** Softmax regression: the weights of the topics of questions, as JSON. */
export function trainTopics(known: { household: Household; today: string }): string {
  const examples = readQuestions(known)
  const counts = new Map<string, number>()
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const weights = new Map(
    [...counts]
      .filter(([, count]) => count >= leastSeen)
      .map(([feature]) => [feature, new Float64Array(names.length)]),
  )
  shuffler(3)(examples)
  for (let round = 0; round < rounds; round += 1)
    for (const { features, topic } of examples) {
      const rows = features.flatMap((feature) => weights.get(feature) ?? [])
      const scores = names.map((_, n) => rows.reduce((sum, row) => sum + (row[n] ?? 0), 0))
      const top = Math.max(...scores)
      const shares = scores.map((score) => Math.exp(score - top))
      const total = shares.reduce((sum, share) => sum + share, 0)
      const step = rate * (1 - round / rounds)
      for (const row of rows)
        for (const n of names.keys()) {
          const error = (shares[n] ?? 0) / total - (n === topic ? 1 : 0)
          row[n] = (row[n] ?? 0) - step * (error + decay * (row[n] ?? 0))
        }
    }
  const lines = [...weights]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([feature, row]) => {
      const whole = Array.from(row, (weight) => Math.round(weight * 100))
      return { feature, whole: whole.map((weight) => (Math.abs(weight) < smallest ? 0 : weight)) }
    })
    .filter(({ whole }) => whole.some((weight) => weight !== 0))
    .map(({ feature, whole }) => `    ${JSON.stringify(feature)}: [${whole.join(', ')}]`)
  return `{\n  "topics": ${JSON.stringify(names)},\n  "weights": {\n${lines.join(',\n')}\n  }\n}\n`
}
