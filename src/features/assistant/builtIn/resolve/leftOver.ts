import { isCommandType } from '#features/cards.logic.ts'
import { nameKey } from '#shared/names.ts'
import { answerQuestion } from '../answers/answerQuestion.ts'
import { isOfSameList, pointing } from '../cards/makeCards.ts'
import { chancesOf } from '../choose/chooseIntents.ts'
import { partsOf } from '../divide/clauses.ts'
import type { Reading } from '../reading.ts'
import { nameOf } from '../reading.ts'
import type { Heard } from '../spans/said.ts'

/** A clause that is as likely as this wants something of its own. */
const sureOfClause = 0.75

/** Every clause counts: those that led to nothing are named, and questions among them answered. */
export function leftOver({ commands }: Reading, { text, scene }: Heard): string[] {
  const made = new Set<string>(commands.map(({ type }) => type))
  const named = commands.flatMap(({ items }) => items.map((item) => nameKey(nameOf(item))))
  const isNamedIn = (clause: string) => {
    const words = nameKey(clause)
    return named.some((name) => name !== '' && words.includes(name))
  }
  const parts = partsOf(text)
  return parts.flatMap((clause) => {
    const [best] = chancesOf(clause, scene)
    if (
      !best ||
      parts.length === 1 ||
      !/\s/.test(clause.trim()) ||
      best.chance < sureOfClause ||
      isNamedIn(clause) ||
      (commands.length === 0 && pointing.test(clause)) ||
      [...made].some((type) => isOfSameList(best.intent, type))
    )
      return []
    if (best.intent === 'question') return answerQuestion(clause, scene) ?? []
    return isCommandType(best.intent) ? [`I didn't get “${clause}”.`] : []
  })
}
