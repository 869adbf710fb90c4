import { numberPattern, unitPattern } from '#shared/ingredients/amountPatterns.ts'
import { namesIn } from '../find/mentioned.ts'
import type { Scene } from '../reading.ts'
import type { Clause } from '../text/clauses.ts'
import { readWhen } from '../text/when.ts'

/** What a clause is about, when it is a name with words around it: 'we're out of dog food'. */
const spokenOf =
  /\b(?:out of|need|have|low on|asked for|wants|needs|would like|bought|got|no more|ran out of|forgot(?: about)?|finished|opened|add|buy|get|want|there any|there some)\s+(?:the |some |any |more |us |a |an )*([a-z' -]{3,40}?)(?: (?:any ?more|left|again|at home|(?:to|on) (?:the|my|our) (?:shopping |grocery )?list))*$/i

const subjectOf =
  /^(?:the|our|my|that|this) ([a-z' -]{3,40}?) (?:is|are|was|were|has|have|went|smells?|looks?|tastes?|seems?)\b/i

export const objectOf = (text: string, { today }: Scene): string | null => {
  const when = readWhen(text, today)
  const [day] = when.days
  if (day && when.mealType) return `${when.mealType} on ${day}`
  return spokenOf.exec(text)?.[1] ?? subjectOf.exec(text)?.[1] ?? null
}

const choosesDish =
  /^(?:(?:ok|okay|well|then|great|so|nothing|hmm)[, ]+)*(?:let's|lets|we'll|we could|how about|i'll|we should|can we|could we) (?:we )?(?:do|have|make|cook|plan|go with|eat) (?!it\b|that\b|them\b)/i

/** 'let's do shakshuka then' after 'what's for dinner on Saturday?' is that dinner. */
export function withMealAsked(before: Clause, clause: Clause, scene: Scene): Clause | null {
  if (!/^what'?s?\b/i.test(before.text) || !choosesDish.test(clause.text)) return null
  const asked = readWhen(before.text, scene.today)
  const said = readWhen(clause.text, scene.today)
  const [day, another] = asked.days
  if (!day || another || !asked.mealType || said.days.length > 0 || said.mealType) return null
  const text = clause.text.replace(/,? then$/i, '')
  return { ...clause, text: `${text} for ${asked.mealType.toLowerCase()} on ${day}` }
}

/** 'need another bag', 'add two more cans to the list': of what, the words before say. */
const moreOf = new RegExp(
  `\\b(?:another|an extra|(?:one|two|three|four|\\d{1,2}) more) (?:${unitPattern})(?= (?:to|on|for|from|at|too|please|anyway)\\b|$)`,
  'i',
)

/** 'get a dozen', 'add 2 to the list' */
const onlyAmount = new RegExp(
  `^((?:please |then |can you |could you |just )*(?:get|add|buy|grab|pick up|order|put|we need|need|(?:we|i)(?: only| just)?(?:'ve got| have)|there are(?: only)?) (?:${numberPattern})(?: (?:${unitPattern}))?)(?= (?:to|on|for|from|at|please)\\b|$)`,
  'i',
)

export function withAmountOf(clause: Clause, before: Clause | undefined, scene: Scene): Clause {
  const amount = moreOf.test(clause.text) ? moreOf : onlyAmount
  if (!before || !amount.test(clause.text)) return clause
  const names = namesIn(before.text, scene.household)
  const meant = names.length === 1 ? names[0] : names.length === 0 && objectOf(before.text, scene)
  return meant
    ? {
        ...clause,
        text: clause.text.replace(amount, `$& ${amount === moreOf ? 'of ' : ''}${meant}`),
      }
    : clause
}
