import type { EarlierProposal } from '../../turn.ts'
import { fieldsOf, textOf } from '../itemFields.ts'
import { propose, type Reading } from '../reading.ts'
import { inPlaceOf, ofType } from './lastProposals.ts'

const opening =
  /^(?:(?:no|nope|actually|sorry|oops|wait|oh|i mean|i meant|hmm|correction|(?:make|change|update|set) (?:it|that)(?: to)?|it'?s|that'?s|it is|rather)[,:. ]+)+/i
/** What one thing of the same kind may stand for: another weekday, another number. */
const kinds = [
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/gi,
  /\b\d{1,4}(?::\d{2})?(?: ?[ap]m)?\b/gi,
]

/** 'sorry, it's Friday' after 'remember that trash day is Thursday'. */
function otherFact(said: string, last: readonly EarlierProposal[]): Reading | undefined {
  const noted = ofType(last, 'ADD_KNOWLEDGE_ITEM_TEXT', 'UPDATE_KNOWLEDGE_ITEM_TEXT')
  const item = noted?.items.at(-1)
  const content = textOf(item, 'content')
  if (!noted || !content) return undefined
  for (const kind of kinds) {
    const [old, another] = content.match(kind) ?? []
    if (!old || another || said.match(kind)?.[0] !== said) continue
    const day = said.charAt(0).toUpperCase() + said.slice(1)
    const corrected = { ...fieldsOf(item), content: content.replace(old, day) }
    return inPlaceOf(noted, propose(noted.type, [corrected]))
  }
  return undefined
}

const counts = ['servings', 'cookTime', 'prepTime'] as const

/** 'actually 10' after 'the lasagna serves 8'. */
function otherNumber(said: string, last: readonly EarlierProposal[]): Reading | undefined {
  const changed = ofType(last, 'UPDATE_RECIPE_TEXT')
  const item = changed?.items.at(-1)
  const field = counts.find((each) => textOf(item, each))
  const old = field && textOf(item, field)
  if (
    !changed ||
    !field ||
    !old ||
    !/^\d{1,3}(?: (?:minutes?|mins?|hours?|servings))?$/i.test(said)
  )
    return undefined
  const value = /\D/.test(said) ? said : old.replace(/\d+/, said)
  return inPlaceOf(changed, propose(changed.type, [{ ...fieldsOf(item), [field]: value }]))
}

/** Another day or number than was said of a note or a recipe. */
export function otherValue(text: string, last: readonly EarlierProposal[]): Reading | undefined {
  const said = text.replace(opening, '').trim()
  return said === text ? undefined : (otherFact(said, last) ?? otherNumber(said, last))
}
