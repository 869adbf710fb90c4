import { type EntityKind, entityOf, knownCommand } from '#features/cards.logic.ts'
import { nameKey } from '#shared/names.ts'
import { compareText } from '#shared/order.ts'
import type { Proposal } from './proposals.contract.ts'
import { fieldsOf, nameOfItem } from './summary.logic.ts'

/** Milliseconds: a delete and an add this close together are shown as an update. */
const groupingWindow = 5 * 60_000

/** A delete and an add of the same entity, shown as one update. */
export type GroupedUpdate = {
  displayType: 'update'
  id: string
  entityType: EntityKind
  oldItem: Proposal
  newItem: Proposal
  affectedCount: number
}

export type Shown = Proposal | GroupedUpdate

export const isGrouped = (shown: Shown): shown is GroupedUpdate => 'displayType' in shown

/** Ordered by proposal time; a group takes the place of its first member. */
export function groupProposals(proposals: readonly Proposal[]): Shown[] {
  const waiting = proposals.toSorted(
    (a, b) => compareText(a.proposedAt, b.proposedAt) || a.id - b.id,
  )
  const grouped = new Set<number>()
  return waiting.flatMap((proposal): Shown[] => {
    if (grouped.has(proposal.id)) return []
    const other = waiting.find((each) => !grouped.has(each.id) && belong(proposal, each))
    if (!other) return [proposal]
    grouped.add(proposal.id).add(other.id)
    const [oldItem, newItem] =
      actionOf(proposal) === 'remove' ? [proposal, other] : [other, proposal]
    const entityType = entityOf(proposal.commandType)
    if (entityType === 'unknown') return [proposal]
    return [
      {
        displayType: 'update',
        id: `${oldItem.id}-${newItem.id}`,
        entityType,
        oldItem,
        newItem,
        affectedCount: oldItem.affectedCount + newItem.affectedCount,
      },
    ]
  })
}

/** The newest message's cards first, so that they are easy to find; within a message in order. */
export function newestMessageFirst(shown: readonly Shown[]): Shown[] {
  const byMessage = Map.groupBy(shown, (each) => {
    const { id, messageId } = newestOf(each)
    return messageId === null ? `alone ${id}` : `message ${messageId}`
  })
  const newest = (list: readonly Shown[]) => Math.max(...list.map((each) => newestOf(each).id))
  return [...byMessage.values()].sort((a, b) => newest(b) - newest(a)).flat()
}

const newestOf = (shown: Shown): Proposal => {
  if (!isGrouped(shown)) return shown
  return shown.oldItem.id > shown.newItem.id ? shown.oldItem : shown.newItem
}

/** A card's proposals in the order of execution. */
export const membersOf = (shown: Shown): Proposal[] =>
  isGrouped(shown) ? [shown.oldItem, shown.newItem] : [shown]

const actionOf = ({ commandType }: Proposal) => knownCommand(commandType)?.action

/** Whether a delete and an add are about the same thing. */
function belong(a: Proposal, b: Proposal): boolean {
  const entity = entityOf(a.commandType)
  if (entity === 'unknown' || entity !== entityOf(b.commandType)) return false
  const actions = new Set([actionOf(a), actionOf(b)])
  if (!actions.has('add') || !actions.has('remove')) return false
  const apart = Math.abs(Date.parse(a.proposedAt) - Date.parse(b.proposedAt))
  if (!(apart <= groupingWindow)) return false
  return isOne(a) && isOne(b) && isSameThing(a, b)
}

const isOne = ({ proposedChanges, affectedEntities }: Proposal) =>
  proposedChanges.length === 1 && affectedEntities.length <= 1

function isSameThing(a: Proposal, b: Proposal): boolean {
  const groupKey = knownCommand(a.commandType)?.card.groupKey
  if (groupKey) {
    const [one, other] = [a, b].map(({ proposedChanges, commandContent }) =>
      groupKey(fieldsOf(proposedChanges[0]?.item), commandContent),
    )
    return one === other
  }
  const [short = [], long = []] = [a, b]
    .map(({ proposedChanges, affectedEntities }) =>
      nameKey(nameOfItem(proposedChanges[0]?.item, affectedEntities)).split(' '),
    )
    .sort((one, other) => one.length - other.length)
  return short.every((word) => long.includes(word))
}
