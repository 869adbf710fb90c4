import { capitalised } from '../../normalise/plainText.ts'
import { wordSet } from '../../normalise/words.ts'
import type { Statement } from './statements.ts'

const conditions = wordSet('diabetic diabetes pregnant gout ibs pku prediabetic')

export const celiac = 'Gluten (celiac)'

/** An illness that is told without a food. */
export function conditionIn({
  words,
}: Statement): [field: 'dislikes' | 'keyGoalsAndLimits', line: string] | undefined {
  if (words.some(({ plain }) => /^co?eli?acs?$/.test(plain))) return ['dislikes', celiac]
  const named = words.find(({ plain }) => conditions.has(plain))
  return named && ['keyGoalsAndLimits', capitalised(named.plain)]
}
