import type { ProposedCommand } from '../../turn.ts'
import { nameOf } from '../itemFields.ts'
import type { Clause } from '../text/clauses.ts'

const missing =
  /\b(?:(?:the|all the|any|all) )?(?:missing ingredients?|ingredients?|what(?:ever)?(?:'s| is| we(?:'re| are)) missing|(?:what|whatever|everything|anything) (?:we|i) (?:need|don'?t have|are missing)|missing (?:stuff|things|items))(?: (?:for|to make) (?:it|that|them|this))?(?= (?:on|to|onto)\b|$)/i

/** 'Chili on Saturday, put the missing ingredients on the list': those of the chili. */
export function withDishNamed(clause: Clause, before: readonly ProposedCommand[]): Clause {
  if (clause.isQuestion || !missing.test(clause.text)) return clause
  const planned = before
    .filter(({ type }) => type === 'CREATE_MENU_TEXT' || type === 'UPDATE_MENU_ITEM_TEXT')
    .flatMap(({ items }) => items.map(nameOf))
  const [dish, another] = [...new Set(planned)].filter((name) => name !== '')
  if (!dish || another) return clause
  return { ...clause, text: clause.text.replace(missing, `the ingredients for ${dish}`) }
}
