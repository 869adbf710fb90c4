import { nameKey } from '#shared/names.ts'
import type { EarlierProposal } from '../../turn.ts'
import { amountsIn } from '../cards/things/amounts.ts'
import { fieldsOf, nameOf } from '../itemFields.ts'
import { wordSet } from '../normalise/words.ts'
import { nothing, type Reading, type Scene } from '../reading.ts'

const cue = /^(?:no|nope|sorry|actually|i meant?|make (?:it|that)|wait)\b[\s,:.!-]*/i
const small = wordSet('of the a an please some then it that make no sorry actually rather instead')

const ofThings = /^ADD_(?:SHOPPING|PANTRY)_/

/** 'Make that 3 lb of carrots': a thing of a card that waits, however far back, by its name. */
export function correctNamed(text: string, { history }: Scene): Reading | undefined {
  const said = text.replace(cue, '')
  const [quantity, another] = amountsIn(said)
  if (said === text || !quantity || another) return undefined
  const rest = nameKey(said.replace(quantity, ' '))
    .split(' ')
    .filter((word) => word !== '' && !small.has(word))
    .join(' ')
  const isMeant = (item: unknown) => rest !== '' && nameKey(nameOf(item)) === rest
  const card = history
    .flatMap(({ proposals }) => proposals)
    .findLast((each): each is EarlierProposal =>
      Boolean(each.status === 'pending' && ofThings.test(each.type) && each.items.some(isMeant)),
    )
  if (!card) return undefined
  const items = card.items.map((item) => (isMeant(item) ? { ...fieldsOf(item), quantity } : item))
  return { ...nothing, commands: [{ type: card.type, items, replaces: [card.id] }] }
}
