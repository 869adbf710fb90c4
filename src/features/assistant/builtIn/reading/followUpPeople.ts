import { nameKey } from '#shared/names.ts'
import type { EarlierProposal } from '../../turn.ts'
import { fieldsOf, textOf } from '../itemFields.ts'
import { propose, type Reading, type Scene } from '../reading.ts'
import { capitalised } from '../text/plainText.ts'
import { inPlaceOf, ofType } from './lastProposals.ts'
import { append } from './people.ts'

const opening =
  /^(?:(?:no|nope|actually|sorry|oops|wait|oh|hmm|ok|okay|please|well|correction|or|not (?:mom|dad|\w+))[,:. ]+)*(?:i meant?|it'?s|that'?s|that was|make (?:it|that)|for|call it|name it|rename it(?: to)?|let'?s call it)? ?/i
const preferences = ['dislikes', 'likes', 'keyGoalsAndLimits'] as const

/** 'oops, I meant Dad' after something was noted for Mom. */
function otherPerson(
  text: string,
  last: readonly EarlierProposal[],
  scene: Scene,
): Reading | undefined {
  const noted = ofType(last, 'ADD_FAMILY_MEMBER_PREFERENCE_TEXT')
  const item = noted?.items.at(-1)
  const said = nameKey(text.replace(opening, '').replace(/,? not .+$| instead$/i, ''))
  const member = scene.household.members.find(({ name }) => nameKey(name) === said)
  const field = preferences.find((each) => textOf(item, each))
  const lines = field && textOf(item, field)
  if (!member || !field || !lines || textOf(item, 'name') === member.name) return undefined
  return inPlaceOf(noted, append(member, { field, lines: lines.split('\n') }))
}

const calls = /\b(?:call|name|rename) (?:it|that|this)(?: to)? (.{2,80})$/i

/** 'no, call it Sunday chili' after a recipe was renamed or added. */
function otherTitle(text: string, last: readonly EarlierProposal[]): Reading | undefined {
  const title = calls.exec(text)?.[1]
  const named = ofType(last, 'UPDATE_RECIPE_TEXT', 'ADD_RECIPE_TEXT')
  const item = named?.items.at(-1)
  if (!title || !named || textOf(item, 'title') === null) return undefined
  const changed = { ...fieldsOf(item), title: capitalised(title.replace(/^["']|["']$/g, '')) }
  return inPlaceOf(named, propose(named.type, [changed]))
}

/** Another person or another name than was understood. */
export const otherName = (
  text: string,
  last: readonly EarlierProposal[],
  scene: Scene,
): Reading | undefined => otherPerson(text, last, scene) ?? otherTitle(text, last)
